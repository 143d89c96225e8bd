import fc from "fast-check";
import {
  type BalanceLine,
  type LineName,
  chartDescription,
  chartRows,
  drawChart,
  monthsShown,
} from "../../../src/domain/charts/balance-chart";
import { CHART_WIDTH, PLOT } from "../../../src/domain/charts/chart-size";
import { linesFor } from "../../support/balance-lines";

/** A line that falls by the same amount every month, to nothing in month `months`. */
function falling(name: LineName, label: string, start: number, months: number): BalanceLine {
  const balances = Array.from({ length: months + 1 }, (_, month) => start * (1 - month / months));
  return { name, label, balances, end: months };
}

/** A line on which the same is owed for ever. */
function standing(name: LineName, label: string, balance: number, months: number): BalanceLine {
  return { name, label, balances: Array.from({ length: months + 1 }, () => balance), end: null };
}

test("shows whole years, a fifth longer than the longer of plan and card", () => {
  expect(monthsShown(linesFor())).toBe(72);
  expect(monthsShown([falling("minimum", "Issuer’s minimum", 5000, 236)])).toBe(240);
  expect(monthsShown([])).toBe(12);
});

test("has each end in the table, today, and no balance after the end", () => {
  const rows = chartRows(linesFor());
  expect(rows[0]).toEqual({ month: 0, balances: [5000, 5000, 5150] });
  expect(rows.map(({ month }) => month)).toEqual(expect.arrayContaining([38, 58, 236]));
  expect(rows.at(-1)?.balances.slice(1)).toEqual([null, null]);
});

test("lays no label on another, and keeps all within the plot", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.double({ min: 1.02, max: 20, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      (balance, effort, apr) => {
        const lines = linesFor({ amount: balance, payment: (effort * balance * apr) / 1200 + 1, apr });
        const { labels, paths, ends } = drawChart(lines);
        expect(labels).toHaveLength(lines.length);
        expect(paths.every(({ d }) => /^M[\d.,L-]+$/.test(d))).toBe(true);
        const spans = labels.map(({ label, end, x, y, anchor }) => {
          const width = 23 * Math.max(label.length, end.length);
          return { y, left: anchor === "end" ? x - width : x, right: anchor === "end" ? x : x + width };
        });
        for (const { y } of spans) expect([y >= PLOT.top, y <= PLOT.bottom - 40]).toEqual([true, true]);
        for (const one of spans)
          for (const other of spans)
            expect(
              one === other || Math.abs(one.y - other.y) >= 40 || one.right < other.left || other.right < one.left,
            ).toBe(true);
        for (const { x } of [...labels, ...ends]) expect([x >= 0, x <= CHART_WIDTH]).toEqual([true, true]);
      },
    ),
    { numRuns: 50, examples: [[3224, 1.02, 3]] },
  );
});

test.each([
  [{ amount: 5000, payment: 150 }],
  [{ amount: 6400, payment: 250 }],
  [{ amount: 6400, payment: 250, tier: "720-or-more" as const }],
  [{ amount: 6400, payment: 120 }],
  [{ amount: 5200, payment: 150 }],
])("keeps a phone's labels clear of all lines with %j", (numbers) => {
  const { labels, paths } = drawChart(linesFor(numbers));
  for (const { label, end, x, y, anchor } of labels) {
    const width = 23 * Math.max(label.length, end.length);
    const left = anchor === "end" ? x - width : x;
    // The amounts leave 8 pixels free.
    expect([left >= -30, left + width <= CHART_WIDTH]).toEqual([true, true]);
    for (const { d } of paths) {
      const points = [...d.matchAll(/([\d.]+),([\d.]+)/g)].map(
        ([, along, down]) => [Number(along), Number(down)] as const,
      );
      const under = points.filter(([along]) => along > left && along < left + width);
      expect(under.filter(([, down]) => down > y && down < y + 40)).toEqual([]);
      // No line leaps over a label.
      expect(new Set(under.map(([, down]) => down <= y)).size).toBeLessThan(2);
    }
  }
});

