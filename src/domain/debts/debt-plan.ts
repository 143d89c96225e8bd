import { balanceOf, bookPayment, openBook } from "../payoff/account-book";
import { CLOSING_BALANCE, MAX_MONTHS, ROUNDING_ERROR } from "../payoff/conventions";
import { type Debt, accountOf, chargeDebt } from "./debt";
import { type PaymentOrder, asChanging, rateChanges, turnsIn } from "./payment-order";

/** Dollars a month for all debts together; what a debt that is paid off frees goes to the next one. */
export type Budget = {
  monthly: number;
  /** So much more in every month from `fromMonth` on. */
  raise?: { amount: number; fromMonth: number };
  /** Once, on top, in month `month`. */
  lumpSum?: { amount: number; month: number };
};

/** What one debt does in one month. `opening + fees + interest - payment = closing`; a transfer fee stands in month 1. */
export type DebtRow = { opening: number; fees: number; interest: number; payment: number; closing: number };

/** One month of a plan, with a row for each debt, in their order; all zero once it is paid off. */
export type DebtMonth = { month: number; rows: DebtRow[] };

/** Dollars and months; nothing is rounded. Debts are named by their index. */
export type PlanRun =
  | {
      kind: "paid-off";
      months: number;
      interest: number;
      /** Annual and transfer fees. */
      fees: number;
      /** Interest and fees. */
      cost: number;
      payments: number;
      /** The month after which each debt is paid off. */
      paidOffIn: number[];
    }
  /** In `month` the minimum payments come to `needed`, but the budget is `budget`: there isn’t enough for the minimum on `debt`. */
  | { kind: "below-minimums"; month: number; needed: number; budget: number; debt: number }
  /** After month 600 something is still owed; most of it on `debt`. */
  | { kind: "never-ends"; debt: number };

/** What can be spent in a month. */
export function budgetIn({ monthly, raise, lumpSum }: Budget, month: number): number {
  const raised = raise && month >= raise.fromMonth ? raise.amount : 0;
  return monthly + raised + (lumpSum?.month === month ? lumpSum.amount : 0);
}

const PAID_OFF: DebtRow = { opening: 0, fees: 0, interest: 0, payment: 0, closing: 0 };

/** A debt while its plan runs. */
function open(debt: Debt, index: number) {
  const book = openBook(accountOf(debt));
  return { debt, index, book, open: balanceOf(book) > CLOSING_BALANCE, due: 0, paidOffIn: 0 };
}

type RunningDebt = ReturnType<typeof open>;

function firstShort(sequence: readonly RunningDebt[], budget: number): number {
  let served = 0;
  const short = sequence.find((one) => one.open && (served += one.due) > budget + ROUNDING_ERROR);
  return short?.index ?? 0;
}

function largest(running: readonly RunningDebt[]): number {
  return running.reduce((most, one) => (balanceOf(one.book) > balanceOf(most.book) ? one : most)).index;
}

/**
 * Pays several debts off month by month, with the month of the payoff ledger: each is charged its fees and interest, gets
 * its minimum payment, and what is left of the budget goes to the debts in turn, the rest of a last payment in the same
 * month. Without a budget every debt gets its minimum payment and no more, and what is freed is not spent. Writes the months into
 * `schedule` if they are wanted. Takes sound debts, at least one.
 */
export function runPlan(
  debts: readonly Debt[],
  budget: Budget | null,
  order: PaymentOrder,
  schedule: DebtMonth[] | null = null,
): PlanRun {
  const running = debts.map(open);
  const turnChanges = [asChanging(order).from, ...rateChanges(debts)];
  let sequence = running;
  let interest = 0;
  let fees = debts.reduce((sum, { transferFee = 0 }) => sum + transferFee, 0);
  let payments = 0;
  let month = 0;

  while (running.some((one) => one.open)) {
    if (month === MAX_MONTHS) return { kind: "never-ends", debt: largest(running) };
    month += 1;
    const openings = schedule ? running.map(({ book, debt }) => (month === 1 ? debt.balance : balanceOf(book))) : null;
    let needed = 0;
    for (const one of running) {
      if (!one.open) continue;
      one.due = chargeDebt(one.book, one.debt.minimum);
      needed += one.due;
    }
    if (turnChanges.includes(month)) {
      sequence = turnsIn(debts, order, month).flatMap((index) => running[index] ?? []);
    }
    let left = budget ? budgetIn(budget, month) : needed;
    if (needed > left + ROUNDING_ERROR) {
      return { kind: "below-minimums", month, needed, budget: left, debt: firstShort(sequence, left) };
    }

    const rows = schedule ? debts.map(() => PAID_OFF) : null;
    for (const one of sequence) {
      if (!one.open) continue;
      const { book, index } = one;
      // Whoever's turn it is may have all but the minimum payments of those that follow.
      needed -= one.due;
      const principal = bookPayment(book, left - needed);
      const payment = book.interest + principal;
      left -= payment;
      interest += book.interest;
      fees += book.fees;
      payments += payment;
      const closing = balanceOf(book);
      if (closing <= CLOSING_BALANCE) {
        one.open = false;
        one.paidOffIn = month;
      }
      if (rows) {
        const transferFee = month === 1 ? (one.debt.transferFee ?? 0) : 0;
        rows[index] = {
          opening: openings?.[index] ?? 0,
          fees: transferFee + book.fees,
          interest: book.interest,
          payment,
          closing,
        };
      }
    }
    if (rows) schedule?.push({ month, rows });
  }

  const paidOffIn = running.map((one) => one.paidOffIn);
  return { kind: "paid-off", months: month, interest, fees, cost: interest + fees, payments, paidOffIn };
}

/** What a run costs in dollars; without end for a plan that doesn't pay off. */
export function costOf(run: PlanRun): number {
  return run.kind === "paid-off" ? run.cost : Infinity;
}
