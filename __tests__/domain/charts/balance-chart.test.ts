import fc from "fast-check";
import {
  type BalanceLine,
  type LineName,
  balanceLines,
  chartDescription,
  chartRows,
  drawChart,
  keyText,
  monthsShown,
} from "../../../src/domain/charts/balance-chart";
import { type ChartSize, NARROW_CHART, WIDE_CHART } from "../../../src/domain/charts/chart-axes";
import { comparePlans } from "../../../src/domain/payoff/plan-comparison";
import type { PlannerInputs } from "../../../src/domain/numbers/plan-form";
import { cardOf } from "../../support/fixture";
import { PLANNER_INPUTS } from "../../support/planner";

const CARD = cardOf("citi-simplicity");

function linesFor(changed: Partial<PlannerInputs> = {}, card: typeof CARD | null = CARD) {
  const inputs = { ...PLANNER_INPUTS, ...changed };
  return balanceLines(inputs, comparePlans(inputs), card);
}

/** A line that falls by the same amount every month, to nothing in month `months`. */
function falling(name: LineName, label: string, start: number, months: number): BalanceLine {
  const balances = Array.from({ length: months + 1 }, (_, month) => start * (1 - month / months));
  return { name, label, balances, end: months };
}

test("draws the issuer's minimum, the plan and the card, all from today's balance", () => {
  const lines = linesFor();
  expect(lines.map(({ name, end }) => [name, end])).toEqual([
    ["minimum", 236],
    ["plan", 58],
    ["card", 38],
  ]);
  expect(lines.map(({ balances }) => balances[0])).toEqual([5000, 5000, 5000]);
  expect(chartDescription(lines)).toBe(
    "All lines start at $5,000.00. Issuer’s minimum: paid off in month 236. Your plan: paid off in month 58. Lowest-cost card: paid off in month 38.",
  );
});

test("the card's line follows the rate reported for the visitor's score", () => {
  const end = (tier: PlannerInputs["tier"]) =>
    linesFor({ tier, balance: 9000, payment: 240 }).find(({ name }) => name === "card")?.end;
  expect([end(null), end("720-or-more")]).toEqual([45, 42]);
});

test("leaves out a line that never falls, the minimum where it is the plan, and a card whose terms aren't known", () => {
  const names = (lines: readonly BalanceLine[]) => lines.map(({ name }) => name);
  expect(names(linesFor({ payment: 100 }))).toEqual(["minimum", "card"]);
  expect(names(linesFor({ plan: "minimum" }, null))).toEqual(["plan"]);
  const unknown = { ...CARD, terms: { ...CARD.terms, transferFee: "unknown" as const } };
  expect(names(linesFor({}, unknown))).toEqual(["minimum", "plan"]);
});

test("shows whole years, half as long again as the longer of plan and card", () => {
  expect(monthsShown(linesFor())).toBe(96);
  expect(monthsShown([falling("minimum", "Issuer’s minimum", 5000, 236)])).toBe(240);
  expect(monthsShown([])).toBe(12);
});

test("the table has each end, today, and no balance after the end", () => {
  const rows = chartRows(linesFor());
  expect(rows[0]).toEqual({ month: 0, balances: [5000, 5000, 5000] });
  expect(rows.map(({ month }) => month)).toEqual(expect.arrayContaining([38, 58, 236]));
  expect(rows.at(-1)?.balances.slice(1)).toEqual([null, null]);
});

