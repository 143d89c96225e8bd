import { CARD_FACTS, CARD_FIGURES, type CardFact, aprAsOf, statementOf } from "../../../src/domain/cards/card-facts";
import { TEXT_FACTS } from "../../../src/domain/cards/named-facts";
import { type TermsInput, testCard } from "../test-card";

const shown = (name: CardFact, terms: TermsInput = {}) => CARD_FACTS[name].text(testCard({ terms }));

test("the intro rate and its term are those of the first offer", () => {
  expect([shown("introApr"), shown("introTerm")]).toEqual(["0% intro APR", "21 months"]);
  const none: TermsInput = { introOffers: [] };
  expect([shown("introApr", none), shown("introTerm", none)]).toEqual([null, null]);
});

test.each<[CardFact, TermsInput, string | null]>([
  ["apr", {}, "18.24–28.99%"],
  ["aprLow", {}, "18.24%"],
  ["aprHigh", {}, "28.99%"],
  ["aprLow", { purchaseApr: { range: { to: 18 } } }, "18.00%"],
  ["annualFee", { annualFee: 95, firstYearFee: 0 }, "$0 the first year, then $95"],
  ["balanceTransferFee", {}, "3% or $5 (greater)"],
  ["balanceTransferFee", { transferFee: "none" }, "None"],
  ["foreignTransactionFee", { foreignFee: 3 }, "3%"],
  ["creditRequired", { creditLevels: ["Good", "Fair"] }, "Good or Fair"],
  ["creditRange", { creditScores: { from: 670, to: 850 } }, "670–850"],
  ["creditRange", {}, null],
])("%s of terms with %j reads %s", (name, terms, text) => {
  expect(shown(name, terms)).toBe(text);
});

test("a fee that nobody states is unknown, which is not free", () => {
  const card = testCard({ terms: { transferFee: null, foreignFee: null } });
  expect(CARD_FACTS.balanceTransferFee.text(card)).toBeNull();
  expect(CARD_FACTS.foreignTransactionFee.text(card)).toBe("Unknown");
  expect(CARD_FIGURES.foreignFee(card)).toBeNull();
});

test("what the editors write is a fact as well", () => {
  const names = ["name", "issuer", "rewards", "rating", "category", "bestFor"] as const;
  expect(names.map((name) => shown(name))).toEqual([
    "Test Card",
    "First Bank",
    null,
    "4.8",
    "balance-transfer",
    "Moving a balance",
  ]);
});

test("a fact is found by its name, and no other name is one", () => {
  expect(TEXT_FACTS.get("introTerm")).toBe(CARD_FACTS.introTerm);
  expect(TEXT_FACTS.get("lateFee")?.text(testCard({ terms: { lateFee: 40 } }))).toBe("Up to $40");
  expect(["color", "constructor", ""].filter((name) => TEXT_FACTS.has(name))).toEqual([]);
});

test("the statement that counts for a term is named, with the day that the regular APR describes", () => {
  const card = testCard({ terms: { lateFee: 40 } });
  expect(statementOf(card, "lateFee")).toMatchObject({ text: "Up to $40", counts: true });
  expect(statementOf(card, "graceDays")).toBeNull();
  expect([aprAsOf(card), aprAsOf({ statements: [] })]).toEqual(["2025-01", ""]);
});
