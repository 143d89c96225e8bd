import { type ReactNode, useId } from "react";
import { type TierRates, standingText } from "../../domain/market/tier-rates";
import { Fold } from "../ui/Fold";
import { PointList } from "../ui/PointList";
import { RateChart } from "./RateChart";

type Props = {
  /** The visitor's own rate, percent a year. */
  apr: number;
  /** The rates reported for the visitor's score, or for each score while it isn't known. */
  rates: readonly TierRates[];
  heading: "h2" | "h3";
  /** Whether the chart waits under its title, where a list follows. */
  folded?: boolean;
  /** What follows. */
  children?: ReactNode;
};

/** Where a visitor's rate stands among those reported for the same scores: for one score with a small chart, else score by score. */
export function RateStanding({ apr, rates, heading: Heading, folded = false, children }: Props) {
  const id = useId();
  const sentences = rates.map((one) => standingText(apr, one)).filter(Boolean);
  const [only, ...others] = rates;
  if (!only || sentences.length === 0) return null;
  const chart = <RateChart rates={only} own={apr} />;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>Is your rate high?</Heading>
      {others.length > 0 ? (
        <PointList points={sentences.reverse()} />
      ) : (
        <>
          <p>{sentences}</p>
          {folded ? <Fold title="How the rates are spread">{chart}</Fold> : chart}
        </>
      )}
      {children}
    </section>
  );
}
