import { leftOutTexts, reportText, tierMedians, unknownTerms } from "../../../src/domain/cards/card-report";
import { testCard } from "../test-card";
import { testPlan } from "../survey/test-plan";
import { reportedRates } from "../costs/worked";

test("names what nobody states, but not what most cards don't have", () => {
  expect(unknownTerms(testCard())).toEqual([
    "late fee",
    "cash advance APR",
    "penalty APR",
    "grace period",
    "minimum payment",
    "credit scores",
  ]);
  expect(unknownTerms(testCard({ terms: { graceDays: 25 } }))).not.toContain("grace period");
});

test("says whether the issuer reported the card, with the period and the reported name", () => {
  const plan = testPlan({ institution: "First Bank, N.A.", product: "Test Visa" });
  expect(reportText(testCard(), plan, "2025-12-31")).toBe(
    "For July to December 2025, First Bank reported this card to the regulator as “Test Visa.”",
  );
  expect(reportText(testCard(), null, "2026-06-30")).toBe(
    "First Bank did not report this card to the regulator for January to June 2026.",
  );
});

test("says once for each reason why figures of the report are left out", () => {
  const flags = [
    { field: "aprMin", reason: "zero" },
    { field: "aprMedian", reason: "zero" },
    { field: "transferApr", reason: "no-length" },
    { field: "requiresMembership", reason: "credit-union" },
  ] as const;
  expect(leftOutTexts(testPlan({ aprMin: 0, aprMedian: 0, transferApr: 0, flags: [...flags] }))).toEqual([
    "The regular rate was reported as 0%.",
    "A rate was reported without how long it lasts.",
  ]);
});

const PERIOD = "2025-12-31";

describe("beside all plans", () => {
  const rates = (["619-or-less", "620-to-719", "720-or-more"] as const).map((tier) => ({
    tier,
    largest: [20],
    others: [10, 15],
  }));
  const card = (apr: number) => ({
    ...testCard(),
    reported: reportedRates({
      meantFor: ["620-to-719", "720-or-more"],
      byTier: { "619-or-less": 30, "720-or-more": apr },
      median: 20,
    }),
  });
  const median = (apr: number) => tierMedians(card(apr), rates, PERIOD).at(-1)?.median;

  test("shows the median of all plans for a score that has a rate", () => {
    expect(median(12)).toBe("Half of 3 plans for this score range charged 15% or less from July to December 2025");
  });

  test("shows nothing for scores that the card is not meant for, or without a rate", () => {
    expect(tierMedians(card(12), rates, PERIOD).slice(0, 2)).toEqual([
      { tier: "619-or-less", median: "" },
      { tier: "620-to-719", median: "" },
    ]);
    expect(tierMedians(card(12), [{ tier: "720-or-more", largest: [], others: [] }], PERIOD)[0]?.median).toBe("");
  });
});
