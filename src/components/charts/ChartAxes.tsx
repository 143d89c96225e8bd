import type { ReactNode } from "react";
import type { AxisMarks, ChartWords } from "../../domain/charts/chart-axes";
import { CHART_HEIGHT, CHART_WIDTH, plotBottom } from "../../domain/charts/chart-size";
import * as styles from "./ChartAxes.module.css";

type DrawingProps = {
  title: string;
  description: string;
  className: string | undefined;
  height: number;
  children: ReactNode;
};

/** A drawing whose words are only its name: a reader view keeps every text, and would repeat the figures of the table beside it. */
export function Drawing({ title, description, className, height, children }: DrawingProps) {
  return (
    <div role="img" aria-label={`${title} ${description}`}>
      <svg className={className} height={height} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

type Props = {
  title: string;
  description: string;
  axes: AxisMarks;
  /** Pixels. */
  height?: number;
  /** Shapes that are stretched to the chart's width. */
  shapes: ReactNode;
  /** Dots and words, which keep their size at any width. */
  children?: ReactNode;
};

/** A place along the chart: "37.5%". */
export const percentAlong = (x: number) => `${(x / CHART_WIDTH) * 100}%`;

export function ChartAxes(props: Props) {
  const { title, description, axes, height = CHART_HEIGHT } = props;
  const bottom = plotBottom(height);
  const { levels, marks } = axes;
  return (
    <Drawing
      className={levels.length > 0 ? styles.leveled : styles.chart}
      height={height}
      title={title}
      description={description}
    >
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${CHART_WIDTH} ${height}`}
        preserveAspectRatio="none"
        className={styles.shapes}
      >
        <path className={styles.grid} d={levels.map(({ at }) => `M0 ${at}H${CHART_WIDTH}`).join("")} />
        {props.shapes}
        <path className={styles.base} d={`M0 ${bottom}H${CHART_WIDTH}`} />
      </svg>
      <g className={styles.marks}>
        {levels.map(({ at, text }) => (
          <text key={text} x="-8" y={at + 5} textAnchor="end">
            {text}
          </text>
        ))}
        {marks.map(({ at, text }) => (
          <text
            key={text}
            x={percentAlong(at)}
            y={bottom + 20}
            textAnchor={at === 0 ? "start" : at > 0.95 * CHART_WIDTH ? "end" : "middle"}
          >
            {text}
          </text>
        ))}
      </g>
      {props.children}
    </Drawing>
  );
}

export function ChartLabel({ label, end, x, y, anchor }: ChartWords) {
  return (
    <text x={percentAlong(x)} y={y + 14} textAnchor={anchor}>
      <tspan className={styles.strong}>{label}</tspan>
      <tspan x={percentAlong(x)} dy="17">
        {end}
      </tspan>
    </text>
  );
}
