import { CARDS as LAUNCHED } from "../support/fixture";
import { CARD_CATEGORIES, CARD_IDS, FEATURED_IDS } from "./support/facts";
import { type ServedCard, decided, expect, test, words } from "./support/site";

const SINGLE_RATE = /^\d{1,2}\.\d{2}%$/;
const RANGE = /^\d{1,2}\.\d{2}% - \d{1,2}\.\d{2}%$/;

const ids = (cards: readonly ServedCard[]) => cards.map((card) => card.id);

test.describe("3 Entities and their fields: credit card", () => {
  test("the catalogue holds the ten cards by their ids, which are slugs", ({ cards }) => {
    expect(ids(cards)).toEqual(CARD_IDS);
  });

  test("each card has a name, an issuer and a line 'best for'", ({ cards }) => {
    for (const card of cards)
      expect([card.name, card.issuer, card.bestFor].map((text) => text.trim())).not.toContain("");
    expect(new Set(cards.map((card) => card.name)).size).toBe(10);
  });

  test("the APR is the text of a range, or a single value for secured cards", ({ cards }) => {
    for (const { category, apr } of cards) expect(apr).toMatch(category === "secured" ? SINGLE_RATE : RANGE);
  });

  test(
    "the intro APR is optional, and has a term where it is there",
    decided("The intro term is not called optional, but without an intro offer there is none to name."),
    ({ cards }) => {
      const without = cards.filter(({ introApr }) => introApr === null);
      expect(without.length).toBeGreaterThan(0);
      for (const { introApr, introTerm } of cards) expect(introTerm === null).toBe(introApr === null);
      expect(new Set(cards.flatMap(({ introApr }) => introApr ?? []))).toEqual(new Set(["0% intro APR"]));
    },
  );

  test("the annual fee is a text such as $0", ({ cards }) => {
    for (const { annualFee } of cards) expect(annualFee).toMatch(/^\$\d+$/);
  });

  test("rewards are an optional text", ({ cards }) => {
    const texts = cards.map(({ rewards }) => rewards);
    expect(texts).toContain(null);
    expect(texts.filter((text) => text !== null && text.length > 10).length).toBeGreaterThan(0);
  });

  test("ratings are numbers from 0 to 5; the catalogue's run from 4.1 to 4.9", ({ cards }) => {
    for (const { rating } of cards) expect([rating >= 0, rating <= 5]).toEqual([true, true]);
    const ratings = LAUNCHED.map(({ rating }) => rating);
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([4.1, 4.9]);
  });

  test("each card has lists of features, pros and cons", ({ cards }) => {
    for (const { id, features, pros, cons } of cards) {
      expect([id, features.length >= 2, pros.length > 0, cons.length > 0]).toEqual([id, true, true, true]);
    }
  });

  test("applyUrl is a placeholder anchor", ({ cards }) => {
    for (const { id, applyUrl } of cards) expect(applyUrl).toBe(`#apply-${id}`);
  });

  test("featured are chase-slate-edge, citi-simplicity and usaa-rate-advantage", ({ cards }) => {
    expect(ids(cards.filter((card) => card.featured))).toEqual(FEATURED_IDS);
  });

  test("recommended is the first card alone", ({ cards }) => {
    expect(ids(cards.filter((card) => card.recommended))).toEqual([CARD_IDS[0]]);
  });

  test("the category is low-apr, intro-apr, balance-transfer, secured or rewards, and none is empty", ({ cards }) => {
    expect(new Set(cards.map(({ category }) => category))).toEqual(new Set(CARD_CATEGORIES.map(([value]) => value)));
  });

  test(
    "the credit required is Good or Limited in the data",
    decided("So the filter's Excellent and Fair match no card; for Excellent the empty state adds a kind word."),
    ({ cards }) => {
      expect(new Set(cards.map(({ creditRequired }) => creditRequired))).toEqual(new Set(["Good", "Limited"]));
    },
  );

  test("the balance transfer fee is an optional text", () => {
    const fees = LAUNCHED.map(({ balanceTransferFee }) => balanceTransferFee);
    expect(fees).toContain(null);
    expect(fees).toContain("3% or $5 (greater)");
  });

  test(
    "the foreign transaction fee is None, 1% or 3%",
    decided("No current source names 1% for any of the ten, so the catalogue holds None and 3%."),
    () => {
      for (const { foreignTransactionFee } of LAUNCHED) expect(["None", "1%", "3%"]).toContain(foreignTransactionFee);
    },
  );

  test("the credit range is 670-850 or 300-669", ({ cards }) => {
    expect(new Set(cards.map(({ creditRange }) => creditRange))).toEqual(new Set(["670-850", "300-669"]));
  });

  test("a card's panel shows these values: name, issuer, APR, annual fee, rating and what it is best for", async ({
    read,
    cards,
  }) => {
    const $ = await read("/offers");
    for (const { id, name, issuer, apr, annualFee, rating, bestFor } of cards) {
      const panel = words($, `main article[aria-labelledby="panel-${id}"]`);
      const rates = apr.replace(" - ", " – ");
      for (const fact of [name, issuer, `Regular APR ${rates}`, `Annual fee ${annualFee}`, `${rating}/5`, bestFor])
        expect(panel).toContain(fact);
    }
  });
});
