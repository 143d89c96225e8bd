import { CARD_FACTS, CARD_FIGURES, type CardFact } from "../../../src/domain/cards/card-facts";
import { FACTS_BY_NAME } from "../../../src/domain/cards/named-facts";
import { type TermsInput, testCard } from "../test-card";

const shown = (name: CardFact, terms: TermsInput = {}) => CARD_FACTS[name].text(testCard({ terms }));

test("shows rate and term of the first intro offer", () => {
  expect([shown("introApr"), shown("introTerm")]).toEqual(["0% intro APR", "21 months"]);
  const none: TermsInput = { introOffers: [] };
  expect([shown("introApr", none), shown("introTerm", none)]).toEqual([null, null]);
});

test.each<[CardFact, TermsInput, string | null]>([
  ["apr", {}, "18.24–28.99%"],
  ["aprLow", {}, "18.24%"],
  ["aprLow", { purchaseApr: { range: { to: 18 } } }, "18.00%"],
  ["annualFee", { annualFee: 95, firstYearFee: 0 }, "$0 the first year, then $95"],
  ["balanceTransferFee", { transferFee: "none" }, "None"],
  ["creditRequired", { creditLevels: ["Good", "Fair"] }, "Good or Fair"],
  ["creditRange", { creditScores: { from: 670, to: 850 } }, "670–850"],
  ["creditRange", {}, null],
])("shows %s of terms with %j as %s", (name, terms, text) => {
  expect(shown(name, terms)).toBe(text);
});

test("shows a fee that nobody states as unknown, which is not free", () => {
  const card = testCard({ terms: { transferFee: null, foreignFee: null } });
  expect(CARD_FACTS.balanceTransferFee.text(card)).toBeNull();
  expect(CARD_FACTS.foreignTransactionFee.text(card)).toBe("Unknown");
  expect(CARD_FIGURES.foreignFee(card)).toBeNull();
});

test("finds a fact by its name alone", () => {
  expect(FACTS_BY_NAME.get("introTerm")).toBe(CARD_FACTS.introTerm);
  expect(FACTS_BY_NAME.get("lateFee")?.text(testCard({ terms: { lateFee: 40 } }))).toBe("Up to $40 the first time");
  expect(["color", "constructor", ""].filter((name) => FACTS_BY_NAME.has(name))).toEqual([]);
});
