import type { Debt } from "./debt";
import type { PaidOffPlan } from "./debt-outcome";
import { type PaymentOrder, isChanging, rateOrder } from "./payment-order";

/** "From month 14, pay Visa first, then Store."; empty for an order that doesn't change. */
export function changeText(debts: readonly Debt[], order: PaymentOrder | null, { schedule }: PaidOffPlan): string {
  if (order === null || !isChanging(order)) return "";
  const { then, from } = order;
  const rates = debts.map(({ apr, promotion }) => (promotion && from <= promotion.lastMonth ? promotion.apr : apr));
  const indexes = then === "highest-rate" ? rateOrder(debts, rates) : then;
  const rows = schedule[from - 1]?.rows ?? [];
  const [first = "", ...others] = indexes.flatMap((index) => (rows[index]?.opening ? (debts[index]?.name ?? []) : []));
  return `From month ${from}, pay ${[`${first} first`, ...others].join(", then ")}.`;
}
