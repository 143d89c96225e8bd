import { BESIDE, CHART_WIDTH, plotBottom } from "../../domain/charts/chart-size";
import { TIER_WORDS } from "../../domain/visitor/tier";
import { COLUMN_WIDTH, type TierRates, allRates, medianOf, rateColumns } from "../../domain/survey/tier-rates";
import { formatPercent, toCents } from "../../domain/text/format";
import { ChartAxes, percentAlong } from "./ChartAxes";
import * as styles from "./ChartAxes.module.css";

type Props = {
  rates: TierRates;
  /** The visitor's own rate, percent a year; null while it isn't known: then the median is marked. */
  own: number | null;
};

/** Pixels: the line of the mark's text, the highest column, and from one dot's middle to the next. */
const LINE = 20;
const COLUMN = 180;
const DOT = 6;
const HEIGHT = LINE + COLUMN + 30;
const BOTTOM = plotBottom(HEIGHT);

/** Percentage points between two figures of the scale; twice or four times as many where rates lie far apart. */
const STEP = 5;

/** Every plan as a dot at its rate, those of the largest issuers above the others; a column of dots is one dotted line. */
export function RateChart({ rates, own }: Props) {
  const all = allRates(rates);
  const marked = own ?? medianOf(all);
  const label = marked === null ? "" : `${own === null ? "Median" : "You"}: ${formatPercent(toCents(marked))}`;
  const shown = [...all, ...(marked === null ? [] : [marked])];
  const start = Math.floor(Math.min(...shown) / STEP) * STEP;
  const end = Math.max(start + STEP, Math.ceil(Math.max(...shown) + COLUMN_WIDTH));
  const at = (rate: number) => Math.round(((rate - start) / (end - start)) * CHART_WIDTH);
  const [largest, others] = [rateColumns(rates.largest), rateColumns(rates.others)];
  const dot = Math.min(DOT, COLUMN / Math.max(1, ...rateColumns(all).values()));
  /** Dotted lines from the bottom, or from above the dots of `below`. */
  const columns = (plans: ReadonlyMap<number, number>, below?: ReadonlyMap<number, number>) =>
    [...plans]
      .map(([rate, count]) => {
        const from = Math.round(BOTTOM - dot * ((below?.get(rate) ?? 0) + 0.5));
        return `M${at(rate + COLUMN_WIDTH / 2)} ${from}v${Math.round(-dot * (count - 1)) - 1}`;
      })
      .join("");
  const step = STEP * (end - start > 70 ? 4 : end - start > 35 ? 2 : 1);
  const scale = Array.from({ length: Math.ceil((end - start) / step) }, (_, place) => start + place * step);
  const isLeft = marked !== null && at(marked) < CHART_WIDTH / 2;
  return (
    <ChartAxes
      title={`Reported rates for ${TIER_WORDS[rates.tier].among}`}
      description={label}
      axes={{ levels: [], marks: scale.map((rate) => ({ at: at(rate), text: formatPercent(rate) })) }}
      height={HEIGHT}
      shapes={
        <g className={styles.dots} strokeDasharray={`0.1 ${dot - 0.1}`}>
          <path className={styles.others} d={columns(others)} />
          <path className={styles.largest} d={columns(largest, others)} />
          {marked !== null && <path className={styles.mark} d={`M${at(marked)} 2V${BOTTOM}`} />}
        </g>
      }
    >
      {marked !== null && (
        <text
          className={styles.strong}
          x={percentAlong(at(marked) + (isLeft ? BESIDE : -BESIDE))}
          y="14"
          textAnchor={isLeft ? "start" : "end"}
        >
          {label}
        </text>
      )}
    </ChartAxes>
  );
}
