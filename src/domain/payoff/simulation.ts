import type { Account } from "./account";
import { type Ledger, type LedgerRow, type Paying, keepLedger } from "./ledger";
import { CLOSING_BALANCE } from "./conventions";

/** The months as they were kept; null unless they were asked for. */
export type Schedule = readonly LedgerRow[];

export type PaidOff = ReturnType<typeof paidOff>;

/** From some month on the payment doesn't exceed interest and monthly fees and never will; there is nothing to add up. */
type NeverEnds = { kind: "never"; schedule: Schedule | null };

/** `balanceLeft` is still owed after month 600. */
type Unpaid = { kind: "unpaid"; balanceLeft: number; schedule: Schedule | null };

export type Outcome = PaidOff | NeverEnds | Unpaid;

function paidOff(account: Account, ledger: Ledger, schedule: Schedule | null) {
  const { transferFee = 0 } = account;
  const { months, interest, annualFees } = ledger;
  return {
    kind: "paid-off" as const,
    months,
    interest,
    transferFee,
    /** Annual and monthly fees. */
    annualFees,
    /** Interest and fees. */
    totalCost: interest + transferFee + annualFees,
    /** The part of the total cost that falls into months 1 to 12. */
    firstYearCost: ledger.firstYearCost + transferFee,
    totalPayments: ledger.payments,
    /** All that is owed when the intro rate of the balance ends; null if no intro covers it. */
    balanceAtIntroEnd: ledger.balanceAtIntroEnd,
    schedule,
  };
}

/**
 * Pays one account off month by month. Dollars, percent a year, months; nothing is rounded. Without intro offers and fees it is
 * the specification's calculator (section 9). Takes a sound account (`isAccount`); the schedule costs time and memory.
 */
export function simulate(account: Account, paying: Paying, withSchedule = false): Outcome {
  const rows: LedgerRow[] | null = withSchedule ? [] : null;
  const ledger = keepLedger(account, paying, { rows });
  if (ledger.balanceLeft <= CLOSING_BALANCE) return paidOff(account, ledger, rows);
  return ledger.notCoveredIn === null
    ? { kind: "unpaid", balanceLeft: ledger.balanceLeft, schedule: rows }
    : { kind: "never", schedule: rows };
}
