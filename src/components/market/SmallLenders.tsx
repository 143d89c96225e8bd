import { TIER_WORDS } from "../../domain/market/tier";
import { type TierRates, medianOf, medianText } from "../../domain/market/tier-rates";
import { countOf } from "../../domain/text/format";
import { CostBar } from "../costs/CostBar";
import * as styles from "./SmallLenders.module.css";

type Props = {
  rates: TierRates;
  /** What the gap means for a reader. */
  advice: string;
};

/** The medians of large and small institutions for a score, and what to make of them. */
export function SmallLenders({ rates, advice }: Props) {
  const [largest, others] = [medianOf(rates.largest), medianOf(rates.others)];
  if (largest === null || others === null) return null;
  const most = Math.max(largest, others);
  const lines = [
    { name: "25 largest issuers", median: largest, plans: rates.largest, className: styles.largest },
    { name: "All others", median: others, plans: rates.others, className: undefined },
  ];
  return (
    <section aria-labelledby="small-lenders" className="page-panel">
      <h2 id="small-lenders">{others < largest ? "Small lenders charge less" : "Large and small lenders"}</h2>
      <p className="small-note">{`Median APR for ${TIER_WORDS[rates.tier].among}. ${advice}`}</p>
      <dl className={styles.lines}>
        {lines.map(({ name, median, plans, className }) => (
          <div key={name} className={className}>
            <dt>{`${name} (${countOf(plans.length, "plan")})`}</dt>
            <dd translate="no">{medianText(plans)}</dd>
            <dd className={styles.bar}>
              <CostBar bar={{ sure: { x: 0, width: (100 * median) / most }, range: { x: 0, width: 0 } }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
