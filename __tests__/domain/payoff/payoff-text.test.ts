import { ownExampleText } from "../../../src/domain/payoff/payoff-text";

const BALANCE = { goal: "balance", amount: 6400, apr: 27.99, payment: 180, tier: null } as const;

test("a visitor's own example says what the balance costs and what the example rate would save", () => {
  expect(ownExampleText(BALANCE)).toBe(
    "Paid off in 77 months; interest costs $7,403.02. At 16.24% the same payment would save $5,016.02 of interest and 28 months.",
  );
});

test("there is none of a purchase, and of a balance whose APR isn't known", () => {
  expect(ownExampleText({ ...BALANCE, goal: "purchase" })).toBeNull();
  expect(ownExampleText({ ...BALANCE, apr: null })).toBeNull();
});
