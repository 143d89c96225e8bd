import { TIER_WORDS } from "../../domain/visitor/tier";
import { type TierRates, medianText, spreadTitle } from "../../domain/survey/tier-rates";
import { countOf } from "../../domain/text/format";
import { periodText } from "../../domain/text/period";
import { RateChart } from "../charts/RateChart";
import { Figures } from "../ui/Figures";

type Props = {
  rates: TierRates;
  /** The half-year that they were reported for. */
  period: string;
  /** The visitor's own rate, percent a year; null while it isn't known. */
  own: number | null;
  /** Explains the gap between large and small institutions. */
  advice: string;
};

const medianFigure = (label: string, rates: readonly number[]) => ({
  label,
  value: medianText(rates) ?? "None",
  note: countOf(rates.length, "plan"),
});

/** The rates reported for a score: both medians, the spread of all, and the place of the visitor's own. */
export function RateSpread({ rates, period, own, advice }: Props) {
  const title = spreadTitle(rates, own);
  if (title === "") return null;
  return (
    <section aria-labelledby="rate-spread" className="page-panel">
      <h2 id="rate-spread">{title}</h2>
      <p className="small-note">{`Median APR for ${TIER_WORDS[rates.tier].among}, as reported for ${periodText(period)}. ${advice}`}</p>
      <Figures
        look="answer"
        figures={[medianFigure("25 largest issuers", rates.largest), medianFigure("All others", rates.others)]}
      />
      <RateChart rates={rates} own={own} />
    </section>
  );
}
