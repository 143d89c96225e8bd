import { type Stack, drawStacks } from "../../domain/charts/stacked-chart";
import { ChartAxes, ChartLabel, along } from "./ChartAxes";
import * as styles from "./StackedChart.module.css";

/** So many fills follow one another; each band has its name beside it. */
const FILLS = [styles.first, styles.second, styles.third];

type Props = { title: string; description: string; stacks: readonly Stack[] };

/** Balances on top of one another, each with its name where it ends. */
export function StackedChart({ title, description, stacks }: Props) {
  const { bands, dots, labels, ...axes } = drawStacks(stacks);
  return (
    <ChartAxes
      title={title}
      description={description}
      axes={axes}
      shapes={bands.map((d, index) => (
        <path key={index} className={`${styles.band ?? ""} ${FILLS[index % FILLS.length] ?? ""}`} d={d} />
      ))}
    >
      {dots.map(({ x, y }, index) => (
        <circle key={index} className={styles.dot} cx={along(x)} cy={y} r="5" />
      ))}
      {/* One alone is what the title says. */}
      {stacks.length > 1 &&
        labels.map((label, index) => (
          <g key={index} className={styles.label}>
            <ChartLabel {...label} inOneLine />
          </g>
        ))}
    </ChartAxes>
  );
}
