import type { Card } from "../../domain/cards/card";
import { CARD_FIELD_NAMES } from "../../domain/cards/card-field-names";
import { formatDate, formatMonthOfYear } from "../../domain/text/format";
import * as styles from "./Provenance.module.css";

type Props = { card: Pick<Card, "name" | "provenance"> };

/** "sample", or when the terms were last checked. */
function checkText({ status, checked }: Card["provenance"]): string {
  if (status === "sample") return "sample, not checked with the issuer";
  return checked ? `last checked ${formatDate(checked)}` : "verified";
}

/** Which month a card's terms describe, how far they were checked, and the source of each. */
export function Provenance({ card }: Props) {
  const { asOf, sources, overdueAfter } = card.provenance;
  return (
    <details className={styles.details}>
      <summary>
        Terms as of {formatMonthOfYear(asOf)}, {checkText(card.provenance)}
        {overdueAfter !== undefined && (
          <strong className={styles.overdue}>, more than {overdueAfter} days ago: verify them with the issuer</strong>
        )}
        <span className="visually-hidden">: sources for {card.name}</span>
      </summary>
      <dl className={styles.list}>
        {Object.entries(sources).map(([field, source]) => (
          <div key={field}>
            <dt>{CARD_FIELD_NAMES[field] ?? field}</dt>
            <dd>{source === "estimate" ? "estimate" : <a href={source}>{new URL(source).hostname}</a>}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
