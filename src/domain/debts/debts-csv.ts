import { csvDollars, csvPlainText, csvText } from "../text/csv";
import type { Debt } from "./debt";
import type { DebtMonth } from "./debt-plan";

const HEADINGS = ["Month", "Debt", "Opening balance", "Fees", "Interest", "Payment", "Closing balance"];

/** A plan as comma-separated values (RFC 4180): one line a month and debt, until the debt is paid off, amounts in dollars. */
export function debtsCsv(debts: readonly Debt[], schedule: readonly DebtMonth[]): string {
  const lines = schedule.flatMap(({ month, rows }) =>
    rows.flatMap(({ opening, fees, interest, payment, closing }, index) =>
      opening === 0 && fees === 0
        ? []
        : [
            [
              String(month),
              csvPlainText(debts[index]?.name ?? ""),
              ...[opening, fees, interest, payment, closing].map(csvDollars),
            ],
          ],
    ),
  );
  return csvText([HEADINGS, ...lines]);
}
