import { useId } from "react";
import { type PeriodValues, drawPeriods, periodAt } from "../../domain/charts/period-chart";
import { formatMonthOfYear } from "../../domain/text/format";
import * as styles from "./PeriodChart.module.css";

export type PeriodLine = { name: string; kind: "own" | "other" | "third"; values: PeriodValues; end: string };

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
const SMALL_HEIGHT = 60;
const LABEL = 38;

type PlotProps = Pick<Props, "periods" | "lines" | "range" | "marks"> & { height: number };

/** The lines alone, as wide as there is room. */
function Plot({ periods, lines, range, marks = [], height }: PlotProps) {
  const { lines: drawn } = drawPeriods(
    lines.map(({ values }) => values),
    range,
    0,
  );
  return (
    <>
      {marks.map((place) => (
        <path key={place} className={styles.mark} d={`M${periodAt(place, periods.length)} 0V1000`} />
      ))}
      {lines.map(({ name, kind }, index) => (
        <g key={name} className={styles[kind]}>
          <path d={drawn[index]?.d} />
          {height === HEIGHT && <path className={styles.dots} d={drawn[index]?.dots} />}
        </g>
      ))}
    </>
  );
}

const VIEW = { viewBox: "0 0 1000 1000", preserveAspectRatio: "none" } as const;

/** Lines over the periods of the survey, with their names at their ends. */
export function PeriodChart({ title, description, ...plot }: Props) {
  const { periods, lines, range } = plot;
  const id = useId();
  const { labels } = drawPeriods(
    lines.map(({ values }) => values),
    range,
    (LABEL / HEIGHT) * 100,
  );
  return (
    <div className={styles.chart}>
      <svg {...VIEW} height={HEIGHT} role="img" aria-labelledby={`${id}title ${id}text`}>
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}text`}>{description}</desc>
        <Plot {...plot} height={HEIGHT} />
      </svg>
      <svg className={styles.labels} height={HEIGHT} aria-hidden="true">
        {lines.map(({ name, kind, end }, index) => (
          <text key={name} className={styles[kind]} y={`${labels[index] ?? 0}%`}>
            <tspan x="0" dy="-3">
              {name}
            </tspan>
            <tspan x="0" dy="17" className={styles.end}>
              {end}
            </tspan>
          </text>
        ))}
      </svg>
      <p className={styles.periods} aria-hidden="true">
        <span>{formatMonthOfYear(periods[0] ?? "")}</span>
        <span>{formatMonthOfYear(periods.at(-1) ?? "")}</span>
      </p>
    </div>
  );
}

/** The lines of a chart as a small picture of it. */
export function SmallPeriodChart(plot: Omit<PlotProps, "height">) {
  return (
    <svg {...VIEW} className={styles.small} height={SMALL_HEIGHT} aria-hidden="true">
      <Plot {...plot} height={SMALL_HEIGHT} />
    </svg>
  );
}
