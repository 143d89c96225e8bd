import type { ReactNode } from "react";
import { TIER_WORDS } from "../../domain/market/tier";
import { type TierRates, standingOf } from "../../domain/market/tier-rates";
import { formatPercent } from "../../domain/text/format";
import { DataTable } from "../ui/DataTable";
import * as styles from "./RatesByScore.module.css";

type Props = { apr: number; rates: readonly TierRates[]; children: ReactNode };

/** Where a rate stands among those reported for each credit score, while the visitor's own isn't known. */
export function RatesByScore({ apr, rates, children }: Props) {
  const rows = [...rates].reverse().flatMap((one) => {
    const standing = standingOf(apr, one);
    return standing ? [[TIER_WORDS[one.tier].choice, `${standing.percent}% of ${standing.plans}`]] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="rate-standing" className="page-panel">
      <h2 id="rate-standing">Is your rate high?</h2>
      <DataTable
        className={styles.table}
        caption="Plans with a lower rate, by credit score"
        heads={["Credit score", `Plans below your ${formatPercent(apr)}`]}
        rows={rows}
      />
      {children}
    </section>
  );
}
