import { TIER_WORDS } from "../../domain/visitor/tier";
import { type TierRates, medianOf, medianText, spreadTitle } from "../../domain/survey/tier-rates";
import { countOf, formatPercent, roundTo, periodText } from "../../domain/text/format";
import { RateChart } from "../charts/RateChart";
import { Swatch } from "../charts/Swatch";
import { untranslated } from "../ui/untranslated";
import * as styles from "./RateSpread.module.css";

/** The median of some issuers' plans: whole percent that one sees from afar, and what it is exactly. */
function drawMedian(label: string, rates: readonly number[], place: number) {
  const median = medianOf(rates);
  const value = median === null ? "None" : formatPercent(roundTo(median, 0));
  return (
    <div>
      <dt>
        <Swatch place={place} /> <span>{label}</span>
      </dt>
      <dd className={styles.value} translate={untranslated(value)}>
        {value}
      </dd>
      <dd className="figure-label">{[medianText(rates), countOf(rates.length, "plan")].filter(Boolean).join(" · ")}</dd>
    </div>
  );
}

type Props = {
  rates: TierRates;
  period: string;
  /** The visitor's own rate, percent a year; null while it isn't known. */
  own: number | null;
  advice: string;
};

export function RateSpread({ rates, period, own, advice }: Props) {
  const title = spreadTitle(rates, own);
  if (title === "") return null;
  return (
    <section aria-labelledby="rate-spread" className={styles.spread}>
      <h2 id="rate-spread">{title}</h2>
      <div>
        <dl className={styles.medians}>
          {drawMedian("25 largest issuers", rates.largest, 4)}
          {drawMedian("All others", rates.others, 0)}
        </dl>
        <p className="small-note">{`Median APR for ${TIER_WORDS[rates.tier].among}, as reported for ${periodText(period)}. ${advice}`}</p>
      </div>
      <RateChart rates={rates} own={own} />
    </section>
  );
}
