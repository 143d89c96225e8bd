import { debtLines, drawnRateText } from "../../../src/domain/calculator/balance-lines";
import { type BalanceLine, chartDescription } from "../../../src/domain/charts/balance-chart";
import { exampleFor, type VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import { cardOf } from "../../support/fixture";
import { linesFor } from "../../support/balance-lines";

test("draws the issuer's minimum, the plan and the card, all from today's balance", () => {
  const lines = linesFor();
  expect(lines.map(({ name, end }) => [name, end])).toEqual([
    ["minimum", 236],
    ["plan", 58],
    ["card", 38],
  ]);
  expect(lines.map(({ balances }) => balances[0])).toEqual([5000, 5000, 5150]);
  expect(chartDescription(lines)).toBe(
    "Issuer’s minimum starts at $5,000.00. Your plan starts at $5,000.00. Citi Simplicity starts at $5,150.00. Issuer’s minimum: paid off in month 236. Your plan: paid off in month 58. Citi Simplicity: paid off in month 38.",
  );
});

test("follows the rate reported for the visitor's score", () => {
  const end = (tier: VisitorInputs["tier"]) =>
    linesFor({ tier, amount: 9000, payment: 240 }).find(({ name }) => name === "card")?.end;
  expect([end(null), end("720-or-more")]).toEqual([45, 42]);
});

test("names the rate that a card's line is drawn at", () => {
  const ends = { low: 18.24, high: 28.99 };
  expect(drawnRateText({ low: 20.1, high: 20.1, basis: "tier" })).toBe("20.10%, the rate reported for your score");
  expect(drawnRateText({ ...ends, basis: "range" })).toBe("28.99%, the high end of its APR range");
  expect(drawnRateText({ ...ends, high: 24, basis: "below-median" })).toBe(
    "24%, the highest rate that counts for your score",
  );
});

test("leaves out a line that never falls", () => {
  const names = (lines: readonly BalanceLine[]) => lines.map(({ name }) => name);
  expect(names(linesFor({ payment: 100 }))).toEqual(["minimum", "card"]);
});

test("draws no end of a plan that is not done after 600 months", () => {
  const lines = linesFor({ apr: 10, payment: 41.67 }, null);
  const plan = lines.find(({ name }) => name === "plan");
  expect(plan).toMatchObject({ end: null });
  expect(plan?.balances).toHaveLength(601);
  expect(chartDescription(lines)).toContain("Your plan: $4,942 owed after 600 months.");
});

test("draws the current card and another one with the same payment", () => {
  const card = cardOf("citi-simplicity");
  const numbers: VisitorInputs = { ...exampleFor("balance", null), amount: 6200, apr: 23.99, payment: 225 };
  const lines = debtLines(card, numbers);
  expect(lines.map(({ label, end, offerEnds }) => [label, end, offerEnds])).toEqual([
    ["Current card", 41, undefined],
    ["Citi Simplicity", 30, 21],
  ]);
  expect(debtLines(card, { ...numbers, goal: "purchase", apr: null })).toEqual([]);
  expect(debtLines(cardOf("penfed-platinum-rewards"), numbers)[1]?.label).toBe("PenFed Platinum Rewards");
});
