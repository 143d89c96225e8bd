import type { Debt } from "../../../src/domain/debts/debt";
import { type FailedPlan, planDebts } from "../../../src/domain/debts/debt-outcome";
import type { Budget } from "../../../src/domain/debts/debt-plan";
import { steadyPlan } from "../../../src/domain/debts/payment-order";
import { answerDebts } from "../../../src/domain/debts/answer-debts";
import { failureText } from "../../../src/domain/debts/debts-answer";
import { strategyText } from "../../../src/domain/debts/debt-strategies";

const A: Debt = { name: "Store card", balance: 1000, apr: 12, minimum: 50 };
const B: Debt = { name: "Visa", balance: 2000, apr: 24, minimum: 60 };

/** A plan with such a budget that doesn't end. */
function failed(debts: Debt[], monthly: number): FailedPlan {
  const outcome = planDebts(debts, { monthly }, steadyPlan([0, 1]));
  if (outcome.kind === "paid-off") throw new Error("this plan ends");
  return outcome;
}

const textOf = (debts: Debt[], monthly: number) => failureText(failed(debts, monthly), debts);

test("names the debt that runs short and the budget that works", () => {
  expect(textOf([A, B], 100)).toBe(
    "Your minimums total $110.00; your budget is $100.00. You need at least $110.00 a month.",
  );
});

test("shows a needed budget above one that misses it by a part of a cent", () => {
  const rule = { kind: "percent-plus-interest", percent: 1, floor: 25 } as const;
  expect(textOf([{ ...A, balance: 5000.4, apr: 24, minimum: rule }, B], 210.01)).toBe(
    "Your minimums total $210.02; your budget is $210.01. You need at least $210.02 a month.",
  );
});

test("names the debt of which most is left when a plan has no end", () => {
  expect(textOf([{ ...B, minimum: 0 }], 40)).toBe(
    "Not paid off within 600 months. Most of the remaining debt is on Visa. You need at least $40.01 a month.",
  );
});

test("finds the smallest budget to the cent", () => {
  const free = [A, B].map((debt) => ({ ...debt, minimum: 0 }));
  const smallest = failed(free, 30).smallestBudget ?? NaN;
  const kindAt = (monthly: number) => planDebts(free, { monthly }, steadyPlan([0, 1])).kind;
  expect([kindAt(smallest), kindAt(smallest - 0.01)]).toEqual(["paid-off", "never-ends"]);
});

test("names no budget for minimum payments that never end", () => {
  const stuck: Debt = { ...B, minimum: 40 };
  expect(planDebts([stuck], null, steadyPlan([0]))).toMatchObject({ kind: "never-ends", smallestBudget: null });
});

describe("the strategies side by side", () => {
  const compared = (debts: Debt[], budget: Budget) => answerDebts({ debts, budget, offers: [] }).strategies;
  const results = compared([A, B], { monthly: 300 });
  const [cheapest, avalanche, snowball, own, minimums] = results;

  test("gives each its plan, and what it costs more than the cheapest", () => {
    expect(results.map(({ strategy }) => strategy)).toEqual([
      "cheapest",
      "avalanche",
      "snowball",
      "own",
      "minimums-only",
    ]);
    expect([cheapest?.extraCost, avalanche?.extraCost, own?.extraCost]).toEqual([0, 0, snowball?.extraCost]);
    expect(snowball?.extraCost).toBeGreaterThan(0);
    expect(minimums?.extraCost).toBeGreaterThan(snowball?.extraCost ?? NaN);
  });

  test("writes the difference, and where it is small", () => {
    const texts = results.map((result) => cheapest && strategyText(result, cheapest));
    expect(texts[1]).toBe("Highest rate first (avalanche) costs the same.");
    expect(texts[2]).toBe("Smallest balance first (snowball) costs $63.16 more and takes 1 month longer.");
    expect(texts[4]).toMatch(/^Paying only the minimums costs .* and takes \d+ months longer\.$/);
    const close = compared([{ ...A, apr: 22 }, B], { monthly: 300 });
    expect(close.map((result) => close[0] && strategyText(result, close[0]))[2]).toMatch(
      /^Smallest balance first \(snowball\) costs \$\d+\.\d\d more\. The difference is small/,
    );
  });
});
