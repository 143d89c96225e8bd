import type { ChartWords } from "../../domain/charts/chart-axes";
import { along } from "./ChartAxes";
import * as styles from "./ChartLabel.module.css";

type Props = ChartWords & {
  /** Whether both stand on one line. */
  inOneLine?: boolean;
};

/** The words beside a line or a band: its name, and when it ends. */
export function ChartLabel({ label, end, x, y, anchor, inOneLine = false }: Props) {
  return (
    <text className={styles.label} x={along(x)} y={y + 14} textAnchor={anchor}>
      <tspan className={styles.name}>{label}</tspan>
      {inOneLine ? (
        <tspan dx="6">{end}</tspan>
      ) : (
        <tspan x={along(x)} dy="17">
          {end}
        </tspan>
      )}
    </text>
  );
}
