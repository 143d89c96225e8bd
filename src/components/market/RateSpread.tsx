import { TIER_WORDS } from "../../domain/market/tier";
import { type TierRates, allRates, spreadTitle } from "../../domain/market/tier-rates";
import { countOf } from "../../domain/text/format";
import { RateChart } from "../survey/RateChart";

type Props = {
  rates: TierRates;
  /** The visitor's own rate, percent a year; null while it isn't known. */
  own: number | null;
};

/** How the rates reported for a score are spread, and where the visitor's own stands among them. */
export function RateSpread({ rates, own }: Props) {
  const title = spreadTitle(rates, own);
  if (title === "") return null;
  const plans = countOf(allRates(rates).length, "plan");
  return (
    <section aria-labelledby="rate-spread" className="page-panel">
      <h2 id="rate-spread">{title}</h2>
      <p className="small-note">{`APR of ${plans} for ${TIER_WORDS[rates.tier].among}.`}</p>
      <RateChart rates={rates} own={own} />
    </section>
  );
}
