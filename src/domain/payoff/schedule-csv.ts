import { csvDollars, csvText } from "../text/csv";
import { toCents } from "../text/format";
import type { LedgerRow } from "./ledger";
import type { Schedule } from "./simulation";

/** The file that a schedule is downloaded as. */
export const SCHEDULE_FILE = "payoff-schedule.csv";

const HEADINGS = [
  "Month",
  "Opening balance",
  "New spending",
  "Fees",
  "Interest",
  "Payment",
  "Principal",
  "Closing balance",
];

/** What of a payment goes to the debt, in dollars: the difference of the two as they are shown, so that the line adds up. */
export function shownPrincipal({ payment, interest }: Pick<LedgerRow, "payment" | "interest">): number {
  return toCents(toCents(payment) - toCents(interest));
}

/** A schedule as comma-separated values (RFC 4180): one line a month, amounts in dollars with two decimals. */
export function scheduleCsv(schedule: Schedule): string {
  const months = schedule.map((line) => [
    String(line.month),
    ...[line.opening, line.spending, line.fees, line.interest, line.payment, shownPrincipal(line), line.closing].map(
      csvDollars,
    ),
  ]);
  return csvText([HEADINGS, ...months]);
}
