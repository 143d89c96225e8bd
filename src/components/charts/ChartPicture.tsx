import {
  type BalanceLine,
  type LineName,
  chartDescription,
  drawChart,
  keyText,
} from "../../domain/charts/balance-chart";
import { ChartAxes } from "./ChartAxes";
import { ChartKey } from "./ChartKey";
import * as styles from "./ChartPicture.module.css";

type Props = { title: string; lines: readonly BalanceLine[] };

const LINES: Record<LineName, string | undefined> = {
  minimum: styles.minimum,
  plan: styles.plan,
  card: styles.card,
};

function lineClass(name: LineName): string {
  return `${LINES[name] ?? ""} ${styles.line ?? ""}`;
}

/** What is owed under two or three plans, as lines, and where each of them ends. */
export function ChartPicture({ title, lines }: Props) {
  return (
    <>
      <ChartAxes title={title} description={chartDescription(lines)} draw={(size) => drawChart(lines, size)}>
        {({ paths }) =>
          paths.map(({ name, d, end }) => (
            <g key={name} className={LINES[name]}>
              <path className={lineClass(name)} d={d} />
              <circle className={styles.end} cx={end.x} cy={end.y} r="4" />
            </g>
          ))
        }
      </ChartAxes>
      <ChartKey
        entries={lines.map((drawn) => ({
          swatch: <path className={lineClass(drawn.name)} d="M1 7H27" />,
          text: keyText(drawn),
        }))}
      />
    </>
  );
}
