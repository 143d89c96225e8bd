import { useId } from "react";
import { standingOf, standingText } from "../../domain/market/percentiles";
import { type TierRates, allRates } from "../../domain/market/tier-rates";
import { RateChart } from "./RateChart";

type Props = {
  /** The visitor's own rate, percent a year. */
  apr: number;
  rates: TierRates;
};

/** Where a visitor's rate stands among those reported for the same scores, in a sentence and a small chart. */
export function RateStanding({ apr, rates }: Props) {
  const id = useId();
  const standing = standingOf(apr, allRates(rates));
  if (!standing) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Is your rate high?</h3>
      <p>{standingText(apr, standing, rates.tier)}</p>
      <RateChart rates={rates} own={apr} />
    </section>
  );
}
