import { type ReactNode, useId } from "react";
import { standingOf, standingText } from "../../domain/market/percentiles";
import { type TierRates, allRates } from "../../domain/market/tier-rates";
import { PointList } from "../ui/PointList";
import { RateChart } from "./RateChart";

type Props = {
  /** The visitor's own rate, percent a year. */
  apr: number;
  /** The rates reported for the visitor's score, or for each score while it isn't known. */
  rates: readonly TierRates[];
  heading: "h2" | "h3";
  /** What follows. */
  children?: ReactNode;
};

/** Where a visitor's rate stands among those reported for the same scores: for one score with a small chart, else score by score. */
export function RateStanding({ apr, rates, heading: Heading, children }: Props) {
  const id = useId();
  const sentences = rates.flatMap((one) => {
    const standing = standingOf(apr, allRates(one));
    return standing ? [standingText(apr, standing, one.tier)] : [];
  });
  const [only, ...others] = rates;
  if (!only || sentences.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>Is your rate high?</Heading>
      {others.length > 0 ? (
        <PointList points={sentences.reverse()} />
      ) : (
        <>
          <p>{sentences}</p>
          <RateChart rates={only} own={apr} />
        </>
      )}
      {children}
    </section>
  );
}
