import { csvDollars, csvPlainText, csvText } from "../text/csv";
import { toCents } from "../text/format";
import { CLOSING_BALANCE } from "../money/conventions";
import type { LedgerRow } from "./simulation";

/** In whole cents that add up: each flow is the growth of its rounded sum, and interest is what two balances then leave. */
export function rowsInCents(rows: readonly LedgerRow[]): (LedgerRow & { principal: number })[] {
  const sums = { fees: 0, payment: 0 };
  const grown = (name: keyof typeof sums, amount: number): number => {
    const before = toCents(sums[name]);
    sums[name] += amount;
    return toCents(toCents(sums[name]) - before);
  };
  let opening = toCents(rows[0]?.opening ?? 0);
  return rows.map((row) => {
    const fees = grown("fees", row.fees);
    const payment = grown("payment", row.payment);
    const closing = row.closing <= CLOSING_BALANCE ? 0 : toCents(row.closing);
    const interest = toCents(closing - opening - fees + payment);
    const principal = toCents(payment - interest);
    const line = { month: row.month, opening, fees, interest, payment, principal, closing };
    opening = closing;
    return line;
  });
}

export const SCHEDULE_FILE = "payoff-schedule.csv";

const COLUMNS = [
  ["Starting balance", "opening"],
  ["Fees", "fees"],
  ["Interest", "interest"],
  ["Payment", "payment"],
  ["Principal", "principal"],
  ["Ending balance", "closing"],
] as const;

export type NamedSchedule = { name: string; rows: readonly LedgerRow[] };

/** One line a month and debt (RFC 4180), dollars with two decimals. One debt has no name. */
export function scheduleCsv(debts: readonly NamedSchedule[]): string {
  const lines = debts
    .flatMap(({ name, rows }) => rowsInCents(rows).map((row) => ({ ...row, name: csvPlainText(name) })))
    .sort((one, other) => one.month - other.month);
  const columns = COLUMNS.filter(([, field]) => field !== "fees" || lines.some(({ fees }) => fees !== 0));
  const named = (name: string) => (debts.length > 1 ? [name] : []);
  const headings = ["Month", ...named("Debt"), ...columns.map(([heading]) => heading)];
  const amounts = lines.map((line) => [
    String(line.month),
    ...named(line.name),
    ...columns.map(([, field]) => csvDollars(line[field])),
  ]);
  return csvText([headings, ...amounts]);
}
