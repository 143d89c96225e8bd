import { isPaymentPlan } from "../../../src/domain/payoff/payment-plan";

test.each([
  [1, true],
  [600, true],
  [0, false],
  [601, false],
  [1.5, false],
  [NaN, false],
])("%d months are a target: %p", (months, sound) => {
  expect(isPaymentPlan({ kind: "target", months })).toBe(sound);
});

test("any amount may be paid", () => {
  expect(isPaymentPlan({ kind: "fixed", payment: 0.01 })).toBe(true);
});
