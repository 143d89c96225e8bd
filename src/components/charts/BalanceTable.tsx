import { type BalanceLine, chartRows } from "../../domain/charts/balance-chart";
import { formatDollars } from "../../domain/text/format";
import { DataTable } from "../ui/DataTable";
import * as table from "./FigureTable.module.css";

type Props = {
  lines: readonly Pick<BalanceLine, "label" | "balances" | "end">[];
  caption: string;
};

export function BalanceTable({ lines, caption }: Props) {
  return (
    <DataTable
      className={table.table}
      caption={caption}
      heads={["After month", ...lines.map(({ label }) => label)]}
      rows={chartRows(lines).map(({ month, balances }) => [
        month === 0 ? "Today" : month,
        ...lines.map(({ end }, index) => {
          const balance = balances[index] ?? null;
          const nothing = end === null ? "Not shown" : "Paid off";
          return balance === null || month === end ? nothing : formatDollars(balance);
        }),
      ])}
    />
  );
}
