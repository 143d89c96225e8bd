import type { Card, CostField } from "../../../src/domain/cards/card";
import fc from "fast-check";
import { costOfCard } from "../../../src/domain/costs/card-cost";
import { filterPlans } from "../../../src/domain/market/market-filter";
import { type MarketFilter, NO_MARKET_FILTER } from "../../../src/domain/market/market-query";
import { type MarketRanking, leftOutPlansText, rankMarket } from "../../../src/domain/market/market-ranking";
import { conditionsOf } from "../../../src/domain/market/plan-group";
import { costOfPlan } from "../../../src/domain/market/plan-cost";
import type { VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import { testCard } from "../test-card";
import { testPlan } from "../survey/test-plan";

const NUMBERS: VisitorInputs = { goal: "balance", amount: 5000, apr: null, payment: 150, tier: null };
const FILTER = { ...NO_MARKET_FILTER, tier: "720-or-more" } as const;

/** The rows of each group. */
const rowsIn = ({ groups }: MarketRanking) =>
  Object.fromEntries(groups.map(({ group, rows }) => [group, rows.map(({ plan }) => plan.row)]));

test("ranks plans by the middle of their cost", () => {
  const plans = [
    testPlan({ row: 1, apr720OrMore: 25 }),
    testPlan({ row: 2, apr720OrMore: 10 }),
    testPlan({ row: 3, apr720OrMore: 10, lateFee: 30 }),
    // From $1,113 to $1,513, where 3% at 10% cost $1,187.
    testPlan({ row: 4, apr720OrMore: 10, transferFeePercent: null }),
  ];
  const ranking = rankMarket(plans, FILTER, NUMBERS);
  expect(rowsIn(ranking)).toEqual({ "for-you": [4, 2, 3, 1] });
  expect(ranking).toMatchObject({ found: 4, leftOut: [], stay: null });
});

describe("a card that the catalog lists", () => {
  const plans = [testPlan({ row: 1, apr720OrMore: 25, transferFeePercent: null }), testPlan({ row: 2 })];
  const rowOf = (card: Pick<Card, CostField>) => {
    const { groups } = rankMarket(plans, FILTER, NUMBERS, [{ row: 1, card }]);
    return groups.flatMap(({ rows }) => rows).find(({ plan }) => plan.row === 1);
  };

  test("costs what it costs on every other page", () => {
    const card = testCard();
    const cost = costOfCard(card, { ...NUMBERS, tier: FILTER.tier });
    const { low, high, meanCost } = cost.kind === "ranked" ? cost : {};
    expect(rowOf(card)).toMatchObject({ listed: card, cost: { low, high, meanCost, isFeeUnknown: false } });
  });

  test("has no cost where it has none on every other page", () => {
    const rank = (terms: Parameters<typeof testCard>[0]) =>
      rankMarket(plans, FILTER, NUMBERS, [{ row: 1, card: testCard(terms) }]);
    const tooSmall = rank({ terms: { creditLine: { from: 200, to: 2500 } } });
    expect([rowsIn(tooSmall), tooSmall.leftOut]).toEqual([{ "for-you": [2] }, ["line-too-small"]]);
    const closed = rank({ terms: { applicants: "closed" } });
    expect([rowsIn(closed), closed.found]).toEqual([{ "for-you": [2], closed: [1] }, 1]);
  });

  test("is for whom it is for on every other page, whatever its issuer reported of members", () => {
    const reported = [testPlan({ row: 1, requiresMembership: true }), testPlan({ row: 2 })];
    const rank = (membership: string | null) =>
      rowsIn(rankMarket(reported, FILTER, null, [{ row: 1, card: testCard({ terms: { membership } }) }]));
    expect([rank(null), rank("Members")]).toEqual([{ "for-you": [1, 2] }, { "for-you": [2], maybe: [1] }]);
    const open = (membership: string | null) =>
      rowsIn(
        rankMarket(reported, { ...FILTER, membership: "open" }, null, [
          { row: 1, card: testCard({ terms: { membership } }) },
        ]),
      );
    expect([open(null), open("Members")]).toEqual([{ "for-you": [1, 2] }, { "for-you": [2] }]);
  });

  test("is ordered by the rate that it shows, which is its newest", () => {
    const card = testCard({ terms: { purchaseApr: { type: "fixed", range: { from: 12, to: 12 } } } });
    const reported = [testPlan({ row: 1, apr720OrMore: 25 }), testPlan({ row: 2, apr720OrMore: 20 })];
    const rank = (numbers: VisitorInputs | null) =>
      rowsIn(rankMarket(reported, { ...FILTER, sort: "rate" }, numbers, [{ row: 1, card }]));
    expect([rank(NUMBERS), rank(null)]).toEqual([{ "for-you": [1, 2] }, { "for-you": [2, 1] }]);
  });
});

test("groups plans by who can get them before their cost", () => {
  const plans = [
    testPlan({ row: 1, apr720OrMore: 10, requiresMembership: true }),
    testPlan({ row: 2, apr720OrMore: 11, product: "Direct Mail" }),
    testPlan({ row: 3, apr720OrMore: 12, availability: "Regional" }),
    testPlan({ row: 4, apr720OrMore: 13, availability: "Regional", states: ["OH"] }),
    testPlan({ row: 5, aprMin: 9, creditTiers: ["no-score"] }),
    testPlan({ row: 6, aprMin: 8, creditTiers: ["no-score"] }),
    testPlan({ row: 7, apr720OrMore: 20 }),
  ];
  const unranked = { "not-for-score": [6, 5] };
  expect(rowsIn(rankMarket(plans, FILTER, NUMBERS))).toEqual({ "for-you": [7], maybe: [1, 2, 3, 4], ...unranked });
  const inOhio = { ...FILTER, state: "OH" };
  expect(rowsIn(rankMarket(plans, inOhio, NUMBERS))).toEqual({ "for-you": [4, 7], maybe: [1, 2, 3], ...unranked });
  expect(rowsIn(rankMarket(plans, inOhio, null))).toEqual({ "for-you": [4, 7], maybe: [1, 2, 3], ...unranked });
});

test("groups plans with a deposit, but not for low scores and none", () => {
  const plans = [testPlan({ row: 1, secured: true, aprMedian: 15, aprMin: 10 }), testPlan({ row: 2 })];
  const groupsFor = (tier: MarketFilter["tier"]) => rowsIn(rankMarket(plans, { ...FILTER, tier }, NUMBERS));
  for (const tier of ["720-or-more", "620-to-719", ""] as const)
    expect(groupsFor(tier)).toEqual({ "for-you": [2], deposit: [1] });
  for (const tier of ["619-or-less", "no-score"] as const) expect(groupsFor(tier)).toEqual({ "for-you": [1, 2] });
});

test("a plan that is known to have closed is a group of its own, without a cost", () => {
  const plans = [testPlan({ row: 1, product: "Miles Aviator Red", apr720OrMore: 5 }), testPlan({ row: 2 })];
  const ranking = rankMarket(plans, FILTER, NUMBERS);
  expect([rowsIn(ranking), ranking.found]).toEqual([{ "for-you": [2], closed: [1] }, 1]);
  expect(conditionsOf(testPlan({ product: "Miles Aviator Red" }), "")).toEqual(["closed to new applicants"]);
});

test("lists plans without a cost in an order by name or by rate", () => {
  const plans = [
    testPlan({ row: 1, product: "A", apr720OrMore: 50 }),
    testPlan({ row: 2, product: "B", apr720OrMore: 9 }),
  ];
  const rank = (sort: MarketFilter["sort"]) => rankMarket(plans, { ...FILTER, sort }, NUMBERS);
  expect([rowsIn(rank("name")), rowsIn(rank("rate"))]).toEqual([{ "for-you": [1, 2] }, { "for-you": [2, 1] }]);
  expect(rank("name").groups[0]?.rows[0]?.cost).toEqual({ kind: "unranked", reason: "never-ends" });
});

test("says why each plan that passes the filter has no cost", () => {
  const plans = [
    testPlan(),
    testPlan({ states: ["OH"], availability: "One State/Territory", creditTiers: ["no-score"] }),
    testPlan({ creditTiers: ["no-score"] }),
    testPlan({ aprMin: null, aprMedian: null, aprMax: null }),
    testPlan({ apr720OrMore: 50 }),
  ];
  expect(rankMarket(plans, { ...FILTER, state: "PA" }, NUMBERS).leftOut).toEqual(["never-ends", "no-apr"]);
});

test("names numbers and reasons of what is left out", () => {
  expect(leftOutPlansText(["never-ends", "no-apr", "never-ends"])).toBe(
    "Not ranked by cost: 2 that this payment may never pay off, 1 without a purchase APR.",
  );
  expect(leftOutPlansText([])).toBe("");
});

const plan = fc.record({
  apr720OrMore: fc.option(fc.integer({ min: 5, max: 36 })),
  aprMax: fc.constantFrom(25, 60),
  transferFeePercent: fc.option(fc.integer({ min: 1, max: 5 })),
  transferApr: fc.option(fc.integer({ min: 0, max: 5 })),
  transferMonths: fc.option(fc.integer({ min: 3, max: 24 })),
  introApr: fc.option(fc.constant(0)),
  introMonths: fc.option(fc.constant(12)),
  annualFee: fc.constantFrom(0, 0, 95),
  top25: fc.boolean(),
  secured: fc.boolean(),
});
const plans = fc
  .array(plan, { minLength: 1, maxLength: 30 })
  .map((all) => all.map((one, row) => testPlan({ ...one, row })));

test("ranks or counts every plan, never for a missing fee, by the middle of its cost", () => {
  const chosen = fc.record({
    secured: fc.constantFrom("yes", "no", ""),
    size: fc.constantFrom("largest", "others", ""),
    tier: fc.constantFrom("", "619-or-less", "720-or-more"),
  });
  const numbers = fc.record({
    goal: fc.constantFrom("balance", "purchase"),
    apr: fc.constantFrom(null, 18),
  });
  fc.assert(
    fc.property(plans, chosen, numbers, (all, filter, changed) => {
      const asked = { ...NUMBERS, ...changed };
      const { groups, found, leftOut } = rankMarket(all, { ...FILTER, ...filter }, asked);
      const plansIn = (some: typeof groups) => some.flatMap(({ rows }) => rows.map((row) => row.plan));
      expect(found).toBe(plansIn(groups.filter(({ group }) => group !== "not-for-score")).length);
      expect(plansIn(groups).length + leftOut.length).toBe(filterPlans(all, { ...FILTER, ...filter }).length);
      for (const { rows } of groups) {
        const costs = rows.map(({ plan: one }) => {
          const cost = costOfPlan(one, filter.tier || null, asked);
          return cost.kind === "ranked" ? cost.meanCost : NaN;
        });
        expect(costs).toEqual([...costs].sort((a, b) => (a === b ? 0 : a - b)));
      }
    }),
  );
});
