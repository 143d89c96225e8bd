import {
  type BalanceLine,
  type LineName,
  SAMPLE,
  chartDescription,
  drawChart,
} from "../../domain/charts/balance-chart";
import { ChartAxes } from "./ChartAxes";
import * as styles from "./ChartPicture.module.css";

type Props = { title: string; lines: readonly BalanceLine[] };

const LINES: Record<LineName, string | undefined> = {
  minimum: styles.minimum,
  plan: styles.plan,
  card: styles.card,
};

/** What is owed under two or three plans, as lines with their names at the ends. */
export function ChartPicture({ title, lines }: Props) {
  return (
    <ChartAxes title={title} description={chartDescription(lines)} draw={(size) => drawChart(lines, size)}>
      {({ paths, labels }) => (
        <>
          {paths.map(({ name, d }) => (
            <path key={name} className={`${LINES[name] ?? ""} ${styles.line ?? ""}`} d={d} />
          ))}
          {labels.map(({ name, from, at, mark }) => (
            <g key={name} className={LINES[name]}>
              {mark === "leader" && <path className={styles.leader} d={`M${from.x} ${from.y}V${at.y - 5}h-4`} />}
              {mark === "sample" && (
                <path className={`${LINES[name] ?? ""} ${styles.line ?? ""}`} d={`M0 ${at.y - 5}h${SAMPLE}`} />
              )}
              <circle className={styles.end} cx={from.x} cy={from.y} r="4" />
            </g>
          ))}
          {labels.map(({ name, text, at, anchor }) => (
            <text
              key={name}
              className={`${LINES[name] ?? ""} ${styles.label ?? ""}`}
              x={at.x}
              y={at.y}
              textAnchor={anchor}
            >
              {text}
            </text>
          ))}
        </>
      )}
    </ChartAxes>
  );
}
