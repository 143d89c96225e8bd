import { type BalanceLine, chartRows } from "../../domain/charts/balance-chart";
import { formatDollars } from "../../domain/text/format";
import * as table from "./FigureTable.module.css";

type Props = {
  lines: readonly Pick<BalanceLine, "label" | "balances" | "end">[];
  /** The chart in words. */
  caption: string;
};

/** The data of a chart of balances as a table. */
export function BalanceTable({ lines, caption }: Props) {
  return (
    <table className={table.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">After month</th>
          {lines.map(({ label }, index) => (
            <th key={index} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chartRows(lines).map(({ month, balances }) => (
          <tr key={month}>
            <th scope="row">{month === 0 ? "Today" : month}</th>
            {lines.map(({ end }, index) => {
              const balance = balances[index] ?? null;
              const nothing = end === null ? "Not shown" : "Paid off";
              return <td key={index}>{balance === null || month === end ? nothing : formatDollars(balance)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
