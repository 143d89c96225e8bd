import { type PaymentPlan, isPaymentPlan } from "../../../src/domain/payoff/payment-plan";

test.each<PaymentPlan>([
  { kind: "fixed", payment: 0.01 },
  { kind: "target", months: 1 },
  { kind: "target", months: 600 },
  { kind: "minimum", rule: { kind: "percent", percent: 2, floor: 20 } },
  { kind: "minimum", rule: { kind: "percent-plus-interest", percent: 0, floor: 0 } },
])("%j is a plan", (plan) => {
  expect(isPaymentPlan(plan)).toBe(true);
});

test.each<PaymentPlan>([
  { kind: "fixed", payment: 0 },
  { kind: "fixed", payment: -1 },
  { kind: "fixed", payment: NaN },
  { kind: "fixed", payment: Infinity },
  { kind: "target", months: 0 },
  { kind: "target", months: 601 },
  { kind: "target", months: 1.5 },
  { kind: "target", months: NaN },
  { kind: "minimum", rule: { kind: "percent", percent: -1, floor: 20 } },
  { kind: "minimum", rule: { kind: "percent-plus-interest", percent: 1, floor: NaN } },
])("%p is none", (plan) => {
  expect(isPaymentPlan(plan)).toBe(false);
});