test.each<[string, ChartSize]>([
  ["narrow", NARROW_CHART],
  ["wide", WIDE_CHART],
])("on the %s chart every line has a path, and ends within the picture", (_name, size) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.double({ min: 1.02, max: 20, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      (balance, effort, apr) => {
        const lines = linesFor({ balance, payment: (effort * balance * apr) / 1200 + 1, apr });
        const { plot, paths } = drawChart(lines, size);
        expect(paths.length).toBeGreaterThanOrEqual(2);
        for (const { d, end } of paths) {
          expect(d).toMatch(/^M[\d.,L-]+$/);
          expect(end.x).toBeLessThanOrEqual(plot.right);
          expect(end.y).toBeLessThanOrEqual(plot.bottom);
          expect(end.y).toBeGreaterThanOrEqual(plot.top);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("a plan that is not done after 600 months has a line without an end, and says what is owed then", () => {
  const lines = linesFor({ apr: 10, payment: 41.67 }, null);
  const plan = lines.find(({ name }) => name === "plan");
  expect(plan).toMatchObject({ end: null });
  expect(plan?.balances).toHaveLength(601);
  expect(chartDescription(lines)).toContain("Your plan: $4,942 owed after 600 months.");
  expect(plan && keyText(plan)).toBe("Your plan: $4,942 owed after 600 months");
});

test("lines that start at different amounts are told one by one", () => {
  const lines = [falling("plan", "Your plan", 5000, 24), falling("card", "Lowest-cost card", 5150, 12)];
  expect(chartDescription(lines)).toBe(
    "Your plan starts at $5,000.00. Lowest-cost card starts at $5,150.00. " +
      "Your plan: paid off in month 24. Lowest-cost card: paid off in month 12.",
  );
  expect(lines.map(keyText)).toEqual(["Your plan: 24 months", "Lowest-cost card: 12 months"]);
  expect(chartDescription([])).toBe("");
});

test("the table counts in half years up to five years, in years beyond, and still has the end", () => {
  const monthsOf = (months: number) => chartRows([falling("plan", "Your plan", 600, months)]).map(({ month }) => month);
  expect(monthsOf(60)).toEqual([0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60]);
  expect(monthsOf(61)).toEqual([0, 12, 24, 36, 48, 60, 61]);
});

describe("the drawing", () => {
  test("of a year on a desk: its frame, its line with its end, and its axes", () => {
    const drawing = drawChart([falling("plan", "Your plan", 1200, 12)], WIDE_CHART);
    expect(drawing.plot).toEqual({ left: 56, right: 608, top: 14, bottom: 314 });
    expect([drawing.width, drawing.height]).toEqual([620, 340]);
    expect(drawing.paths).toEqual([
      {
        name: "plan",
        d: "M56,14L102,39L148,64L194,89L240,114L286,139L332,164L378,189L424,214L470,239L516,264L562,289L608,314",
        end: { x: 608, y: 314 },
      },
    ]);
    expect(drawing.dollars.map(({ text }) => text)).toEqual(["$0", "$200", "$400", "$600", "$800", "$1,000", "$1,200"]);
    expect(drawing.dollars.map(({ at }) => at)).toEqual([314, 264, 214, 164, 114, 64, 14]);
    expect(drawing.months.map(({ text }) => text)).toEqual(["Today", "3 mo", "6 mo", "9 mo", "12 mo"]);
    expect(drawing.months.map(({ at }) => at)).toEqual([56, 194, 332, 470, 608]);
  });

  test.each<[number, ChartSize, string[]]>([
    [24, WIDE_CHART, ["Today", "6 mo", "12 mo", "18 mo", "24 mo"]],
    [36, WIDE_CHART, ["Today", "1 yr", "2 yr", "3 yr"]],
    [96, WIDE_CHART, ["Today", "1 yr", "2 yr", "3 yr", "4 yr", "5 yr", "6 yr", "7 yr", "8 yr"]],
    [108, WIDE_CHART, ["Today", "2 yr", "4 yr", "6 yr", "8 yr"]],
    [96, NARROW_CHART, ["Today", "2 yr", "4 yr", "6 yr", "8 yr"]],
    [300, WIDE_CHART, ["Today", "5 yr", "10 yr", "15 yr", "20 yr", "25 yr"]],
    [600, NARROW_CHART, ["Today", "10 yr", "20 yr", "30 yr", "40 yr", "50 yr"]],
  ])("%i months have marks that leave each other room", (months, size, texts) => {
    const { months: marks, plot } = drawChart([falling("plan", "Your plan", 5000, months)], size);
    expect(marks.map(({ text }) => text)).toEqual(texts);
    const years = Number(texts.at(-1)?.split(" ")[0]) * (months <= 24 ? 1 : 12);
    expect(marks[0]?.at).toBe(plot.left);
    expect(marks.at(-1)?.at).toBeCloseTo(plot.left + ((plot.right - plot.left) * years) / months, 1);
  });

  test("stops a line that goes on at the right edge", () => {
    const lines = [falling("minimum", "Issuer’s minimum", 5000, 240), falling("plan", "Your plan", 5000, 12)];
    const { paths, months } = drawChart(lines, WIDE_CHART);
    expect(months.at(-1)?.text).toBe("24 mo");
    // After 24 of 240 months nine tenths are left.
    expect(paths[0]?.d).toMatch(/^M56,14L.*L608,44$/);
    expect(paths[0]?.end).toEqual({ x: 608, y: 44 });
  });
});
