import type { ReactNode } from "react";
import { TIER_WORDS } from "../../domain/market/tier";
import { type TierRates, standingOf } from "../../domain/market/tier-rates";
import { formatPercent } from "../../domain/text/format";
import * as styles from "./RatesByScore.module.css";

type Props = { apr: number; rates: readonly TierRates[]; children: ReactNode };

/** Where a rate stands among those reported for each credit score, while the visitor's own isn't known. */
export function RatesByScore({ apr, rates, children }: Props) {
  const rows = [...rates].reverse().flatMap((one) => {
    const standing = standingOf(apr, one);
    return standing ? [{ tier: one.tier, ...standing }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="rate-standing">
      <h2 id="rate-standing">Is your rate high?</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Credit score</th>
            <th scope="col">Plans below your {formatPercent(apr)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tier, percent, plans }) => (
            <tr key={tier}>
              <th scope="row">{TIER_WORDS[tier].choice}</th>
              <td>
                {percent}% of {plans}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}
