import {
  coveredText,
  introOfferText,
  introOffersText,
  offerFor,
  offerLengthText,
  offerText,
} from "../../../src/domain/lending/offer";
import { type TermsInput, testTerms } from "../test-card";

const offers = (introOffers: NonNullable<TermsInput["introOffers"]>) => testTerms({ introOffers }).introOffers;

test.each<[string, NonNullable<TermsInput["introOffers"]>, string]>([
  [
    "one offer for both uses stands with its length and its scope",
    [{ apr: 0, months: 18, scope: ["purchases", "transfers"] }],
    "0% intro APR for 18 months on purchases and balance transfers",
  ],
  [
    "offers of different length are named one by one, their rate once",
    [
      { apr: 0, months: 21, scope: ["transfers"] },
      { apr: 0, months: 12, scope: ["purchases"] },
    ],
    "0% intro APR for 21 months on balance transfers and 12 months on purchases",
  ],
  [
    "offers with different rates each have their rate",
    [
      { apr: 3.99, months: 18, scope: ["transfers"] },
      { apr: 0, months: 12, scope: ["purchases"] },
    ],
    "3.99% intro APR for 18 months on balance transfers and 0% intro APR for 12 months on purchases",
  ],
  [
    "an offer may be counted in billing cycles, and its rate need not be zero",
    [{ apr: 2.99, months: 15, unit: "billing cycles", scope: ["transfers"] }],
    "2.99% intro APR for 15 billing cycles on balance transfers",
  ],
  ["without an offer there is nothing to say", [], ""],
])("%s", (_, given, text) => {
  expect(introOffersText(offers(given))).toBe(text);
});

test("names the rate that follows an intro offer, and returns null without one", () => {
  const purchaseApr = { range: { from: 18.24, to: 28.99 } };
  const introOffers = [{ apr: 0, months: 21, scope: ["transfers" as const] }];
  expect(introOfferText(testTerms({ purchaseApr, introOffers }))).toBe(
    "0% intro APR for 21 months on balance transfers, then 18.24–28.99% variable",
  );
  expect(introOfferText(testTerms({ purchaseApr, introOffers: [] }))).toBeNull();
});

test("says how long an offer lasts and what it covers", () => {
  const [offer] = offers([{ apr: 0, months: 12, scope: ["purchases", "transfers"] }]);
  expect(offer && [offerLengthText(offer), coveredText(offer), offerText(offer)]).toEqual([
    "12 months on purchases and balance transfers",
    "purchases and balance transfers",
    "0% for 12 months",
  ]);
});

test("finds the offer that covers a use", () => {
  const both = offers([
    { apr: 0, months: 21, scope: ["transfers"] },
    { apr: 0, months: 12, scope: ["purchases"] },
  ]);
  expect(offerFor(both, "transfers")?.months).toBe(21);
  expect(offerFor(both, "purchases")?.months).toBe(12);
  expect(offerFor([], "purchases")).toBeNull();
});
