import type { Debt } from "../../../src/domain/debts/debt";
import { outcomeText, planDebts } from "../../../src/domain/debts/debt-outcome";
import { MINIMUMS_ONLY } from "../../../src/domain/debts/debt-plan";
import { compareStrategies, dearerText } from "../../../src/domain/debts/debt-strategies";

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

test.each<[string, Debt[], number, number[], string]>([
  ["no debt", [], 100, [], "debts"],
  ["thirteen debts", Array.from({ length: 13 }, () => A), 1000, [], "debts"],
  ["a negative balance", [{ ...A, balance: -1 }], 100, [0], "debts"],
  ["an APR above 100%", [{ ...A, apr: 101 }], 100, [0], "debts"],
  ["a minimum payment that is no number", [{ ...A, minimum: NaN }], 100, [0], "debts"],
  ["a budget of nothing", [A], 0, [0], "budget"],
  ["a budget that is no number", [A], NaN, [0], "budget"],
  ["an order that names a debt twice", [A, B], 200, [0, 0], "order"],
])("%s is answered in words", (_, debts, monthly, order, what) => {
  const outcome = planDebts(debts, { monthly }, order);
  expect(outcome).toEqual({ kind: "bad-input", what });
  expect(outcomeText(outcome, debts)).toMatch(/^[A-Z].*\.$/);
});

test("a lump sum needs a month", () => {
  expect(planDebts([A], { monthly: 100, lumpSum: { amount: 100, month: 0.5 } }, [0])).toEqual({
    kind: "bad-input",
    what: "budget",
  });
});

describe("the strategies side by side", () => {
  const results = compareStrategies([A, B], { monthly: 300 });
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
    const close = compareStrategies([{ ...A, apr: 22 }, B], { monthly: 300 });
    expect(close.map((result) => close[0] && dearerText(result, close[0]))[2]).toMatch(
      /^Smallest balance first costs \$\d+\.\d\d more\. The difference is small/,
    );
  });

  test("bad input gives the same answer for each", () => {
    expect(new Set(compareStrategies([A], { monthly: 0 }).map(({ outcome }) => outcome.kind))).toEqual(
      new Set(["bad-input"]),
    );
  });
});
