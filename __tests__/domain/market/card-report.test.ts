import {
  checkedText,
  reportText,
  reportedTerms,
  reportedNames,
  reportedTiers,
  sourceOf,
  unknownTerms,
} from "../../../src/domain/market/card-report";
import type { Plan } from "../../../src/domain/market/plan";
import { testCard } from "../test-card";
import { testPlan } from "./test-plan";

const termOf = (name: string, plan: Partial<Plan> = {}, card = testCard()) =>
  reportedTerms(card, testPlan(plan)).find((term) => term.name === name);

test.each([
  [17.49, 28.24, "The issuer reported a range 0.75 points lower."],
  [19.24, 29.99, "The issuer reported a range 1 point higher."],
  [18.24, 28.99, "The issuer reported the same."],
  [
    16.49,
    29.24,
    "Of the reported rates the lowest is 1.75 points lower than ours, the highest is 0.25 points higher than ours.",
  ],
  [18.24, 28.24, "Of the reported rates the lowest is the same as ours, the highest is 0.75 points lower than ours."],
  [null, 28.24, "Of the reported rates the highest is 0.75 points lower than ours."],
  [null, null, ""],
])("beside our 18.24%% to 28.99%%, a reported range from %j to %j says: %s", (aprMin, aprMax, sentence) => {
  expect(termOf("Regular APR", { aprMin, aprMax })?.difference).toBe(sentence);
});

test.each([
  [{ transferApr: 0, transferMonths: 11 }, "The issuer reported 10 months less than we say."],
  [
    { transferApr: 1.99, transferMonths: 22 },
    "The issuer reported a rate 1.99 points higher and 1 month more than we say.",
  ],
])(
  "beside our 0%% for 21 months, a reported offer of %j says so, with a word on what is reported",
  (plan, sentence) => {
    expect(termOf("Intro offer on balance transfers", plan)?.difference).toBe(
      `${sentence} Reported are medians of accounts, not the advertised offer.`,
    );
  },
);

test("the regular APR stands beside the reported range and its median", () => {
  expect(termOf("Regular APR", { aprMin: 17.49, aprMedian: 22.86, aprMax: 28.24 })).toEqual({
    name: "Regular APR",
    ours: "18.24% – 28.99% variable",
    source: "apr",
    reported: "17.49% – 28.24%, median 22.86%",
    difference: "The issuer reported a range 0.75 points lower.",
    doubts: [],
  });
});

test("a median that is the one rate is not said twice", () => {
  expect(termOf("Regular APR", { aprMin: 20, aprMedian: 20, aprMax: 20 })?.reported).toBe("20%");
});

test("a doubted value is left out, with the reason once", () => {
  const doubts = [
    { field: "aprMin", reason: "zero" },
    { field: "aprMedian", reason: "zero" },
  ] as const;
  expect(termOf("Regular APR", { aprMin: 0, aprMedian: 0, aprMax: 28.24, doubts: [...doubts] })).toMatchObject({
    reported: "up to 28.24%",
    difference: "Of the reported rates the highest is 0.75 points lower than ours.",
    doubts: ["A rate of 0% was reported as the regular one."],
  });
});

test("a reported fee of 0 means that none is reported, and a fee that is not reported is not free", () => {
  expect(termOf("Annual fee", {})).toMatchObject({ ours: "$0", reported: "None reported", difference: "" });
  const costly = testCard({ terms: { annualFee: 95 } });
  expect(termOf("Annual fee", {}, costly)?.difference).toBe("We name a fee, the issuer reported none.");
  expect(termOf("Annual fee", { annualFee: 75 }, costly)).toMatchObject({
    reported: "$75",
    difference: "The issuer reported $20 less than we say.",
  });
  expect(termOf("Balance transfer fee", { transferFeePercent: null })).toMatchObject({
    ours: "3% or $5 (greater)",
    reported: null,
    difference: "",
  });
});

test("what we don't know stands with what the issuer reported, or in the list of what nobody says", () => {
  expect(termOf("Grace period", { graceDays: 23 })).toMatchObject({ ours: null, reported: "23 days", difference: "" });
  const unknown = unknownTerms(testCard(), testPlan({ graceDays: 23 }));
  expect(unknown).toEqual(["Late fee", "Cash advance APR", "Penalty APR", "Minimum payment"]);
  expect(unknownTerms(testCard(), null)).toContain("Grace period");
});

test("without a report our own terms stand alone", () => {
  const terms = reportedTerms(testCard(), null);
  expect(terms.map(({ reported, difference }) => [reported, difference])).toEqual(terms.map(() => [null, ""]));
  expect(terms.map(({ name }) => name)).toEqual([
    "Regular APR",
    "Intro offer on balance transfers",
    "Intro offer on purchases",
    "Balance transfer fee",
    "Annual fee",
    "Foreign transaction fee",
    "Credit",
  ]);
});

test("each source is named with the month that it describes", () => {
  const provenance = {
    ...testCard().provenance,
    sources: { apr: "https://www.bank.example/terms", annualFee: "estimate" },
    dates: { apr: "2024-10" },
  };
  expect(sourceOf(provenance, "apr")).toEqual({
    address: "https://www.bank.example/terms",
    text: "www.bank.example, October 2024",
  });
  expect(sourceOf(provenance, "annualFee")).toEqual({ address: null, text: "estimate, January 2025" });
  expect(sourceOf(provenance, null)).toEqual({ address: null, text: "source not named, January 2025" });
});

test("how far our terms were checked is said", () => {
  const { provenance } = testCard();
  expect(checkedText(provenance)).toBe("Our terms describe January 2025 and have not been checked with the issuer.");
  const verified = { ...provenance, status: "verified", checked: "2025-02-03" } as const;
  expect(checkedText(verified)).toBe("Our terms describe January 2025 and were last checked on February 3, 2025.");
  expect(checkedText({ ...verified, overdueAfter: 90 })).toMatch(/, more than 90 days ago: verify them/);
});

