import type { ReactNode } from "react";
import { type TierRates, standingText } from "../../domain/market/tier-rates";
import { RateChart } from "../charts/RateChart";

type Props = {
  /** The visitor's own rate, percent a year. */
  apr: number;
  /** The rates reported for the visitor's score. */
  rates: TierRates;
  /** What follows. */
  children?: ReactNode;
};

/** Where a visitor's rate stands among those reported for the same score, with a small chart. */
export function RateStanding({ apr, rates, children }: Props) {
  const sentence = standingText(apr, rates);
  if (sentence === "") return null;
  return (
    <section aria-labelledby="rate-standing" className="page-panel">
      <h2 id="rate-standing">Is your rate high?</h2>
      <p>{sentence}</p>
      <RateChart rates={rates} own={apr} />
      {children}
    </section>
  );
}
