import type { Debt } from "../../../src/domain/debts/debt";
import { outcomeText, planDebts } from "../../../src/domain/debts/debt-outcome";
import { type Budget, MINIMUMS_ONLY } from "../../../src/domain/debts/debt-plan";
import { cheapestOrder } from "../../../src/domain/debts/cheapest-order";
import { compareStrategies, dearerText } from "../../../src/domain/debts/debt-strategies";
import { finish } from "../../../src/domain/debts/search";

const A: Debt = { name: "Store card", balance: 1000, apr: 12, minimum: 50 };
const B: Debt = { name: "Visa", balance: 2000, apr: 24, minimum: 60 };

function textOf(debts: Debt[], monthly: number): string {
  return outcomeText(planDebts(debts, { monthly }, [0, 1]), debts);
}

test("a plan that ends is told in months, interest and fees", () => {
  expect(outcomeText(planDebts([A], { monthly: 510 }, [0]), [A])).toBe("Debt-free in 2 months, $15.00 of interest.");
  const withFee = [{ ...A, annualFee: 10 }];
  expect(outcomeText(planDebts(withFee, { monthly: 2000 }, [0]), withFee)).toBe(
    "Debt-free in 1 month, $10.10 of interest and $10.00 of fees.",
  );
});

test("a budget below the minimum payments names the debt that goes short and the budget that works", () => {
  expect(textOf([A, B], 100)).toBe(
    "In month 1 the minimum payments come to $110.00, your budget is $100.00: Visa goes short. The smallest budget that works is $110.00 a month.",
  );
});

test("a plan without end says on what most is left", () => {
  const stuck: Debt = { ...B, minimum: 0 };
  const text = outcomeText(planDebts([stuck], { monthly: 40 }, [0]), [stuck]);
  expect(text).toBe(
    "Not paid off within 600 months: $2,000.00 would still be owed, most of it on Visa. The smallest budget that works is $40.01 a month.",
  );
});

test("the smallest budget works, and a cent less doesn't", () => {
  const outcome = planDebts(
    [
      { ...A, minimum: 0 },
      { ...B, minimum: 0 },
    ],
    { monthly: 30 },
    "highest-rate",
  );
  const smallest = "smallestBudget" in outcome ? (outcome.smallestBudget ?? NaN) : NaN;
  const kindAt = (monthly: number) =>
    planDebts(
      [
        { ...A, minimum: 0 },
        { ...B, minimum: 0 },
      ],
      { monthly },
      "highest-rate",
    ).kind;
  expect([kindAt(smallest), kindAt(smallest - 0.01)]).toEqual(["paid-off", "never-ends"]);
});

test("minimum payments that never end have no budget to name", () => {
  const stuck: Debt = { ...B, minimum: 40 };
  expect(planDebts([stuck], MINIMUMS_ONLY, [0])).toMatchObject({ kind: "never-ends", smallestBudget: null });
});

describe("the strategies side by side", () => {
  const compared = (debts: Debt[], budget: Budget) =>
    finish(compareStrategies(debts, budget, finish(cheapestOrder(debts, budget))));
  const results = compared([A, B], { monthly: 300 });
  const [cheapest, avalanche, snowball, own, minimums] = results;

  test("each has its plan, and what it costs more than the cheapest", () => {
    expect(results.map(({ strategy }) => strategy)).toEqual([
      "cheapest",
      "avalanche",
      "snowball",
      "own",
      "minimums-only",
    ]);
    expect([cheapest?.dearer, avalanche?.dearer, own?.dearer]).toEqual([0, 0, snowball?.dearer]);
    expect(snowball?.dearer).toBeGreaterThan(0);
    expect(minimums?.dearer).toBeGreaterThan(snowball?.dearer ?? NaN);
  });

  test("the difference is said in words, and where it is small", () => {
    const texts = results.map((result) => cheapest && dearerText(result, cheapest));
    expect(texts[1]).toBe("Highest rate first costs the same.");
    expect(texts[2]).toBe("Smallest balance first costs $63.16 more and takes 1 month longer.");
    expect(texts[4]).toMatch(/^Paying minimums only costs .* and takes \d+ months longer\.$/);
    const close = compared([{ ...A, apr: 22 }, B], { monthly: 300 });
    expect(close.map((result) => close[0] && dearerText(result, close[0]))[2]).toMatch(
      /^Smallest balance first costs \$\d+\.\d\d more\. The difference is small/,
    );
  });
});
