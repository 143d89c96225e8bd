import { chartDescription } from "../../domain/charts/balance-chart";
import type { LineChartBlock as LineBlock } from "../../domain/guides/sections";
import { BalanceTable } from "./BalanceTable";
import { BalanceLineChart } from "./BalanceLineChart";
import { ChartFigure } from "./ChartFigure";

/** The balance month by month under two or three plans, drawn as the calculator draws it. */
export function LineChart({ chart: { title, description, lines } }: { chart: LineBlock }) {
  return (
    <ChartFigure
      title={title}
      description={description}
      table={<BalanceTable lines={lines} caption={chartDescription(lines)} />}
    >
      <BalanceLineChart title={title} lines={lines} />
    </ChartFigure>
  );
}
