import { cardFaults } from "../../../src/content/rules/card-rules";
import { type Card, cardSchema } from "../../../src/content/schema/card-schema";
import { formatFault } from "../../../src/content/fault";
import { parse } from "../../../src/content/read/parse";
import { readJson } from "../../../src/content/read/source-file";
import { cardOf } from "../../support/fixture";

/** Citi Simplicity with an id of its own and without points that speak of rates. */
const CARD: Card = {
  ...cardOf("citi-simplicity"),
  id: "test-card",
  features: ["One", "Two"],
  applyUrl: "#apply-test-card",
};

/** The messages for a card that is written to a file as it stands; each change keeps to the schema. */
function messages(changed: Partial<Card>, fileId = "test-card"): string[] {
  const source = readJson({
    file: `data/cards/${fileId}.json`,
    text: JSON.stringify({ ...CARD, ...changed }, null, 2),
  });
  const { value, faults } = parse(cardSchema, source);
  if (!value) throw new Error(faults.map(formatFault).join("\n"));
  return cardFaults(value, source, fileId).map(formatFault);
}

/** The same without the places. */
const complaints = (changed: Partial<Card>) => messages(changed).map((message) => message.replace(/^\S+ {2}/, ""));

const terms = (changed: Partial<Card["terms"]>) => ({ terms: { ...CARD.terms, ...changed } });
const offers = (introOffers: Card["terms"]["introOffers"], changed: Partial<Card> = {}) => ({
  ...changed,
  ...terms({ introOffers }),
});

test("a card whose text and numbers say the same has no faults", () => {
  expect(messages({})).toEqual([]);
});

test("the file's name is the card's id", () => {
  expect(messages({}, "other-card")).toEqual([
    'data/cards/other-card.json:2:9  id\n  expected "other-card", the file\'s name, found "test-card"\n  hint: rename the file or the id',
  ]);
});

test("a placeholder names its own card", () => {
  expect(complaints({ applyUrl: "#apply-other-card" })).toEqual([
    'applyUrl\n  expected the placeholder "#apply-test-card", found "#apply-other-card"',
  ]);
  expect(complaints({ applyUrl: "https://www.example.com/apply" })).toEqual([]);
});

describe("the transfer fee", () => {
  test("is the same in text and numbers", () => {
    expect(complaints({ balanceTransferFee: "5% or $5 (greater)" })).toEqual([
      'balanceTransferFee\n  expected "3% or $5 (greater)", as terms.transferFee says, found "5% or $5 (greater)"',
    ]);
  });

  test.each(["none", "unknown"] as const)("has no text if it is %s", (transferFee) => {
    expect(complaints({ balanceTransferFee: null, ...terms({ transferFee }) })).toEqual([]);
    expect(complaints(terms({ transferFee }))).toEqual([
      'balanceTransferFee\n  expected no balanceTransferFee, as terms.transferFee names no fee, found "3% or $5 (greater)"',
    ]);
  });
});

describe("rewards", () => {
  test("have a rate above zero, or one that isn't known", () => {
    expect(complaints({ rewards: "1.5% cash back", ...terms({ rewardsPercent: 1.5 }) })).toEqual([]);
    expect(complaints({ rewards: "Points", ...terms({ rewardsPercent: null }) })).toEqual([]);
    expect(complaints({ rewards: "1.5% cash back" })).toEqual([
      "terms.rewardsPercent\n  expected a rate above 0, or null if it is not known, found 0",
    ]);
  });

  test("have one of the rates in their text, if it names any", () => {
    const rewards = "Unlimited 1.50% cash back; 5% on hotels";
    for (const rewardsPercent of [1.5, 5, null]) {
      expect(complaints({ rewards, ...terms({ rewardsPercent }) })).toEqual([]);
    }
    expect(complaints({ rewards, ...terms({ rewardsPercent: 2 }) })).toEqual([
      "terms.rewardsPercent\n  expected 1.5 or 5, as rewards says, found 2",
    ]);
    expect(complaints({ rewards: "1 point per dollar", ...terms({ rewardsPercent: 1 }) })).toEqual([]);
  });

  test("have the rate zero if there are none", () => {
    expect(complaints(terms({ rewardsPercent: 1 }))).toEqual([
      "terms.rewardsPercent\n  expected 0, since the card names no rewards, found 1",
    ]);
  });
});

describe("ranges rise", () => {
  test("in the credit line", () => {
    expect(complaints(terms({ creditLine: { from: 200, to: 200 } }))).toEqual([]);
    expect(complaints(terms({ creditLine: { from: 201, to: 200 } }))).toEqual([
      "terms.creditLine.from\n  expected no more than 200, found 201",
    ]);
  });

  test.each(["300-850", "300-669", "670-670"])("credit scores %s are in order", (creditRange) => {
    expect(complaints({ creditRange })).toEqual([]);
  });

  test.each(["299-669", "670-851", "850-670"])("credit scores %s are not", (creditRange) => {
    expect(complaints({ creditRange })).toEqual([
      `creditRange\n  expected two scores between 300 and 850, the lower first, found "${creditRange}"`,
    ]);
  });
});

describe("intro offers", () => {
  test("a card without any has no texts on them", () => {
    expect(complaints(offers([], { introApr: null, introTerm: null }))).toEqual([]);
    expect(complaints(offers([]))).toEqual([
      'introApr\n  expected no introApr, since terms.introOffers is empty, found "0% intro APR"',
      'introTerm\n  expected no introTerm, since terms.introOffers is empty, found "21 months"',
    ]);
  });

  test("the rate is the same in text and numbers", () => {
    expect(complaints({ introApr: "2.99% intro APR" })).toEqual([
      'introApr\n  expected "0% intro APR", as terms.introOffers says, found "2.99% intro APR"',
    ]);
    expect(
      complaints(offers([{ apr: 2.99, months: 21, scope: ["transfers"] }], { introApr: "2.99% intro APR" })),
    ).toEqual([]);
  });

  test("the term is the longest offer's, and neither it nor the rate is left out", () => {
    expect(complaints({ introTerm: "12 months" })).toEqual([expect.stringMatching(/^introTerm\n.*found "12 months"/)]);
    expect(complaints({ introApr: null, introTerm: null })).toEqual([
      'introApr\n  expected "0% intro APR", as terms.introOffers says, found nothing',
      'introTerm\n  expected "21 months", the longest of terms.introOffers, found nothing\n  hint: every intro rate is shown with its length and the rate that follows (18.24% - 28.99%)',
    ]);
  });

  test("the longest comes first", () => {
    expect(complaints(offers([...CARD.terms.introOffers].reverse()))).toEqual([
      'terms.introOffers\n  expected the longest offer first, found "12 months first"',
    ]);
  });

  test("all have one rate", () => {
    expect(
      complaints(
        offers([
          { apr: 0, months: 21, scope: ["transfers"] },
          { apr: 1.99, months: 12, scope: ["purchases"] },
        ]),
      ),
    ).toEqual(["terms.introOffers[1].apr\n  expected one intro rate for all offers, found 1.99"]);
  });

  test("no use stands in two of them", () => {
    expect(
      complaints(
        offers([
          { apr: 0, months: 21, scope: ["transfers", "purchases"] },
          { apr: 0, months: 12, scope: ["purchases"] },
        ]),
      ),
    ).toEqual(['terms.introOffers\n  expected each scope in one offer only, found "transfers, purchases, purchases"']);
    expect(complaints(offers([{ apr: 0, months: 21, scope: ["transfers", "transfers"] }]))).toHaveLength(1);
  });
});
