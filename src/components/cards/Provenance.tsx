import type { Card } from "../../domain/card";
import { formatMonthOfYear } from "../../domain/format";
import * as styles from "./Provenance.module.css";

type Props = { card: Pick<Card, "name" | "provenance"> };

const FIELD_NAMES: Record<string, string> = {
  name: "Name",
  apr: "Regular APR",
  introApr: "Intro APR",
  introTerm: "Intro term",
  annualFee: "Annual fee",
  rewards: "Rewards",
  features: "Features",
  balanceTransferFee: "Balance transfer fee",
  foreignTransactionFee: "Foreign transaction fee",
  creditLine: "Credit line",
};

/** Which month a card's terms describe, how far they were checked, and the source of each. */
export function Provenance({ card }: Props) {
  const { status, asOf, sources } = card.provenance;
  return (
    <details className={styles.details}>
      <summary>
        Terms as of {formatMonthOfYear(asOf)}
        {status === "sample" ? ", sample" : ", verified"}
        <span className="visually-hidden">: sources for {card.name}</span>
      </summary>
      <dl className={styles.list}>
        {Object.entries(sources).map(([field, source]) => (
          <div key={field}>
            <dt>{FIELD_NAMES[field] ?? field}</dt>
            <dd>{source === "estimate" ? "estimate" : <a href={source}>{new URL(source).hostname}</a>}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
