import type { Card, TermStatement } from "../../domain/cards/card";
import { CARD_TERMS, TERM_NAMES, termText } from "../../domain/cards/card-terms";
import { movedText, sourceText } from "../../domain/cards/statement";
import { untranslated } from "../ui/untranslated";

type Props = { card: Pick<Card, "name" | "terms" | "statements"> };

function SourceLine({ statement }: { statement: TermStatement }) {
  const text = sourceText(statement);
  return statement.url === null ? <span>{text}</span> : <a href={statement.url}>{text}</a>;
}

export function TermsTable({ card: { name, terms, statements } }: Props) {
  return (
    <table>
      <caption className="visually-hidden">{`Terms of ${name} with their sources`}</caption>
      <tbody>
        {TERM_NAMES.map((term) => {
          const text = termText(term, terms);
          const [first, ...others] = statements.filter((one) => one.term === term);
          if (!first) return null;
          return (
            <tr key={term}>
              <th scope="row">{CARD_TERMS[term].label}</th>
              <td>
                <span translate={untranslated(text)}>{text}</span>
                <p className="small-note link-line">
                  <SourceLine statement={first} />
                  {first.moved !== 0 && <span>{`: ${movedText(first)}`}</span>}
                </p>
                {others.map((other) => (
                  <p key={`${other.by} ${other.asOf} ${other.text}`} className="small-note link-line">
                    <span>{`${other.text}: `}</span>
                    <SourceLine statement={other} />
                  </p>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
