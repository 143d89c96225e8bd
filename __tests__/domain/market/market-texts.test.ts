import { costReason, movedRatesText, foundText, planTerms } from "../../../src/domain/market/market-texts";
import { rangeText } from "../../../src/domain/costs/cost-texts";
import { type PlanUse, costOfPlan } from "../../../src/domain/market/plan-cost";
import type { ReportedPlan } from "../../../src/domain/survey/reported-plan";
import { conditionsOf } from "../../../src/domain/market/plan-group";
import type { Tier } from "../../../src/schema/vocabulary";
import { testPlan } from "../survey/test-plan";

const TIER = "720-or-more";

test.each<[string[], Partial<ReportedPlan>]>([
  [[], {}],
  [["members only", "certain states; check"], { requiresMembership: true, availability: "Regional" }],
  [["union members"], { product: "Union Plus Direct Mail" }],
  [["union members"], { product: "Teamsters Cash Rewards" }],
  [["members of a teachers’ union"], { product: "CTA Rate Smart Card" }],
  [[], { product: "Capital Credit Union Visa" }],
  [["Ohio only"], { availability: "One State/Territory", states: ["OH"] }],
])("names who may open a plan: %j for %j", (conditions, changed) => {
  expect(conditionsOf(testPlan(changed), "")).toEqual(conditions);
});

describe("why a plan costs what it does", () => {
  const DEBT: PlanUse = { goal: "balance", amount: 1200, payment: 100 };
  const costWith = (changed: Partial<ReportedPlan>, tier: Tier | null = TIER) => {
    const cost = costOfPlan(testPlan({ apr720OrMore: 20, ...changed }), tier, DEBT);
    if (cost.kind !== "ranked") throw new Error("The plan is expected to have a cost.");
    return cost;
  };

  test("names the fee alone with an offer over all its months", () => {
    expect(costReason(costWith({ transferApr: 0, transferMonths: 18 }), TIER)).toBe(
      "$36: $0 interest and $36 transfer fee, paid off after 13 months. 0% for 18 months on transfers, then at 20.00%, based on the rate reported for scores of 720 and up.",
    );
  });

  test("writes the likely cost with its range for a transfer fee that is not reported", () => {
    const cost = costWith({ transferFeePercent: null, transferApr: 0, transferMonths: 18, annualFee: 30 });
    expect(rangeText(cost)).toBe("$61–$121");
    expect(costReason(cost, TIER)).toMatch(
      /^\$91, from \$61 to \$121: \$1 interest, \$0–\$60 transfer fee and \$60 annual and monthly fees, paid off after 13–14 months\..* Transfer fee unknown; we assume 0–5%\.$/,
    );
  });

  test("counts the regular rate at once without an offer", () => {
    expect(costReason(costWith({ apr720OrMore: 12 }), TIER)).toContain(". At 12.00%, based on the rate reported");
    expect(costReason(costWith({}, null), null)).toContain(". At 15.00–25.00%, the whole range.");
  });

  test("names a deposit", () => {
    expect(costReason(costWith({ secured: true }), TIER)).toMatch(
      /\. Needs a deposit, usually as large as its line: \$1,236\.$/,
    );
  });
});

test("says how many plans a list has, in which order", () => {
  expect([foundText(2, "cost"), foundText(1, "rate"), foundText(2, "name"), foundText(0, "cost")]).toEqual([
    "2 plans, cheapest for you first",
    "1 plan, lowest rate first",
    "2 plans by name",
    "No plans match",
  ]);
});

const termsOf = (changed: Partial<ReportedPlan>) =>
  Object.fromEntries(planTerms(testPlan(changed)).map(({ name, ...term }) => [name, term]));

test("lists every term, what is missing included", () => {
  const terms = termsOf({ transferFeePercent: null, lateFee: 25, graceDays: 21, rewards: "CO" });
  const texts = Object.entries(terms).map(([name, { text }]) => [name, text]);
  expect(Object.fromEntries(texts)).toMatchObject({
    "Highest APR": "25%",
    "Transfer fee": "Not reported",
    "Annual fee": "None reported",
    "First late fee": "$25",
    "Grace period": "21 days",
    Rewards: "cash back and other",
    "Where it is offered": "Nationwide",
    "Website, as reported": "Not reported",
  });
});

test("shows what makes no sense with the reason", () => {
  const terms = termsOf({ aprMax: 0, flags: [{ field: "aprMax", reason: "zero" }] });
  expect(terms["Highest APR"]).toMatchObject({ text: "0%", flag: "The regular rate was reported as 0%." });
  expect(terms["Lowest APR"]).toMatchObject({ text: "15%", flag: "" });
});

test("says what prime has done to variable rates since the period", () => {
  expect([0, 0.25, -1].map((points) => movedRatesText(points, "2025-12-31"))).toEqual([
    "Medians are as issuers reported them for July to December 2025; the prime rate has not moved since.",
    "Medians are as issuers reported them for July to December 2025. In the list, we raised variable rates by 0.25 points, as much as prime has risen since, except at the 18% ceiling of federal credit unions.",
    "Medians are as issuers reported them for July to December 2025. In the list, we lowered variable rates by 1 point, as much as prime has fallen since.",
  ]);
});
