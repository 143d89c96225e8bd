import { type ReactNode, useId } from "react";
import { type ChartAxes as Axes, type ChartSize, NARROW_CHART, WIDE_CHART } from "../../domain/charts/chart-axes";
import * as styles from "./ChartAxes.module.css";

type Props<T extends Axes> = {
  title: string;
  /** The chart in words. */
  description: string;
  draw: (size: ChartSize) => T;
  /** What stands between the axes. */
  children: (drawing: T) => ReactNode;
};

/** A drawing over months and dollars in two sizes; the style sheet shows the one that fits the window. */
export function ChartAxes<T extends Axes>({ title, description, draw, children }: Props<T>) {
  const id = useId();
  return [NARROW_CHART, WIDE_CHART].map((size) => {
    const drawing = draw(size);
    const { width, height, plot, dollars, months } = drawing;
    return (
      <svg
        key={width}
        className={size === WIDE_CHART ? styles.wide : styles.narrow}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}title${width} ${id}text${width}`}
      >
        <title id={`${id}title${width}`}>{title}</title>
        <desc id={`${id}text${width}`}>{description}</desc>
        <g className={styles.axis}>
          <path d={dollars.map(({ at }) => `M${plot.left} ${at}H${plot.right}`).join("")} />
          {dollars.map(({ at, text }) => (
            <text key={text} x={plot.left - 6} y={at} dy="5" textAnchor="end">
              {text}
            </text>
          ))}
        </g>
        {children(drawing)}
        <g className={styles.axis}>
          <path d={months.map(({ at }) => `M${at} ${plot.bottom}v6`).join("")} />
          {months.map(({ at, text }) => (
            <text key={text} x={at} y={plot.bottom + 20} textAnchor={at > plot.right - 20 ? "end" : "middle"}>
              {text}
            </text>
          ))}
        </g>
      </svg>
    );
  });
}
