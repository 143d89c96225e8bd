import { type BalanceLine, type LineName, chartDescription, drawChart } from "../../domain/charts/balance-chart";
import { PLOT } from "../../domain/charts/chart-size";
import { ChartAxes, ChartLabel, percentAlong } from "./ChartAxes";
import * as styles from "./ChartAxes.module.css";

type Props = { title: string; lines: readonly BalanceLine[] };

/** The one color code of lines: ink for the current card, green for a card or what is compared, amber for the third. */
const LINES: Record<LineName, string | undefined> = {
  minimum: styles.minimum,
  plan: styles.plan,
  card: styles.card,
};

export function BalanceLineChart({ title, lines }: Props) {
  const { paths, ends, offers, labels, ...axes } = drawChart(lines);
  return (
    <ChartAxes
      title={title}
      description={chartDescription(lines)}
      axes={axes}
      shapes={
        <>
          {offers.map(({ x }) => (
            <path key={x} className={styles.offer} d={`M${x} ${PLOT.top - 8}V${PLOT.bottom}`} />
          ))}
          {paths.map(({ name, d }) => (
            <path key={name} className={`${LINES[name] ?? ""} ${styles.line ?? ""}`} d={d} />
          ))}
        </>
      }
    >
      {offers.map(({ x, owner, anchor }) => (
        <text key={x} className={styles.offerText} x={percentAlong(x)} y={PLOT.top - 12} textAnchor={anchor}>
          <tspan className={styles.owner}>{`${owner}: `}</tspan>
          <tspan>intro ends</tspan>
        </text>
      ))}
      {ends.map(({ name, x }) => (
        <circle key={name} className={LINES[name]} fill="currentColor" cx={percentAlong(x)} cy={PLOT.bottom} r="5" />
      ))}
      {labels.map(({ name, ...label }) => (
        <g key={name} className={LINES[name]} fill="currentColor">
          <ChartLabel {...label} />
        </g>
      ))}
    </ChartAxes>
  );
}
