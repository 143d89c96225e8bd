import { type BalanceLine, chartDescription, chartRows } from "../../domain/charts/balance-chart";
import { formatDollars } from "../../domain/text/format";
import * as table from "./FigureTable.module.css";

/** The data of a chart of balances as a table. */
export function BalanceTable({ lines }: { lines: readonly BalanceLine[] }) {
  return (
    <table className={table.table}>
      <caption className="visually-hidden">{chartDescription(lines)}</caption>
      <thead>
        <tr>
          <th scope="col">After month</th>
          {lines.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chartRows(lines).map(({ month, balances }) => (
          <tr key={month}>
            <th scope="row">{month === 0 ? "Today" : month}</th>
            {lines.map(({ name, end }, index) => {
              const balance = balances[index] ?? null;
              const nothing = end === null ? "Not shown" : "Paid off";
              return <td key={name}>{balance === null || month === end ? nothing : formatDollars(balance)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