test("describes lines that start at different amounts one by one", () => {
  const lines = [falling("plan", "Your plan", 5000, 24), falling("card", "Lowest-cost card", 5150, 12)];
  expect(chartDescription(lines)).toBe(
    "Your plan starts at $5,000.00. Lowest-cost card starts at $5,150.00. " +
      "Your plan: paid off in month 24. Lowest-cost card: paid off in month 12.",
  );
  expect(chartDescription([])).toBe("");
});

test("counts in half years up to five years, in years beyond", () => {
  const monthsOf = (months: number) => chartRows([falling("plan", "Your plan", 600, months)]).map(({ month }) => month);
  expect(monthsOf(60)).toEqual([0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60]);
  expect(monthsOf(61)).toEqual([0, 12, 24, 36, 48, 60, 61]);
});

describe("the drawing", () => {
  test("has a year's line, axes, end and name", () => {
    const { paths, levels, marks, ends, labels } = drawChart([falling("plan", "Your plan", 1200, 12)]);
    expect(paths[0]?.d).toMatch(/^M0,26L83.3,40.7L.*L1000,202$/);
    expect(levels.map(({ text }) => text)).toEqual(["$500", "$1,000"]);
    expect(marks.map(({ text, at }) => [text, at])).toEqual([
      ["Today", 0],
      ["3 mo", 250],
      ["6 mo", 500],
      ["9 mo", 750],
      ["12 mo", 1000],
    ]);
    expect(ends).toEqual([{ name: "plan", x: 1000 }]);
    expect(labels).toMatchObject([{ label: "Your plan", end: "12 months" }]);
  });

  test("names the line that ends first at its left and below", () => {
    const { labels } = drawChart([falling("plan", "Plan", 1200, 24), falling("card", "Card", 1200, 14)]);
    const [plan, card] = ["plan", "card"].map((name) => labels.find((label) => label.name === name));
    expect([plan?.anchor, card?.anchor]).toEqual(["start", "end"]);
    expect(plan?.y).toBeLessThan(card?.y ?? 0);
  });

  test("names a line at its right when it has fallen too soon for a label at its left", () => {
    const { labels } = drawChart([falling("plan", "Plan", 1200, 24), falling("card", "Card", 1200, 5)]);
    expect(labels.find(({ name }) => name === "card")?.anchor).toBe("start");
  });

  test("names a line that goes on beyond the chart over its end, without a dot", () => {
    const lines = [falling("minimum", "Issuer’s minimum", 5000, 240), falling("plan", "Your plan", 5000, 12)];
    const { labels, ends, marks } = drawChart(lines);
    expect(marks.at(-1)?.text).toBe("24 mo");
    expect(ends.map(({ name }) => name)).toEqual(["plan"]);
    expect(labels.find(({ name }) => name === "minimum")).toMatchObject({ end: "240 months", anchor: "end" });
    const [lasting] = drawChart([standing("card", "Card", 600, 12)]).labels;
    expect(lasting?.end).toBe("never paid off");
  });

  test("cuts a name that a phone has no room for", () => {
    const long = { ...falling("card", "PenFed Platinum Rewards Visa Signature", 1200, 24), offerEnds: 6 };
    const { labels, offers } = drawChart([long]);
    expect([labels[0]?.label, offers[0]?.owner]).toEqual(["PenFed Platinum…", "PenFed Platinum…"]);
  });

  test("marks the month in which an intro offer ends with whose it is, on the side that has room", () => {
    const card = { ...falling("card", "Card", 1200, 24), offerEnds: 18 };
    expect(drawChart([card]).offers).toEqual([{ x: 750, owner: "Card", anchor: "end" }]);
    expect(drawChart([{ ...card, offerEnds: 6 }]).offers).toMatchObject([{ x: 250, anchor: "start" }]);
    expect(drawChart([falling("plan", "Plan", 1200, 24)]).offers).toEqual([]);
  });
});
