import fc from "fast-check";
import type { VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import {
  type MinimumRule,
  type RuleFields,
  USUAL_RULES,
  chooseRule,
  minimumPayment,
  minimumWarning,
  payoffTimeText,
} from "../../../src/domain/payoff/minimum-payment";
import { MAX_APR, MAX_DOLLARS, monthlyRate } from "../../../src/domain/money/conventions";
import { payOff } from "../../../src/domain/payoff/payoff";

const THREE_PERCENT: MinimumRule = { kind: "percent", percent: 3, floor: 20 };
const ONE_PERCENT_PLUS: MinimumRule = { kind: "percent-plus-interest", percent: 1, floor: 25 };

describe("the minimum payment", () => {
  test.each([
    [THREE_PERCENT, 3000, 36, 90],
    [THREE_PERCENT, 667, 12, 20.01],
    [ONE_PERCENT_PLUS, 10_000, 182.5, 282.5],
    [ONE_PERCENT_PLUS, 1000, 15.01, 25.01],
  ])("asks by %j on %d dollars with %d of interest for %d", (rule, balance, interest, due) => {
    expect(minimumPayment(rule, balance, interest)).toBeCloseTo(due, 10);
  });

  test("is no number for bad input", () => {
    expect(minimumPayment(THREE_PERCENT, NaN, 0)).toBeNaN();
    expect(minimumPayment(ONE_PERCENT_PLUS, 3000, NaN)).toBeNaN();
  });
});

test("fills another rule's usual figures, and keeps typed ones", () => {
  const changed = (typed: Partial<RuleFields>) => {
    const { rule, percent, floor } = chooseRule({ ...USUAL_RULES["percent-plus-interest"], ...typed }, "percent");
    return [rule, percent, floor];
  };
  expect(changed({})).toEqual(["percent", "3", "25"]);
  expect(changed({ percent: "2" })).toEqual(["percent", "2", "25"]);
  expect(changed({ floor: "35" })).toEqual(["percent", "1", "35"]);
});

// The examples of Appendix M1(b)(5) to 12 CFR 1026 are in `published-results.json`.
test.each([
  [24, "2 years"],
  [41, "3 years"],
  [42, "4 years"],
  [600, "50 years"],
])("writes %d months as %p", (months, text) => {
  expect(payoffTimeText(months)).toBe(text);
});

describe("the warning that a payment is under the issuer's minimum", () => {
  const DEBT: VisitorInputs = { goal: "balance", amount: 6400, apr: 27.99, payment: 180, tier: null };

  test("names the minimum: 1 % of $6,400 and a month's interest are $213.28", () => {
    expect(minimumWarning(DEBT)).toBe("By our estimate, your minimum is about $213.28; paying less may count as late.");
  });

  test("names no more than what is owed then", () => {
    expect(minimumWarning({ ...DEBT, amount: 10, apr: 12, payment: 5 })).toContain("about $10.10;");
  });

  test("names a payment that clears the debt wherever the visitor's own doesn't", () => {
    const cents = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((amount) => amount / 100);
    const stuck = fc
      .record({
        amount: cents(MAX_DOLLARS),
        apr: cents(MAX_APR),
        effort: fc.double({ min: 0.1, max: 1.02, noNaN: true }),
      })
      .map(({ effort, ...debt }) => ({
        ...debt,
        payment: Math.ceil(debt.amount * monthlyRate(debt.apr) * effort * 100) / 100,
      }))
      .filter(({ amount, ...plan }) => payOff({ ...plan, balance: amount })?.outcome !== "paid-off");
    fc.assert(
      fc.property(stuck, ({ amount, apr, payment }) => {
        const [, named = ""] = /about \$([\d,.]+);/.exec(minimumWarning({ ...DEBT, amount, apr, payment })) ?? [];
        const works = payOff({ balance: amount, apr, payment: Number(named.replace(/,/g, "")) });
        expect(works?.outcome).toBe("paid-off");
      }),
    );
  });

  test("is empty where the payment is enough, for a buyer, and without an APR", () => {
    expect(minimumWarning({ ...DEBT, payment: 213.28 })).toBe("");
    // 1 % of $4,812.34 and $100.2169805 in interest are $148.3403805, asked for as $148.34.
    expect(minimumWarning({ ...DEBT, amount: 4812.34, apr: 24.99, payment: 148.34 })).toBe("");
    expect(minimumWarning({ ...DEBT, goal: "purchase" })).toBe("");
    expect(minimumWarning({ ...DEBT, apr: null })).toBe("");
  });
});
