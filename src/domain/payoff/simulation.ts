import type { Account } from "./account";
import { type Ledger, type LedgerRow, type Paying, keepLedger } from "./ledger";
import type { PaymentPlan } from "./payment-plan";
import { CLOSING_BALANCE } from "./conventions";
import { paymentWithin, smallestEndingPayment } from "./solve-payment";

/** The months as they were kept; null unless they were asked for. */
export type Schedule = readonly LedgerRow[];

export type PaidOff = ReturnType<typeof paidOff>;

/** The smallest fixed payment, to the cent, that ends within 600 months; null for the issuer's minimum, and if nobody asked. */
type WhatWorks = { smallestPayment: number | null };

/** From some month on the payment doesn't exceed interest and monthly fees and never will; there is nothing to add up. */
export type NeverEnds = WhatWorks & { kind: "never"; schedule: Schedule | null };

/** `balanceLeft` is still owed after month 600. */
export type Unpaid = WhatWorks & { kind: "unpaid"; balanceLeft: number; schedule: Schedule | null };

export type Outcome = PaidOff | NeverEnds | Unpaid;

export type SimulationOptions = {
  /** The schedule costs time and memory, so it is only built if it is wanted. */
  withSchedule?: boolean;
  /** Off, no smallest payment is looked for where a plan doesn't end: it takes as long as dozens of plans. */
  withSmallestPayment?: boolean;
};

function paidOff(account: Account, ledger: Ledger, monthlyPayment: number | null, schedule: Schedule | null) {
  const { transferFee = 0 } = account;
  const { months, interest, annualFees } = ledger;
  return {
    kind: "paid-off" as const,
    months,
    /** The fixed payment, given or solved for; null for the issuer's minimum, which changes from month to month. */
    monthlyPayment,
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

function payingOf(account: Account, plan: PaymentPlan): Paying {
  if (plan.kind === "minimum") return plan.rule;
  return plan.kind === "fixed" ? plan.payment : paymentWithin(account, plan.months);
}

/**
 * Pays one account off month by month under a plan. Dollars, percent a year, months; nothing is rounded but a payment
 * that is solved for. Without intro offers and fees it is the specification's calculator (section 9).
 * Takes a sound account (`isAccount`) and a sound plan (`isPaymentPlan`).
 */
export function simulate(account: Account, plan: PaymentPlan, options: SimulationOptions = {}): Outcome {
  const { withSchedule = false, withSmallestPayment = true } = options;
  const rows: LedgerRow[] | null = withSchedule ? [] : null;
  const paying = payingOf(account, plan);
  const payment = typeof paying === "number" ? paying : null;
  const ledger = keepLedger(account, paying, { rows });
  if (ledger.balanceLeft <= CLOSING_BALANCE) return paidOff(account, ledger, payment, rows);
  const isWanted = withSmallestPayment && plan.kind !== "minimum";
  const smallestPayment = isWanted ? smallestEndingPayment(account) : null;
  return ledger.notCoveredIn === null
    ? { kind: "unpaid", balanceLeft: ledger.balanceLeft, smallestPayment, schedule: rows }
    : { kind: "never", smallestPayment, schedule: rows };
}
