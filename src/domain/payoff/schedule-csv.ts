import { csvDollars, csvText } from "../text/csv";
import { rowsInCents } from "./rows-in-cents";
import type { Schedule } from "./simulation";

/** The file that a schedule is downloaded as. */
export const SCHEDULE_FILE = "payoff-schedule.csv";

const HEADINGS = [
  "Month",
  "Starting balance",
  "New spending",
  "Fees",
  "Interest",
  "Payment",
  "Principal",
  "Ending balance",
];

/** A schedule as comma-separated values (RFC 4180): one line a month, amounts in dollars with two decimals. */
export function scheduleCsv(schedule: Schedule): string {
  const months = rowsInCents(schedule).map((line) => [
    String(line.month),
    ...[line.opening, line.spending, line.fees, line.interest, line.payment, line.principal, line.closing].map(
      csvDollars,
    ),
  ]);
  return csvText([HEADINGS, ...months]);
}
