import {
  type Account,
  balanceOf,
  applyPayment,
  chargeMonth,
  introIsOver,
  openAccount,
  owedBeforeInterest,
} from "./account";
import { type MinimumRule, minimumPayment } from "./minimum-payment";
import { CLOSING_BALANCE, MAX_MONTHS, MONTHS_A_YEAR } from "../money/conventions";

/** The payment of each month: an amount in dollars, or the issuer's minimum. */
export type Paying = number | MinimumRule;

/** `opening + fees + interest - payment = closing`; the transfer fee is in month 1. */
export type LedgerRow = {
  month: number;
  opening: number;
  fees: number;
  interest: number;
  payment: number;
  closing: number;
};

type LedgerOptions = {
  maxMonths?: number;
  /** Nothing is owed at this balance or below, in dollars. */
  closingBalance?: number;
  rows?: LedgerRow[] | null;
};

/** Less principal than this, in dollars, is a rounding error of the machine: the payment equals the interest. */
const NO_PRINCIPAL = 1e-9;

/** The payment due in a month, in dollars. `owed` is without the month's interest. */
export function amountDue(paying: Paying, owed: number, interest: number): number {
  return typeof paying === "number" ? paying : minimumPayment(paying, owed, interest);
}

/** Pays an account off month by month until nothing is owed, for 600 months at most. The balance is above zero. */
export function amortize(account: Account, paying: Paying, options: LedgerOptions = {}) {
  const { balance, transferFee = 0, monthlyFee = 0 } = account;
  const { maxMonths = MAX_MONTHS, closingBalance = CLOSING_BALANCE, rows } = options;
  const state = openAccount(account);
  const introEnd = state.terms.movedIntro.lastMonth;

  let months = 0;
  let interest = 0;
  let annualFees = 0;
  let totalPayments = 0;
  let firstYearCost = transferFee;
  let balanceAtIntroEnd = introEnd > 0 ? 0 : null;
  let notCoveredIn: number | null = null;

  // Six hundred cards run at every keystroke: nothing is allocated here without rows. NaN keeps the loop going, too.
  while (!(balanceOf(state) <= closingBalance) && months < maxMonths) {
    const opening = months === 0 ? balance : balanceOf(state);
    chargeMonth(state);
    const due = amountDue(paying, owedBeforeInterest(state), state.interest);
    if (introIsOver(state) && !(due - state.interest - monthlyFee > NO_PRINCIPAL)) {
      notCoveredIn = state.month;
      break;
    }
    const principal = applyPayment(state, due);
    const { month, fees } = state;
    const payment = state.interest + principal;

    months = month;
    interest += state.interest;
    annualFees += fees;
    totalPayments += payment;
    if (month <= MONTHS_A_YEAR) firstYearCost = interest + transferFee + annualFees;
    if (month === introEnd) balanceAtIntroEnd = balanceOf(state);
    rows?.push({
      month,
      opening,
      fees: month === 1 ? transferFee + fees : fees,
      interest: state.interest,
      payment,
      closing: balanceOf(state),
    });
  }

  return {
    months,
    interest,
    transferFee,
    /** Annual and monthly fees. */
    annualFees,
    totalCost: interest + transferFee + annualFees,
    firstYearCost,
    totalPayments,
    balanceLeft: balanceOf(state),
    /** All that is owed after the last intro month of the balance, 0 if it is paid by then; null without an intro. */
    balanceAtIntroEnd,
    /** The first month whose interest and monthly fees the payment doesn't exceed, without an intro left; null if none. */
    notCoveredIn,
  };
}

export type Ledger = ReturnType<typeof amortize>;

export type Schedule = readonly LedgerRow[];

export type PaidOff = Omit<Ledger, "balanceLeft" | "notCoveredIn"> & { kind: "paid-off"; schedule: Schedule | null };

/** From some month on the payment doesn't exceed interest and monthly fees and never will; there is nothing to add up. */
type NeverEnds = { kind: "never"; schedule: Schedule | null };

/** `balanceLeft` is still owed after month 600. */
type Unpaid = { kind: "unpaid"; balanceLeft: number; schedule: Schedule | null };

export type Outcome = PaidOff | NeverEnds | Unpaid;

/** Nothing is rounded. The balance is above zero; the schedule costs time and memory. */
export function simulate(account: Account, paying: Paying, withSchedule = false): Outcome {
  const schedule: LedgerRow[] | null = withSchedule ? [] : null;
  const { balanceLeft, notCoveredIn, ...totals } = amortize(account, paying, { rows: schedule });
  if (balanceLeft <= CLOSING_BALANCE) return { kind: "paid-off", ...totals, schedule };
  return notCoveredIn === null ? { kind: "unpaid", balanceLeft, schedule } : { kind: "never", schedule };
}
