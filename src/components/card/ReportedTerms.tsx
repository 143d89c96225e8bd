import { type ReportedTerm, sourceOf } from "../../domain/market/card-report";
import type { Card } from "../../domain/cards/card";
import { cardMark } from "../../site/source-mark";
import * as styles from "./ReportedTerms.module.css";

/** The field of a card's terms behind each source that its file names. */
const FIELDS: Partial<Record<string, string>> = {
  apr: "purchaseApr",
  introApr: "introOffers",
  introTerm: "introOffers",
  balanceTransferFee: "transferFee",
  foreignTransactionFee: "foreignFee",
};

type Props = {
  id: string;
  terms: readonly ReportedTerm[];
  provenance: Card["provenance"];
  /** The period of the report in words; null where the issuer reported nothing. */
  period: string | null;
};

/** Where a term of ours comes from, and which month it describes. */
function Source({ provenance, term }: { provenance: Card["provenance"]; term: ReportedTerm }) {
  const { address, text } = sourceOf(provenance, term.source);
  return <span className={styles.source}>{address ? <a href={address}>{text}</a> : text}</span>;
}

/** Each term as we name it, beside what the issuer reported, and where the two differ. */
export function ReportedTerms({ id, terms, provenance, period }: Props) {
  return (
    <ul role="list" className={styles.list}>
      {terms.map((term) => (
        <li
          key={term.name}
          className={styles.term}
          {...cardMark(id, `terms.${FIELDS[term.source ?? ""] ?? term.source ?? ""}`)}
        >
          <h3>{term.name}</h3>
          <dl>
            <div>
              <dt className="small-note">We say</dt>
              <dd>
                {term.ours ?? "Not known"}
                {term.ours !== null && <Source provenance={provenance} term={term} />}
              </dd>
            </div>
            {period !== null && (
              <div>
                <dt className="small-note">The issuer reported</dt>
                <dd>
                  {term.reported ?? "Not reported"}
                  {term.reported !== null && <span className={styles.source}>CFPB, {period}</span>}
                </dd>
              </div>
            )}
          </dl>
          {term.difference && <p>{term.difference}</p>}
          {term.doubts.map((doubt) => (
            <p key={doubt}>Left out as doubtful: {doubt}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}
