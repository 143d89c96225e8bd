import { BESIDE, CHART_WIDTH } from "../../domain/charts/chart-axes";
import { TIER_WORDS } from "../../domain/visitor/tier";
import { BAR_WIDTH, type TierRates, allRates, medianOf, rateBars } from "../../domain/survey/tier-rates";
import { formatPercent, toCents } from "../../domain/text/format";
import { ChartAxes, along } from "./ChartAxes";
import * as styles from "./RateChart.module.css";

type Props = {
  rates: TierRates;
  /** The visitor's own rate, percent a year; null while it isn't known: then the median is marked. */
  own: number | null;
};

/** Pixels: the line of the mark's text, the bars, and the scale below them. */
const LINE = 20;
const BARS = 120;
const SCALE = 24;
const BOTTOM = LINE + BARS;

/** Percentage points between two figures of the scale, and the least that it shows. */
const STEP = 5;
const LEAST = 10;

/** How many plans have which rate; those below the visitor's own stand out. */
export function RateChart({ rates, own }: Props) {
  const all = allRates(rates);
  const bars = rateBars(all);
  const marked = own ?? medianOf(all);
  const label = marked === null ? "" : `${own === null ? "Median" : "You"}: ${formatPercent(toCents(marked))}`;
  const end = Math.max(bars.length * BAR_WIDTH, Math.ceil(own ?? 0), LEAST);
  const at = (rate: number) => Math.round((rate / end) * CHART_WIDTH);
  const most = Math.max(...bars, 1);
  // A mark at the very end would be drawn beside its place.
  const scale = Array.from({ length: Math.ceil(end / STEP) - 1 }, (_, step) => (step + 1) * STEP).filter(
    (rate) => at(rate) < 0.95 * CHART_WIDTH,
  );
  /** The bars on one side of the mark, as one shape. */
  const shape = (isBelow: boolean) =>
    bars
      .map((plans, place) => ({ from: place * BAR_WIDTH, tall: Math.round((plans / most) * BARS) }))
      .filter(({ from }) => from < (marked ?? 0) === isBelow)
      .map(({ from, tall }) => `M${at(from)} ${BOTTOM}V${BOTTOM - tall}H${at(from + BAR_WIDTH * 0.9)}V${BOTTOM}z`)
      .join("");
  const isLeft = (marked ?? 0) < end / 2;
  return (
    <ChartAxes
      title={`Reported rates for ${TIER_WORDS[rates.tier].among}`}
      description={label}
      axes={{ levels: [], marks: scale.map((rate) => ({ at: at(rate), text: formatPercent(rate) })) }}
      height={BOTTOM + SCALE}
      bottom={BOTTOM}
      shapes={
        <g className={styles.bars}>
          <path className={styles.below} d={shape(true)} />
          <path className={styles.above} d={shape(false)} />
          {marked !== null && <path className={styles.mark} d={`M${at(marked)} 2V${BOTTOM}`} />}
        </g>
      }
    >
      {marked !== null && (
        <text
          className={styles.label}
          x={along(at(marked) + (isLeft ? BESIDE : -BESIDE))}
          y="14"
          textAnchor={isLeft ? "start" : "end"}
        >
          {label}
        </text>
      )}
    </ChartAxes>
  );
}
