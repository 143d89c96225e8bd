import type { Account } from "./account";
import { type Ledger, type LedgerRow, type Paying, amortize } from "./amortization";
import { CLOSING_BALANCE } from "../money/conventions";

export type Schedule = readonly LedgerRow[];

export type PaidOff = Omit<Ledger, "balanceLeft" | "notCoveredIn"> & { kind: "paid-off"; schedule: Schedule | null };

/** From some month on the payment doesn't exceed interest and monthly fees and never will; there is nothing to add up. */
type NeverEnds = { kind: "never"; schedule: Schedule | null };

/** `balanceLeft` is still owed after month 600. */
type Unpaid = { kind: "unpaid"; balanceLeft: number; schedule: Schedule | null };

export type Outcome = PaidOff | NeverEnds | Unpaid;

/** Nothing is rounded. Takes a sound account (`isAccount`); the schedule costs time and memory. */
export function simulate(account: Account, paying: Paying, withSchedule = false): Outcome {
  const schedule: LedgerRow[] | null = withSchedule ? [] : null;
  const { balanceLeft, notCoveredIn, ...totals } = amortize(account, paying, { rows: schedule });
  if (balanceLeft <= CLOSING_BALANCE) return { kind: "paid-off", ...totals, schedule };
  return notCoveredIn === null ? { kind: "unpaid", balanceLeft, schedule } : { kind: "never", schedule };
}
