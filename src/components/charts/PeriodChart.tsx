import type { LineName } from "../../domain/charts/balance-chart";
import { CHART_WIDTH } from "../../domain/charts/chart-axes";
import { type PeriodValues, drawPeriods, periodAt } from "../../domain/charts/period-chart";
import { formatMonthOfYear } from "../../domain/text/format";
import { ChartAxes } from "./ChartAxes";
import * as axes from "./ChartAxes.module.css";
import { ChartLabel } from "./ChartLabel";
import { LINES } from "./ChartPicture";
import * as picture from "./ChartPicture.module.css";
import * as styles from "./PeriodChart.module.css";

export type PeriodLine = { name: string; kind: LineName; values: PeriodValues; end: string };

type Props = {
  title: string;
  /** The chart in words. */
  description: string;
  periods: readonly string[];
  lines: readonly PeriodLine[];
  /** The least and the most that the height stands for. */
  range: readonly [number, number];
  /** The places of periods from which on something is different. */
  marks?: readonly number[];
};

/** Pixels. */
const HEIGHT = 150;
const LABEL = 38;

/** From the middle of a label to its upper edge. */
const HALF_LABEL = 17;

/** Lines over the periods of the survey, a dot for each period, the marks of what changed, and the lines' names at their ends. */
export function PeriodChart({ title, description, periods, lines, range, marks = [] }: Props) {
  const drawn = drawPeriods(
    lines.map(({ values }) => values),
    range,
    HEIGHT,
    LABEL,
  );
  const ends = [
    { at: 0, text: formatMonthOfYear(periods[0] ?? "") },
    { at: CHART_WIDTH, text: formatMonthOfYear(periods.at(-1) ?? "") },
  ];
  return (
    <div className={styles.chart}>
      <ChartAxes
        title={title}
        description={description}
        axes={{ levels: [], marks: ends }}
        height={HEIGHT + 24}
        bottom={HEIGHT}
        hasBase={false}
        shapes={
          <>
            {marks.map((place) => (
              <path key={place} className={picture.offer} d={`M${periodAt(place, periods.length)} 0V${HEIGHT}`} />
            ))}
            {lines.map(({ name, kind }, index) => (
              <g key={name}>
                <path className={`${LINES[kind] ?? ""} ${picture.line ?? ""}`} d={drawn.lines[index]?.d} />
                <path className={`${LINES[kind] ?? ""} ${styles.dots ?? ""}`} d={drawn.lines[index]?.dots} />
              </g>
            ))}
          </>
        }
      />
      <svg className={axes.words} height={HEIGHT} aria-hidden="true">
        {lines.map(({ name, kind, end }, index) => (
          <g key={name} className={LINES[kind]}>
            <ChartLabel label={name} end={end} x={0} y={(drawn.labels[index] ?? 0) - HALF_LABEL} anchor="start" />
          </g>
        ))}
      </svg>
    </div>
  );
}
