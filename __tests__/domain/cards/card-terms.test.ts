import { CARD_TERMS, TERM_NAMES, termText } from "../../../src/domain/cards/card-terms";
import { termsSchema } from "../../../src/schema/terms-schema";
import { type TermsInput, testTerms } from "../test-card";

test("names every term that a statement may name", () => {
  expect([...TERM_NAMES].sort()).toEqual(Object.keys(termsSchema.shape).sort());
  const labels = TERM_NAMES.map((name) => CARD_TERMS[name].label);
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels) expect(label).toMatch(/^[A-Z][A-Za-z ]+$/);
});

test.each<[keyof TermsInput, TermsInput, string]>([
  ["firstYearFee", { firstYearFee: 0 }, "$0"],
  ["monthlyFee", { monthlyFee: 6.25 }, "$6.25"],
  ["foreignFee", { foreignFee: 3 }, "3%"],
  ["lateFee", { lateFee: 0 }, "None"],
  ["lateFee", { lateFee: 40 }, "Up to $40 the first time"],
  ["penaltyApr", { penaltyApr: "none" }, "None"],
  ["graceDays", { graceDays: 1 }, "1 day"],
  [
    "minimumPayment",
    { minimumPayment: { kind: "percent-plus-interest", percent: 1, floor: 25 } },
    "1% of the balance plus interest, at least $25",
  ],
  ["minimumPayment", { minimumPayment: { kind: "percent", percent: 4, floor: 35 } }, "4% of the balance, at least $35"],
  ["rewardsPercent", { rewardsPercent: 1.5 }, "1.5%"],
  ["creditLine", { creditLine: { from: 200, to: 2500 } }, "$200–$2,500"],
  ["creditLevels", { creditLevels: [] }, "Not stated"],
  ["membership", { membership: "Military families" }, "Military families"],
  ["applicants", { applicants: "closed" }, "No"],
  ["applicants", { applicants: "not confirmed" }, "Not confirmed"],
])("writes %s of %j as: %s", (name, given, text) => {
  expect(termText(name, testTerms(given))).toBe(text);
});

test("has no words for a term that nobody states", () => {
  expect([termText("lateFee", {}), termText("lateFee", testTerms())]).toEqual(["", ""]);
});
