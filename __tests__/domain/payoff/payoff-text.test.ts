import fc from "fast-check";
import { savingSentence } from "../../../src/domain/payoff/payoff-text";
import { type PayoffPlan, compareWithLowApr, payOff } from "../../../src/domain/payoff/payoff";

/** Text of a plan without a saving to name. */
function textOf(plan: PayoffPlan): string {
  const payoff = payOff(plan);
  if (!payoff) throw new Error("no plan");
  expect(compareWithLowApr(plan)).toBeNull();
  return savingSentence(plan, payoff, null);
}

// 84 months and $3,399.23 as decimal arithmetic has them.
test("says when the low rate would end a debt that the payment doesn't end now", () => {
  expect(textOf({ balance: 5000, apr: 24.99, payment: 100 })).toBe(
    "At 16.24%, the same payment would clear the debt in 84 months, with $3,399.23 in interest. The rate is an example, not an offer of any card.",
  );
  expect(payOff({ balance: 5000, apr: 16.3, payment: 67.93 })?.outcome).toBe("unpaid");
  expect(textOf({ balance: 5000, apr: 16.3, payment: 67.93 })).toMatch(
    /^At 16\.24%, the same payment would clear the debt in \d{3} months, /,
  );
});

test("says that a payment clears the debt at neither rate", () => {
  expect(textOf({ balance: 5000, apr: 16.25, payment: 67.68 })).toBe(
    "There are no savings to show: at 16.24%, our example of a low rate, the same payment would not clear the debt within 600 months either.",
  );
});

test.each([
  [16.24, 150],
  [10, 41.67],
  [10, 60],
])("finds no lower rate than %d%, whether $%d ends the debt or not", (apr, payment) => {
  expect(textOf({ balance: 5000, apr, payment })).toBe(
    `There are no savings to show: 16.24%, our example of a low rate, is not lower than your ${apr}%.`,
  );
});

test("shows no saving of a part of a cent", () => {
  expect(textOf({ balance: 5, apr: 16.25, payment: 10 })).toBe(
    "There are no savings to show: at 16.24%, our example of a low rate, it is less than a cent.",
  );
});

test("has a sentence for every plan without a saving", () => {
  const cents = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((amount) => amount / 100);
  const anyPlan = fc.record({ balance: cents(10_000), apr: cents(60), payment: cents(300) });
  const withoutSaving = anyPlan.filter((plan) => compareWithLowApr(plan) === null);
  fc.assert(
    fc.property(withoutSaving, ({ balance, apr, payment }) => {
      const text = textOf({ balance, apr, payment });
      expect(text.startsWith("At ")).toBe(
        payOff({ balance, apr, payment })?.outcome !== "paid-off" &&
          apr > 16.24 &&
          payOff({ balance, apr: 16.24, payment })?.outcome === "paid-off",
      );
    }),
  );
});
