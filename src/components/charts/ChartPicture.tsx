import { useId } from "react";
import {
  type BalanceLine,
  type ChartSize,
  type LineName,
  chartDescription,
  drawChart,
} from "../../domain/charts/balance-chart";
import * as styles from "./ChartPicture.module.css";

type Props = { title: string; lines: readonly BalanceLine[]; size: ChartSize; wide?: boolean };

const LINES: Record<LineName, string | undefined> = {
  minimum: styles.minimum,
  plan: styles.plan,
  card: styles.card,
};

/** The chart in one size; the style sheet shows the one that fits the window. */
export function ChartPicture({ title, lines, size, wide = false }: Props) {
  const id = useId();
  const { width, height, plot, paths, labels, dollars, months } = drawChart(lines, size);
  return (
    <svg
      className={wide ? styles.wide : styles.narrow}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}title ${id}text`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}text`}>{chartDescription(lines)}</desc>
      <g className={styles.axis}>
        <path d={dollars.map(({ at }) => `M${plot.left} ${at}H${plot.right}`).join("")} />
        {dollars.map(({ at, text }) => (
          <text key={text} x={plot.left - 6} y={at} dy="5" textAnchor="end">
            {text}
          </text>
        ))}
      </g>
      {paths.map(({ name, d }) => (
        <path key={name} className={`${LINES[name] ?? ""} ${styles.line ?? ""}`} d={d} />
      ))}
      {labels.map(({ name, from, at, below }) => (
        <g key={name} className={LINES[name]}>
          {below && <path className={styles.leader} d={`M${from.x} ${from.y}V${at.y - 5}h-4`} />}
          <circle className={styles.end} cx={from.x} cy={from.y} r="4" />
        </g>
      ))}
      <g className={styles.axis}>
        <path d={months.map(({ at }) => `M${at} ${plot.bottom}v6`).join("")} />
        {months.map(({ at, text }) => (
          <text key={text} x={at} y={plot.bottom + 20} textAnchor={at > plot.right - 20 ? "end" : "middle"}>
            {text}
          </text>
        ))}
      </g>
      {labels.map(({ name, text, at, anchor }) => (
        <text key={name} className={`${LINES[name] ?? ""} ${styles.label ?? ""}`} x={at.x} y={at.y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
