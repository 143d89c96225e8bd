import { type ReactNode, useId } from "react";
import { type TierRates, standingText } from "../../domain/market/tier-rates";
import { Fold } from "../ui/Fold";
import { RateChart } from "./RateChart";

type Props = {
  /** The visitor's own rate, percent a year. */
  apr: number;
  /** The rates reported for the visitor's score. */
  rates: TierRates;
  heading: "h2" | "h3";
  /** Whether the chart waits under its title, where a list follows. */
  folded?: boolean;
  /** What follows. */
  children?: ReactNode;
};

/** Where a visitor's rate stands among those reported for the same score, with a small chart. */
export function RateStanding({ apr, rates, heading: Heading, folded = false, children }: Props) {
  const id = useId();
  const sentence = standingText(apr, rates);
  if (sentence === "") return null;
  const chart = <RateChart rates={rates} own={apr} />;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>Is your rate high?</Heading>
      <p>{sentence}</p>
      {folded ? <Fold title="How the rates are spread">{chart}</Fold> : chart}
      {children}
    </section>
  );
}
