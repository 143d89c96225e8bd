import fc from "fast-check";
import {
  type BalanceLine,
  type LineName,
  chartDescription,
  chartRows,
  drawChart,
  monthsShown,
} from "../../../src/domain/charts/balance-chart";
import { type ChartSize, NARROW_CHART, WIDE_CHART } from "../../../src/domain/charts/chart-axes";
import { linesFor } from "../../support/planner";

/** A line that falls by the same amount every month, to nothing in month `months`. */
function falling(name: LineName, label: string, start: number, months: number): BalanceLine {
  const balances = Array.from({ length: months + 1 }, (_, month) => start * (1 - month / months));
  return { name, label, balances, end: months };
}

/** A line on which the same is owed for ever. */
function standing(name: LineName, label: string, balance: number, months: number): BalanceLine {
  return { name, label, balances: Array.from({ length: months + 1 }, () => balance), end: null };
}

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
])("on the %s chart no two labels share a line of text, and everything is within the picture", (_name, size) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.double({ min: 1.02, max: 20, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      (balance, effort, apr) => {
        const lines = linesFor({ balance, payment: (effort * balance * apr) / 1200 + 1, apr });
        const { labels, width, height, paths } = drawChart(lines, size);
        expect(labels.length).toBeGreaterThanOrEqual(2);
        expect(paths.every(({ d }) => /^M[\d.,L-]+$/.test(d))).toBe(true);
        const heights = labels.map(({ at }) => at.y).sort((a, b) => a - b);
        expect(heights[0]).toBeGreaterThanOrEqual(10);
        expect(heights.at(-1)).toBeLessThanOrEqual(height);
        for (const [index, y] of heights.slice(1).entries())
          expect(y - (heights[index] ?? 0)).toBeGreaterThanOrEqual(21);
        for (const { from } of labels) expect(from.x).toBeLessThanOrEqual(width);
      },
    ),
    { numRuns: 50 },
  );
});

test("lines that start at different amounts are told one by one", () => {
  const lines = [falling("plan", "Your plan", 5000, 24), falling("card", "Lowest-cost card", 5150, 12)];
  expect(chartDescription(lines)).toBe(
    "Your plan starts at $5,000.00. Lowest-cost card starts at $5,150.00. " +
      "Your plan: paid off in month 24. Lowest-cost card: paid off in month 12.",
  );
  expect(chartDescription([])).toBe("");
});

test("the table counts in half years up to five years, in years beyond, and still has the end", () => {
  const monthsOf = (months: number) => chartRows([falling("plan", "Your plan", 600, months)]).map(({ month }) => month);
  expect(monthsOf(60)).toEqual([0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60]);
  expect(monthsOf(61)).toEqual([0, 12, 24, 36, 48, 60, 61]);
});

describe("the drawing", () => {
  test("of a year on a desk: its frame, its line, its axes, and the end under the axis", () => {
    const drawing = drawChart([falling("plan", "Your plan", 1200, 12)], WIDE_CHART);
    expect(drawing.plot).toEqual({ left: 56, right: 608, top: 14, bottom: 314 });
    expect([drawing.width, drawing.height]).toEqual([620, 372]);
    expect(drawing.paths).toEqual([
      {
        name: "plan",
        d: "M56,14L102,39L148,64L194,89L240,114L286,139L332,164L378,189L424,214L470,239L516,264L562,289L608,314",
      },
    ]);
    expect(drawing.labels).toEqual([
      {
        name: "plan",
        text: "Your plan: paid off in month 12",
        from: { x: 608, y: 314 },
        at: { x: 602, y: 362 },
        anchor: "end",
        mark: "leader",
      },
    ]);
    expect(drawing.dollars.map(({ text }) => text)).toEqual(["$0", "$200", "$400", "$600", "$800", "$1,000", "$1,200"]);
    expect(drawing.dollars.map(({ at }) => at)).toEqual([314, 264, 214, 164, 114, 64, 14]);
    expect(drawing.months.map(({ text }) => text)).toEqual(["Today", "3 mo", "6 mo", "9 mo", "12 mo"]);
    expect(drawing.months.map(({ at }) => at)).toEqual([56, 194, 332, 470, 608]);
  });

  test("on a phone says the months alone", () => {
    const lines = [falling("plan", "Plan", 1200, 12), standing("card", "Card", 600, 12)];
    const texts = drawChart(lines, NARROW_CHART).labels.map(({ text }) => text);
    expect(texts).toEqual(["Plan: month 12", "Card: no end"]);
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

  test("puts the ends under the axis, the earliest first, each in a row of its own", () => {
    const lines = [falling("plan", "Plan", 1200, 24), falling("card", "Card", 1200, 18)];
    const { labels, height } = drawChart(lines, WIDE_CHART);
    expect(labels.map(({ name }) => name)).toEqual(["card", "plan"]);
    expect([...labels.map(({ at }) => at.y), height]).toEqual([362, 384, 394]);
  });

  test("stops a line that goes on at the right edge, with its label over what it runs beside", () => {
    const lines = [falling("minimum", "Issuer’s minimum", 5000, 240), falling("plan", "Your plan", 5000, 12)];
    const { labels, paths, plot, months } = drawChart(lines, WIDE_CHART);
    expect(months.at(-1)?.text).toBe("24 mo");
    expect(plot).toEqual({ left: 56, right: 608, top: 36, bottom: 336 });
    // After 24 of 240 months nine tenths are left.
    expect(paths[0]?.d).toMatch(/^M56,36L.*L608,66$/);
    // 27 characters reach back to month 15, where 15/16 are left: 8 pixels over that.
    expect(labels.map(({ name }) => name)).toEqual(["plan", "minimum"]);
    expect(labels[1]).toEqual({
      name: "minimum",
      text: "Issuer’s minimum: month 240",
      from: { x: 608, y: 66 },
      at: { x: 608, y: 46.8 },
      anchor: "end",
      mark: null,
    });
  });

  describe("in a narrow window", () => {
    const sized = (width: number): ChartSize => ({ width, height: 100, marks: 4, brief: true });
    const labelOf = (drawn: BalanceLine, width: number) => drawChart([drawn], sized(width)).labels[0];

    test("an end's label stands in a legend where it would else be cut, and so do the others then", () => {
      // 15 characters of 8.2 pixels and 6 of distance need 129 pixels.
      const short = falling("plan", "Plan1", 1200, 12);
      expect(labelOf(short, 141)).toMatchObject({ text: "Plan1: month 12", at: { x: 123 }, anchor: "end" });
      const inLegend = { at: { x: 30 }, anchor: "start", mark: "sample" };
      expect(labelOf(short, 140)).toMatchObject(inLegend);
      const { labels } = drawChart([short, falling("card", "Card", 1200, 5)], sized(200));
      expect(labels).toMatchObject([inLegend, inLegend]);
      expect(labels.map(({ text }) => text)).toEqual(["Card: month 5", "Plan1: month 12"]);
    });

    test("the label of a line that goes on begins at the axis where it would else cross it", () => {
      // 10 characters need 82 pixels, from the axis at 56 to 138.
      const lasting = { ...falling("plan", "Me", 1000, 12), end: null };
      expect(labelOf(lasting, 150)).toMatchObject({ text: "Me: no end", at: { x: 138, y: 28 }, anchor: "end" });
      expect(labelOf(lasting, 149)).toMatchObject({ at: { x: 56 }, anchor: "start" });
    });
  });
});
