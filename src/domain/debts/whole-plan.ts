import type { Debt } from "./debt";
import type { PaidOff } from "./debt-outcome";
import { type Budget, type DebtMonth, runPlan } from "./debt-plan";
import { type PaymentOrder, isChanging, turnsIn } from "./payment-order";

/** A plan that ends, month by month; `order` is null for minimum payments alone. */
export type WholePlan = PaidOff & {
  debts: readonly Debt[];
  order: PaymentOrder | null;
  schedule: readonly DebtMonth[];
};

/** The plan for sound debts in an order of payment, or without one with their minimum payments alone; null if it has no end. */
export function wholePlan(debts: readonly Debt[], budget: Budget, order: PaymentOrder | null): WholePlan | null {
  const schedule: DebtMonth[] = [];
  const run = runPlan(debts, order && budget, order ?? "highest-rate", schedule);
  return run.kind === "paid-off" ? { ...run, debts, order, schedule } : null;
}

/** "From month 14, pay Visa first, then Store."; empty for an order that doesn't change. */
export function changeText({ debts, order, schedule }: WholePlan): string {
  if (order === null || !isChanging(order)) return "";
  const { from } = order;
  const rows = schedule[from - 1]?.rows ?? [];
  const [first = "", ...others] = turnsIn(debts, order, from).flatMap((index) =>
    rows[index]?.opening ? (debts[index]?.name ?? []) : [],
  );
  return `From month ${from}, pay ${[`${first} first`, ...others].join(", then ")}.`;
}
