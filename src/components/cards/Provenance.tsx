import type { Card } from "../../domain/cards/card";
import { CARD_FIELD_NAMES } from "../../domain/cards/card-field-names";
import { formatDate, formatList, formatMonthOfYear } from "../../domain/text/format";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../page/SiteLink";
import * as styles from "./Provenance.module.css";

type Props = { card: Pick<Card, "id" | "name" | "provenance" | "reportedTerms"> };

/** How far the terms were checked. */
function checkText({ status, checked }: Card["provenance"]): string {
  if (status === "sample") return "not checked with the issuer";
  return checked ? `last checked ${formatDate(checked)}` : "verified";
}

/** Which month our terms of a card describe, how far they were checked, the source of each, and which the regulator has. */
export function Provenance({ card }: Props) {
  const { id, name, reportedTerms } = card;
  const { asOf, sources, overdueAfter } = card.provenance;
  return (
    <details className={styles.details}>
      <summary>
        Our terms as of {formatMonthOfYear(asOf)}, {checkText(card.provenance)}
        {overdueAfter !== undefined && (
          <strong className={styles.overdue}>, more than {overdueAfter} days ago: verify them with the issuer</strong>
        )}
        <span className="visually-hidden">: sources for {name}</span>
      </summary>
      <dl className={styles.list}>
        {Object.entries(sources).map(([field, source]) => (
          <div key={field}>
            <dt>{CARD_FIELD_NAMES[field] ?? field}</dt>
            <dd>{source === "estimate" ? "estimate" : <a href={source}>{new URL(source).hostname}</a>}</dd>
          </div>
        ))}
      </dl>
      <p>
        {reportedTerms.length > 0
          ? `The issuer reported its own to the regulator: ${formatList(reportedTerms)}.`
          : "The regulator’s survey holds none of this card’s terms, as far as we know."}{" "}
        <SiteLink to={cardPath(id)}>All that we know of {name}</SiteLink>
      </p>
    </details>
  );
}
