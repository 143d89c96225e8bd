import type { ChartUnit } from "../../schema/vocabulary";
import type { BarChartBlock } from "../../domain/guides/sections";
import { formatList } from "../../domain/text/format";
import { DataTable } from "../ui/DataTable";
import * as table from "./FigureTable.module.css";
import { ChartFigure } from "./ChartFigure";
import { Drawing } from "./ChartAxes";
import * as styles from "./ChartAxes.module.css";

const UNIT_NAMES: Record<ChartUnit, string> = { dollars: "Dollars", percent: "Percent", months: "Months" };

/** Pixels that a bar takes with its label. */
const ROW = 50;

/** Percent of the width: the longest bar leaves the rest to its figure; a bar of nothing is still to be seen. */
const LONGEST = 72;
const SHORTEST = 0.5;

export function BarChart({ chart: { title, description, unit, bars } }: { chart: Omit<BarChartBlock, "kind"> }) {
  const most = Math.max(...bars.map(({ value }) => value)) || 1;
  const words = formatList(bars.map(({ label, text }) => `${label}: ${text}`));
  const widthOf = (value: number) => `${Number(Math.max(SHORTEST, (value / most) * LONGEST).toFixed(2))}%`;
  return (
    <ChartFigure
      title={title}
      description={description}
      table={
        <DataTable
          className={table.table}
          caption={title}
          heads={["Bar", UNIT_NAMES[unit]]}
          rows={bars.map(({ label, text }) => [label, text])}
        />
      }
    >
      <Drawing className={styles.words} height={bars.length * ROW} title={title} description={words}>
        {bars.map(({ label, value, text }, index) => (
          <g key={index} className={styles.bars}>
            <text x="0" y={index * ROW + 16}>
              {label}
            </text>
            <rect x="0" y={index * ROW + 22} width={widthOf(value)} height="20" rx="2" />
            <text className={styles.strong} x={widthOf(value)} y={index * ROW + 37} dx="8">
              {text}
            </text>
          </g>
        ))}
      </Drawing>
    </ChartFigure>
  );
}
