import { cardSchema } from "../../../src/content/schema/card-schema";

/** A card with every field that must be there and none that may be left out. */
const CARD = {
  id: "test-card",
  name: "Test Card",
  issuer: "First Bank",
  apr: "18.24% - 28.99%",
  annualFee: "$0",
  rating: 4.8,
  features: ["One", "Two"],
  pros: ["One", "Two"],
  cons: ["One", "Two"],
  bestFor: "Moving a balance",
  applyUrl: "#apply-test-card",
  recommended: false,
  category: "balance-transfer",
  creditRequired: "Good",
  foreignTransactionFee: "3%",
  creditRange: "670-850",
  terms: { introOffers: [], transferFee: "unknown", rewardsPercent: 0 },
  provenance: { status: "sample", asOf: "2025-01", sources: {} },
};

const offer = (changed: object) => ({
  terms: { ...CARD.terms, introOffers: [{ apr: 0, months: 21, scope: ["transfers"], ...changed }] },
});
const terms = (changed: object) => ({ terms: { ...CARD.terms, ...changed } });
const provenance = (changed: object) => ({ provenance: { ...CARD.provenance, ...changed } });
const accepts = (changed: object) => cardSchema.safeParse({ ...CARD, ...changed }).success;

test("what may be left out gets its default here", () => {
  expect(cardSchema.parse(CARD)).toEqual({
    ...CARD,
    introApr: null,
    introTerm: null,
    rewards: null,
    balanceTransferFee: null,
    featured: false,
    terms: { ...CARD.terms, creditLine: null },
    provenance: { ...CARD.provenance, checked: null },
  });
});

test.each(Object.keys(CARD))("can't do without %s", (name) => {
  expect(accepts({ [name]: undefined })).toBe(false);
});

test("refuses a field that it doesn't know, at every level", () => {
  expect(accepts({ colour: "blue" })).toBe(false);
  expect(accepts(terms({ colour: "blue" }))).toBe(false);
  expect(accepts(offer({ colour: "blue" }))).toBe(false);
  expect(accepts(provenance({ sources: { colour: "estimate" } }))).toBe(false);
});

test("a rating has at most one decimal and lies from 0 to 5", () => {
  const ratings = Array.from({ length: 51 }, (_, tenths) => tenths / 10);
  expect(ratings.filter((rating) => !accepts({ rating }))).toEqual([]);
  expect([-0.1, 5.1, 4.85, "4.8", NaN].filter((rating) => accepts({ rating }))).toEqual([]);
});

test.each([
  ["id", "test-card-2"],
  ["apr", "26.99%"],
  ["introApr", "2.99% intro APR"],
  ["introTerm", "9 months"],
  ["annualFee", "$695"],
  ["balanceTransferFee", "5% or $10 (greater)"],
  ["foreignTransactionFee", "None"],
  ["creditRange", "300-669"],
  ["applyUrl", "https://www.example.com/apply"],
])("accepts %s %j", (name, value) => {
  expect(accepts({ [name]: value })).toBe(true);
});

test.each([
  ["id", "Test-Card"],
  ["id", "test--card"],
  ["id", "test_card"],
  ["apr", "18.24-28.24"],
  ["apr", "28.99% - 18.24%"],
  ["introApr", "0%"],
  ["introTerm", "21"],
  ["introTerm", "1 year"],
  ["annualFee", "0"],
  ["annualFee", "$1,000"],
  ["balanceTransferFee", "3%"],
  ["foreignTransactionFee", "none"],
  ["creditRange", "670–850"],
  ["applyUrl", "javascript:alert(1)"],
  ["applyUrl", "#elsewhere"],
  ["applyUrl", "/compare"],
  ["category", "low apr"],
  ["creditRequired", "good"],
  ["recommended", "yes"],
])("refuses %s %j", (name, value) => {
  expect(accepts({ [name]: value })).toBe(false);
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
  expect(accepts(provenance({ asOf: "2025-12", status: "verified", checked: "2025-12-01" }))).toBe(true);
});
