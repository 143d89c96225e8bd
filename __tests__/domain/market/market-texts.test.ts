import {
  costReason,
  countedText,
  doubtTexts,
  gapText,
  noCostText,
  periodText,
  planTerms,
  rankedText,
  rateText,
  whoText,
} from "../../../src/domain/market/market-texts";
import { mediansByTier } from "../../../src/domain/market/medians";
import { type Debt, costOfPlan } from "../../../src/domain/market/plan-cost";
import type { Plan } from "../../../src/domain/market/plan";
import { testPlan } from "./test-plan";

const TIER = "720-or-more";

test("the gap names both medians with the number of plans, and is not told without either", () => {
  const plans = [testPlan({ aprMedian: 12.925 }), testPlan({ aprMedian: 25.24, top25: true })];
  const gap = (some: readonly Plan[]) => mediansByTier(some).map(gapText).at(-1);
  expect(gap(plans)).toBe(
    "For scores of 720 or more, the median APR is 25.24% at the 25 largest issuers (1 plans) and 12.93% at all others (1 plans).",
  );
  expect(gap(plans.slice(1))).toBe("");
});

test("how many plans count for a tier, and why the others don't", () => {
  const none = { aprMin: null, aprMedian: null, aprMax: null };
  const plans = [
    testPlan(),
    testPlan({ creditTiers: ["no-score"] }),
    testPlan(none),
    testPlan({ ...none, aprMax: 0, doubts: [{ field: "aprMax", reason: "zero" }] }),
  ];
  expect(countedText(plans, TIER)).toBe(
    "1 plans count for scores of 720 or more. Left out of 4 plans: 1 are not meant for this score, 1 report no purchase APR, 1 report only purchase APRs that make no sense.",
  );
});

test("a plan's rate is that of the tier, or the range over all its tiers", () => {
  const plan = testPlan({ apr720OrMore: 12, apr619OrLess: 18, creditTiers: ["619-or-less", "720-or-more"] });
  expect([rateText(plan, TIER), rateText(plan, ""), rateText(plan, "no-score")]).toEqual(["12%", "12% – 18%", null]);
});

test.each<[string, Partial<Plan>]>([
  ["Open to anyone, nationwide", {}],
  ["Members only, some states; ask", { requiresMembership: true, availability: "Regional" }],
  ["Open to anyone, Ohio only, needs a deposit", { availability: "One State/Territory", state: "OH", secured: true }],
])("%s", (words, changed) => {
  expect(whoText(testPlan(changed))).toBe(words);
});

describe("why a plan costs what it does", () => {
  const DEBT: Debt = { balance: 1200, plan: { kind: "fixed", payment: 100 } };
  const reasonOf = (changed: Partial<Plan>) => {
    const cost = costOfPlan(testPlan(changed), TIER, DEBT);
    if (cost?.kind !== "cost") throw new Error("The plan is expected to have a cost.");
    return costReason(cost, TIER);
  };

  test("with an offer over all its months there is the fee alone", () => {
    expect(reasonOf({ transferApr: 0, transferMonths: 18, apr720OrMore: 20 })).toBe(
      "$36: $0 interest and $36 transfer fee, paid off after 13 months. 0% for 18 months on moved balances, then 20%, the rate reported for scores of 720 or more.",
    );
  });

  test("without a reported transfer fee, what is not in the figure is named", () => {
    const reason = reasonOf({ transferFeePercent: null, transferApr: 0, transferMonths: 18, annualFee: 30 });
    expect(reason).toMatch(
      /^\$1: \$1 interest, paid off after 13 months\. Not in it: a transfer fee that is not reported and \$60 annual and monthly fees\./,
    );
  });

  test("without an offer the regular rate counts at once", () => {
    expect(reasonOf({ apr720OrMore: 12 })).toContain("Without an offer on moved balances, at 12%, the rate reported");
  });

  test("a plan without a cost says why", () => {
    expect(noCostText("not-for-tier", TIER)).toBe("It is not meant for scores of 720 or more.");
  });
});

test("a ranking says how many plans stand by interest alone", () => {
  const plan = { plan: testPlan() };
  const cost = costOfPlan(testPlan(), TIER, { balance: 1000, plan: { kind: "fixed", payment: 100 } });
  if (cost?.kind !== "cost") throw new Error("The plan is expected to have a cost.");
  const row = { ...plan, ...cost };
  expect(rankedText({ ranked: [row, row], feeUnknown: [row] })).toBe(
    "3 plans ranked by cost, 1 of them by interest alone.",
  );
  expect(rankedText({ ranked: [row], feeUnknown: [] })).toBe("1 plan ranked by cost.");
  const regional = { ...row, plan: testPlan({ availability: "Regional" }) };
  expect(rankedText({ ranked: [row, regional], feeUnknown: [regional] })).toBe(
    "3 plans ranked by cost, 1 of them by interest alone. 2 are offered in some states, which were not copied: ask.",
  );
});

test("every term is told, what is missing and what makes no sense included", () => {
  const plan = testPlan({
    aprMax: 0,
    transferFeePercent: null,
    lateFee: 25,
    graceDays: 21,
    rewards: "CO",
    doubts: [{ field: "aprMax", reason: "zero" }],
  });
  const terms = new Map(planTerms(plan).map(({ name, text }) => [name, text]));
  expect(Object.fromEntries(terms)).toMatchObject({
    "Highest APR": "0% (doubtful, left out)",
    "Transfer fee": "Not reported",
    "Annual fee": "None reported",
    "Late fee": "$25.00",
    "Grace period": "21 days",
    Rewards: "cash back and other",
    "Website, as reported": "Not reported",
  });
  expect(doubtTexts(plan)).toEqual([{ name: "Highest APR", text: "A rate of 0% was reported as the regular one." }]);
});

test("a period is its half-year", () => {
  expect([periodText("2025-12-31"), periodText("2026-06-30")]).toEqual([
    "July to December 2025",
    "January to June 2026",
  ]);
});
