import { csvDollars, csvPlainText, csvText } from "../text/csv";
import type { LedgerRow } from "./ledger";
import { rowsInCents } from "./rows-in-cents";

/** The file that a schedule is downloaded as. */
export const SCHEDULE_FILE = "payoff-schedule.csv";

const COLUMNS = [
  ["Starting balance", "opening"],
  ["Fees", "fees"],
  ["Interest", "interest"],
  ["Payment", "payment"],
  ["Principal", "principal"],
  ["Ending balance", "closing"],
] as const;

/** The months of one debt until it is paid off. */
export type NamedSchedule = { name: string; rows: readonly LedgerRow[] };

/**
 * Schedules as comma-separated values (RFC 4180): one line a month and debt, amounts in dollars with two decimals. One debt
 * has no name.
 */
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
