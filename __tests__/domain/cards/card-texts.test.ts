import { aprEnds, cardTexts, coveredText, offerText } from "../../../src/domain/cards/card-texts";
import { type TermsInput, testTerms } from "../test-card";

const textsOf = (changed: Partial<TermsInput>) => cardTexts(testTerms(changed));

// The forms of the specification, section 3, and what real cards have beside them.
test.each<[string, TermsInput["purchaseApr"], string, string]>([
  ["a range", { range: { from: 18.24, to: 28.99 } }, "18.24% - 28.99%", "18.24% – 28.99% variable"],
  ["one rate", { rates: [26.99] }, "26.99%", "26.99% variable"],
  ["a fixed rate", { rates: [18], type: "fixed" }, "18.00%", "18.00% fixed"],
  ["several rates", { rates: [11.24, 14.49, 18] }, "11.24%, 14.49% or 18.00%", "11.24%, 14.49% or 18.00% variable"],
])("%s is written as the specification writes rates", (_, purchaseApr, apr, regularApr) => {
  expect(textsOf({ purchaseApr })).toMatchObject({ apr, regularApr });
});

test("the ends of a range are its lowest and its highest rate; a single rate is both", () => {
  const ends = (purchaseApr: TermsInput["purchaseApr"]) => aprEnds(testTerms({ purchaseApr }).purchaseApr);
  expect(ends({ rates: [11.24, 14.49, 18] })).toEqual({ low: 11.24, high: 18 });
  expect(ends({ rates: [26.99] })).toEqual({ low: 26.99, high: 26.99 });
  expect(textsOf({ purchaseApr: { range: { from: 18.24, to: 28.99 } } })).toMatchObject({
    aprLow: 18.24,
    aprHigh: 28.99,
  });
});

test.each<[string, TermsInput["purchaseApr"], TermsInput["introOffers"], string | null]>([
  [
    "one offer for both uses stands with its length, its scope and the rate that follows",
    { range: { from: 19.74, to: 28.49 } },
    [{ apr: 0, months: 18, scope: ["purchases", "transfers"] }],
    "0% intro APR for 18 months on purchases and balance transfers, then 19.74% – 28.49% variable",
  ],
  [
    "offers of different length are named one by one",
    { range: { from: 18.24, to: 28.99 } },
    [
      { apr: 0, months: 21, scope: ["transfers"] },
      { apr: 0, months: 12, scope: ["purchases"] },
    ],
    "0% intro APR for 21 months on balance transfers and 12 months on purchases, then 18.24% – 28.99% variable",
  ],
  [
    "offers with different rates each have their rate",
    { rates: [14.9] },
    [
      { apr: 3.99, months: 18, scope: ["transfers"] },
      { apr: 0, months: 12, scope: ["purchases"] },
    ],
    "3.99% intro APR for 18 months on balance transfers and 0% intro APR for 12 months on purchases, then 14.90% variable",
  ],
  [
    "an offer may be counted in billing cycles, and its rate need not be zero",
    { rates: [26.15] },
    [{ apr: 2.99, months: 15, unit: "billing cycles", scope: ["transfers"] }],
    "2.99% intro APR for 15 billing cycles on balance transfers, then 26.15% variable",
  ],
  ["a card without an intro offer has no line", { rates: [26.99] }, [], null],
])("%s", (_, purchaseApr, introOffers, introLine) => {
  expect(textsOf({ purchaseApr, introOffers }).introLine).toBe(introLine);
});

test("the intro rate and its term are those of the first offer", () => {
  expect(textsOf({})).toMatchObject({ introApr: "0% intro APR", introTerm: "21 months" });
  expect(textsOf({ introOffers: [] })).toMatchObject({ introApr: null, introTerm: null });
});

test("an offer says how long it lasts and what it covers", () => {
  const [offer] = testTerms({ introOffers: [{ apr: 0, months: 12, scope: ["purchases", "transfers"] }] }).introOffers;
  if (!offer) throw new Error("There is an offer.");
  expect(offerText(offer)).toBe("12 months on purchases and balance transfers");
  expect(coveredText(offer)).toBe("purchases and balance transfers");
});

test.each<[Partial<TermsInput>, object]>([
  [{ annualFee: 95 }, { annualFee: "$95" }],
  [{ annualFee: 95, firstYearFee: 0 }, { annualFee: "$0 the first year, then $95" }],
  [{ transferFee: { percent: 3, minimum: 5 } }, { balanceTransferFee: "3% or $5 (greater)" }],
  [{ transferFee: "none" }, { balanceTransferFee: null }],
  [{ transferFee: "unknown" }, { balanceTransferFee: null }],
  [{ foreignFee: 0 }, { foreignTransactionFee: "None" }],
  [{ foreignFee: 3 }, { foreignTransactionFee: "3%" }],
  [{ foreignFee: null }, { foreignTransactionFee: "Unknown" }],
  [{ creditLevels: ["Good"] }, { creditRequired: "Good" }],
  [{ creditLevels: ["Good", "Fair"] }, { creditRequired: "Good or Fair" }],
  [{ creditLevels: [] }, { creditRequired: "Not stated" }],
  [{ creditScores: { from: 670, to: 850 } }, { creditRange: "670-850" }],
  [{}, { creditRange: null }],
])("terms with %j read %j", (changed, texts) => {
  expect(textsOf(changed)).toMatchObject(texts);
});
