import { type ReactNode, useId } from "react";
import { CHART_HEIGHT, CHART_WIDTH, type ChartAxes as Axes, PLOT } from "../../domain/charts/chart-axes";
import * as styles from "./ChartAxes.module.css";

type Props = {
  title: string;
  /** The chart in words. */
  description: string;
  axes: Axes;
  /** What is drawn as wide as the chart is. */
  shapes: ReactNode;
  /** Dots and words, which keep their size at any width. */
  children: ReactNode;
};

/** A place along the months: "37.5%". */
export const along = (x: number) => `${(x / CHART_WIDTH) * 100}%`;

/** A drawing over months and dollars, as wide as its place. Only its shapes are stretched, so words keep their size. */
export function ChartAxes({ title, description, axes: { dollars, months }, shapes, children }: Props) {
  const id = useId();
  return (
    <svg className={styles.chart} height={CHART_HEIGHT} role="img" aria-labelledby={`${id}title ${id}text`}>
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}text`}>{description}</desc>
      <svg
        width="100%"
        height={CHART_HEIGHT}
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.shapes}
      >
        <path className={styles.grid} d={dollars.map(({ at }) => `M0 ${at}H${CHART_WIDTH}`).join("")} />
        {shapes}
        <path className={styles.base} d={`M0 ${PLOT.bottom}H${CHART_WIDTH}`} />
      </svg>
      <g className={styles.marks}>
        {dollars.map(({ at, text }) => (
          <text key={text} x="100%" y={at - 5} textAnchor="end">
            {text}
          </text>
        ))}
        {months.map(({ at, text }, index) => (
          <text
            key={text}
            x={along(at)}
            y={PLOT.bottom + 20}
            textAnchor={index === 0 ? "start" : at > 0.95 * CHART_WIDTH ? "end" : "middle"}
          >
            {text}
          </text>
        ))}
      </g>
      {children}
    </svg>
  );
}
