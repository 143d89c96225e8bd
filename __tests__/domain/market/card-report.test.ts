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
import { type TermsInput, testCard } from "../test-card";
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

test.each<[string, Partial<Plan>, Partial<TermsInput>, string | null, string | null]>([
  ["Regular APR", { aprMin: 18.24, aprMax: null, aprMedian: null }, {}, "18.24% – 28.99% variable", "from 18.24%"],
  ["Regular APR", { aprMin: null, aprMax: null, aprMedian: null }, {}, "18.24% – 28.99% variable", null],
  ["Intro offer on balance transfers", { transferApr: 0 }, {}, "0% for 21 months", null],
  ["Balance transfer fee", {}, { transferFee: "unknown" }, null, "3% or $5 (greater)"],
  ["Monthly fee", { monthlyFee: 5 }, {}, null, "$5"],
  ["Monthly fee", {}, { monthlyFee: 8 }, "$8", "None reported"],
  ["Foreign transaction fee", { foreignFeePercent: 3 }, { foreignFee: null }, null, "3%"],
  ["Cash advance APR", { cashApr: 29.99 }, {}, null, "29.99%"],
  [
    "Who may open it",
    { requiresMembership: true, availability: "Regional" },
    { membership: "Members" },
    "Members",
    "Something is required, such as a membership; some states; ask",
  ],
  ["Who may open it", {}, {}, null, "Nothing is required; nationwide"],
])("%s: a plan of %j stands beside a card of %j as %j and %j", (name, plan, terms, ours, reported) => {
  expect(termOf(name, plan, testCard({ terms }))).toMatchObject({ ours, reported });
});

test.each<[string, Partial<Plan>, Partial<TermsInput>, string, string, string]>([
  ["Balance transfer fee", { transferFeePercent: 5 }, {}, "3% or $5 (greater)", "5% or $5 (greater)", "2 points more"],
  ["Balance transfer fee", { transferFeeMinimum: null }, { transferFee: "none" }, "None", "3%", "3 points more"],
  ["Foreign transaction fee", { foreignFeePercent: 3 }, {}, "None", "3%", "3 points more"],
  ["Late fee", { lateFee: 40 }, { lateFee: 30 }, "$30", "$40", "$10 more"],
  ["Grace period", { graceDays: 1 }, { graceDays: 23 }, "23 days", "1 day", "22 days less"],
])(
  "%s: of a plan of %j and a card of %j, %s and %s, the issuer reported %s",
  (name, plan, terms, ours, reported, more) => {
    const difference = `The issuer reported ${more} than we say.`;
    expect(termOf(name, plan, testCard({ terms }))).toMatchObject({ ours, reported, difference });
  },
);

test("what is reported without a figure of ours, or the other way round, has no difference to tell", () => {
  expect(termOf("Monthly fee", { monthlyFee: 5 })?.difference).toBe("");
  expect(termOf("Regular APR", { aprMin: null, aprMax: null, aprMedian: null })?.difference).toBe("");
  const unknown = testCard({ terms: { transferFee: "unknown", foreignFee: null } });
  expect(termOf("Balance transfer fee", {}, unknown)?.difference).toBe("");
  expect(termOf("Foreign transaction fee", { foreignFeePercent: 3 }, unknown)?.difference).toBe("");
});

test("a rate or an offer that is the same, differs, or is not listed by us is said to be so", () => {
  expect(termOf("Intro offer on balance transfers", { transferApr: 0, transferMonths: 21 })).toMatchObject({
    reported: "0% for 21 months",
    difference: "The issuer reported the same.",
  });
  expect(termOf("Intro offer on purchases", { introApr: 0, introMonths: 15 })).toMatchObject({
    ours: "None",
    source: null,
    difference: "The issuer reported an offer that we don’t list.",
  });
  const cash = testCard({ terms: { cashAdvanceApr: { rates: [28.99] } } });
  expect(termOf("Cash advance APR", { cashApr: 29.99 }, cash)).toMatchObject({
    ours: "28.99%",
    difference: "The issuer reported a rate 1 point higher.",
  });
});

test("credit stands with its levels and its scores", () => {
  const scored = testCard({ terms: { creditScores: { from: 670, to: 850 } } });
  expect(termOf("Credit", {}, scored)?.ours).toBe("Good, 670-850");
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