test("whether the issuer reported the card is said with the period and the reported names", () => {
  const named = testCard({ survey: { institution: "First Bank", product: "Test Card" } });
  expect(reportText(named, testPlan(), "2025-12-31")).toBe(
    "For July to December 2025 First Bank reported it to the regulator as “Test Card”.",
  );
  expect(reportText(testCard({ survey: "not reported" }), null, "2026-06-30")).toBe(
    "First Bank did not report this card in this period, January to June 2026: only our own terms stand here.",
  );
  expect(reportText(testCard(), null, "2025-12-31")).toContain("Nobody has looked yet");
  expect(reportText(testCard(), null, null)).toBe("");
});

test("each tier has its rate, where it comes from and where it stands, or the reason why it has none", () => {
  const plan = testPlan({ creditTiers: ["620-to-719", "720-or-more"], apr720OrMore: 12 });
  const rates = (["619-or-less", "620-to-719", "720-or-more"] as const).map((tier) => ({
    tier,
    largest: [20],
    others: [10, 15],
  }));
  expect(reportedTiers(plan, rates)).toEqual([
    { tier: "619-or-less", apr: null, text: "Not meant for these scores." },
    {
      tier: "620-to-719",
      apr: 20,
      text: "20%, the median of all its accounts, as no usable rate is reported for scores from 620 to 719. 5 points above the median of 3 plans, 15%.",
    },
    {
      tier: "720-or-more",
      apr: 12,
      text: "12%, the rate reported for scores of 720 or more. 3 points below the median of 3 plans, 15%.",
    },
  ]);
  const [alone] = reportedTiers(plan, [{ tier: "720-or-more", largest: [], others: [12] }]);
  expect(alone?.text).toContain("At the median of 1 plan, 12%.");
});

test.each<[string, Partial<Plan>, Parameters<typeof testCard>[0], object]>([
  ["Regular APR", { aprMin: 18.24, aprMax: null, aprMedian: null }, {}, { reported: "from 18.24%" }],
  ["Regular APR", { aprMin: null, aprMax: null, aprMedian: null }, {}, { reported: null, difference: "" }],
  [
    "Intro offer on balance transfers",
    { transferApr: 0, transferMonths: 21 },
    {},
    { ours: "0% for 21 months", reported: "0% for 21 months", difference: "The issuer reported the same." },
  ],
  ["Intro offer on balance transfers", { transferApr: 0 }, {}, { reported: null, difference: "" }],
  [
    "Intro offer on purchases",
    { introApr: 0, introMonths: 15 },
    {},
    { ours: "None", source: null, difference: "The issuer reported an offer that we don’t list." },
  ],
  [
    "Balance transfer fee",
    { transferFeePercent: 5, transferFeeMinimum: 10 },
    {},
    { reported: "5% or $10 (greater)", difference: "The issuer reported 2 points more than we say." },
  ],
  [
    "Balance transfer fee",
    { transferFeeMinimum: null },
    { terms: { transferFee: "none" } },
    { ours: "None", reported: "3%", difference: "The issuer reported 3 points more than we say." },
  ],
  ["Balance transfer fee", {}, { terms: { transferFee: "unknown" } }, { ours: null, difference: "" }],
  ["Monthly fee", { monthlyFee: 5 }, {}, { ours: null, reported: "$5", difference: "" }],
  ["Monthly fee", {}, { terms: { monthlyFee: 8 } }, { ours: "$8", reported: "None reported" }],
  [
    "Foreign transaction fee",
    { foreignFeePercent: 3 },
    {},
    { ours: "None", reported: "3%", difference: "The issuer reported 3 points more than we say." },
  ],
  [
    "Foreign transaction fee",
    { foreignFeePercent: 3 },
    { terms: { foreignFee: null } },
    { ours: null, difference: "" },
  ],
  [
    "Late fee",
    { lateFee: 40 },
    { terms: { lateFee: 30 } },
    { ours: "$30", reported: "$40", difference: "The issuer reported $10 more than we say." },
  ],
  [
    "Grace period",
    { graceDays: 1 },
    { terms: { graceDays: 23 } },
    { ours: "23 days", reported: "1 day", difference: "The issuer reported 22 days less than we say." },
  ],
  [
    "Cash advance APR",
    { cashApr: 29.99 },
    { terms: { cashAdvanceApr: { rates: [28.99] } } },
    { ours: "28.99%", reported: "29.99%", difference: "The issuer reported a rate 1 point higher." },
  ],
  ["Cash advance APR", { cashApr: 29.99 }, {}, { ours: null, reported: "29.99%", difference: "" }],
  [
    "Who may open it",
    { requiresMembership: true, availability: "Regional" },
    { terms: { membership: "Members" } },
    { ours: "Members", reported: "Something is required, such as a membership; some states; ask" },
  ],
  ["Who may open it", {}, {}, { reported: "Nothing is required; nationwide" }],
  ["Credit", {}, { terms: { creditScores: { from: 670, to: 850 } } }, { ours: "Good, 670-850" }],
])("%s: a plan of %j beside a card of %j", (name, plan, card, shown) => {
  expect(termOf(name, plan, testCard(card))).toMatchObject(shown);
});

test("what was reported is named within a sentence; a fee of 0 is none that was reported", () => {
  expect(reportedNames(testCard(), testPlan({ lateFee: 41 }))).toEqual([
    "regular APR",
    "balance transfer fee",
    "late fee",
    "credit",
    "who may open it",
  ]);
  expect(reportedNames(testCard(), null)).toEqual([]);
});
