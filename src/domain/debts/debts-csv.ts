import { csvDollars, csvPlainText, csvText } from "../text/csv";
import { rowsInCents } from "../payoff/rows-in-cents";
import type { FullSchedule } from "./full-schedule";

const HEADINGS = ["Month", "Debt", "Starting balance", "Fees", "Interest", "Payment", "Ending balance"];

/** A plan as comma-separated values (RFC 4180): one line a month and debt, until the debt is paid off, amounts in dollars. */
export function debtsCsv({ debts, schedule }: FullSchedule): string {
  const byDebt = debts.map((_, index) => rowsInCents(schedule.flatMap(({ rows }) => rows[index] ?? [])));
  const lines = schedule.flatMap(({ month }, place) =>
    debts.flatMap(({ name }, index) => {
      const row = byDebt[index]?.[place];
      if (!row || (row.opening === 0 && row.fees === 0)) return [];
      const { opening, fees, interest, payment, closing } = row;
      return [[String(month), csvPlainText(name), ...[opening, fees, interest, payment, closing].map(csvDollars)]];
    }),
  );
  return csvText([HEADINGS, ...lines]);
}
