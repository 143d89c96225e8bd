import { cardSchema } from "../../../src/content/schema/card-schema";
import { CARD_FILE as CARD, type TermsInput } from "../../domain/test-card";

const offer = (changed: object) => terms({ introOffers: [{ apr: 0, months: 21, scope: ["transfers"], ...changed }] });
const terms = (changed: object) => ({ terms: { ...CARD.terms, ...changed } });
const provenance = (changed: object) => ({ provenance: { ...CARD.provenance, ...changed } });
const accepts = (changed: object) => cardSchema.safeParse({ ...CARD, ...changed }).success;

test("what may be left out gets its default here", () => {
  const card = cardSchema.parse(CARD);
  expect(card).toMatchObject({ rewards: null, draft: false, featured: false });
  expect(card.provenance).toEqual({ ...CARD.provenance, dates: null, checked: null });
  expect(card.terms).toMatchObject({
    purchaseApr: { rates: null, type: "variable", index: null, margin: null, confirmed: false },
    penaltyApr: null,
    introOffers: [{ unit: "months", transferWithinDays: null }],
    creditScores: null,
    closed: false,
  });
});

test.each(Object.keys(CARD))("can't do without %s", (name) => {
  expect(accepts({ [name]: undefined })).toBe(false);
});

test.each(Object.keys(CARD.terms))("can't do without %s among the terms", (name) => {
  expect(accepts(terms({ [name]: undefined }))).toBe(false);
});

test("a rating has at most one decimal and lies from 0 to 5", () => {
  const ratings = Array.from({ length: 51 }, (_, tenths) => tenths / 10);
  expect(ratings.filter((rating) => !accepts({ rating }))).toEqual([]);
  expect([-0.1, 5.1, 4.85, "4.8", NaN].filter((rating) => accepts({ rating }))).toEqual([]);
});

test.each([
  ["id", "test-card-2"],
  ["applyUrl", "https://www.example.com/apply"],
])("accepts %s %j", (name, value) => {
  expect(accepts({ [name]: value })).toBe(true);
});

test.each([
  ["id", "Test-Card"],
  ["id", "test--card"],
  ["id", "test_card"],
  ["applyUrl", "javascript:alert(1)"],
  ["applyUrl", "#elsewhere"],
  ["applyUrl", "/compare"],
  ["category", "low apr"],
  ["recommended", "yes"],
])("refuses %s %j", (name, value) => {
  expect(accepts({ [name]: value })).toBe(false);
});

// Navy Federal Platinum: three rates, members only, no transfer fee. The rest is what 12 CFR 1026.60 asks issuers for.
test.each<Partial<TermsInput>>([
  { purchaseApr: { rates: [10.24, 14.49, 18] }, membership: "Military families", transferFee: "none" },
  { purchaseApr: { range: { from: 18.24, to: 28.99 }, type: "variable", index: "Prime Rate", margin: 10.74 } },
  { transferApr: { rates: [17.99] }, cashAdvanceApr: { rates: [29.99] }, penaltyApr: { rates: [29.99] } },
  { penaltyApr: "none", lateFee: 0, foreignFee: null },
  { introOffers: [{ apr: 2.99, months: 18, unit: "billing cycles", scope: ["transfers"], transferWithinDays: 60 }] },
  { transferFee: { percent: 3, minimum: 5, later: { percent: 5, afterDays: 60 } } },
  { annualFee: 95, firstYearFee: 0, monthlyFee: 6.25, graceDays: 25 },
  { minimumPayment: { kind: "percent-plus-interest", percent: 1, floor: 25 } },
  { creditLevels: [], states: ["OH", "PA"], closed: true },
])("the terms of real cards fit: %j", (changed) => {
  expect(accepts(terms(changed))).toBe(true);
});

test.each([
  { purchaseApr: "18.24% - 28.99%" },
  { purchaseApr: { range: { from: 18.24 } } },
  { purchaseApr: { rates: [] } },
  { purchaseApr: { rates: [61] } },
  { annualFee: "$0" },
  { annualFee: -1 },
  { foreignFee: "None" },
  { creditLevels: ["good"] },
  { creditScores: { from: 299, to: 669 } },
  { creditScores: { from: 670, to: 851 } },
  { states: ["Ohio"] },
])("refuses the terms %j", (changed) => {
  expect(accepts(terms(changed))).toBe(false);
});

test.each(["features", "pros", "cons"])("%s are two to six points", (name) => {
  const points = (count: number) => Array.from({ length: count }, () => "A point");
  expect([1, 2, 6, 7].map((count) => accepts({ [name]: points(count) }))).toEqual([false, true, true, false]);
});

test("an intro rate lasts six months at least, as the law demands, and 36 at most", () => {
  expect([5, 6, 36, 37].map((months) => accepts(offer({ months })))).toEqual([false, true, true, false]);
  expect(accepts(offer({ months: 12.5 }))).toBe(false);
});

test("an intro offer covers purchases, transfers or both", () => {
  expect(accepts(offer({ scope: ["purchases", "transfers"] }))).toBe(true);
  expect(accepts(offer({ scope: [] }))).toBe(false);
  expect(accepts(offer({ scope: ["cash"] }))).toBe(false);
});

test("a transfer fee is an amount, none or unknown, never just left out", () => {
  const good = [{ percent: 3, minimum: 5 }, "none", "unknown"];
  const bad = ["free", 0, null, undefined, { percent: 3 }, { percent: 11, minimum: 5 }, { percent: 3, minimum: 101 }];
  expect([...good, ...bad].filter((transferFee) => accepts(terms({ transferFee })))).toEqual(good);
});

test("rewards in percent may be unknown but not negative, and a credit line is above zero", () => {
  expect([null, -1, 0, 10, 11].filter((rewardsPercent) => accepts(terms({ rewardsPercent })))).toEqual([null, 0, 10]);
  expect([0, 1, 200].filter((from) => accepts(terms({ creditLine: { from, to: 1000 } })))).toEqual([1, 200]);
});

test("a source is an address or an estimate, and a month is a month", () => {
  const sources = ["https://www.example.com/terms", "estimate", "guess", "http://www.example.com"];
  expect(sources.map((apr) => accepts(provenance({ sources: { apr } })))).toEqual([true, true, false, false]);
  expect(accepts(provenance({ asOf: "2025-13" }))).toBe(false);
  expect(accepts(provenance({ dates: { annualFee: "2025-03" } }))).toBe(true);
  expect(accepts(provenance({ dates: { annualFee: "March" } }))).toBe(false);
  expect(accepts(provenance({ asOf: "2025-12", status: "verified", checked: "2025-12-01" }))).toBe(true);
});
