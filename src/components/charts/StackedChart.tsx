import { type Stack, drawStacks } from "../../domain/charts/stacked-chart";
import { ChartAxes } from "./ChartAxes";
import * as styles from "./StackedChart.module.css";

/** So many fills follow one another; the numbers tell which is which. */
const FILLS = [styles.first, styles.second, styles.third, styles.fourth];

function bandClass(index: number): string {
  return `${styles.band ?? ""} ${FILLS[index % FILLS.length] ?? ""}`;
}

type Props = { title: string; description: string; stacks: readonly Stack[] };

/** Balances on top of one another, and what the numbers in them stand for. */
export function StackedChart({ title, description, stacks }: Props) {
  return (
    <>
      <ChartAxes title={title} description={description} draw={(size) => drawStacks(stacks, size)}>
        {({ bands }) => (
          <>
            {bands.map(({ d }, index) => (
              <path key={index} className={bandClass(index)} d={d} />
            ))}
            {bands.map(
              ({ number }, index) =>
                number && (
                  <text key={index} className={styles.number} x={number.x} y={number.y} textAnchor="middle">
                    {index + 1}
                  </text>
                ),
            )}
          </>
        )}
      </ChartAxes>
      <ol role="list" className={styles.key}>
        {stacks.map(({ label }, index) => (
          <li key={index}>
            <svg className={styles.swatch} viewBox="0 0 20 14" aria-hidden="true">
              <rect className={bandClass(index)} x="1" y="1" width="18" height="12" />
            </svg>
            <strong>{index + 1}</strong> <span>{label}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
