import type { Card } from "../../../src/domain/cards/card";
import fc from "fast-check";
import { rankCards } from "../../../src/domain/costs/cost-ranking";
import { offerCosts } from "../../../src/domain/catalog/offer-costs";
import { DEFAULT_OFFERS, SORTS, listOffers } from "../../../src/domain/catalog/offers";
import { TIERS } from "../../../src/schema/vocabulary";
import { GOALS, type VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import { CARDS } from "../../support/fixture";
import { testCard } from "../test-card";

/** Order is never bought: what a card is paid for or praised for moves no card in any order. */

/** Fields that may be bought, or look as if they were. */
const anyFavor = fc.record({
  featured: fc.boolean(),
  recommended: fc.boolean(),
  applyUrl: fc.webUrl(),
  statements: fc.constantFrom<Card["statements"][]>([], testCard().statements),
  confidence: fc.constantFrom("Our estimate, January 2025", "Issuer’s page, March 2026"),
  overdueAfter: fc.constantFrom(null, 90),
});

/** The catalog in some order, and the same cards with favors of all kinds. */
const anyCatalog = fc.shuffledSubarray([...CARDS], { minLength: 2 }).chain((before) =>
  fc.record({
    before: fc.constant(before),
    after: fc
      .array(anyFavor, { minLength: before.length, maxLength: before.length })
      .map((favors) => before.map((card, index) => ({ ...card, ...favors[index] }))),
    ratings: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: before.length, maxLength: before.length }),
  }),
);

const anyNumbers = fc.record<VisitorInputs>({
  goal: fc.constantFrom(...GOALS),
  amount: fc.integer({ min: 100, max: 10_000 }),
  apr: fc.constantFrom(null, 24.99),
  payment: fc.integer({ min: 100, max: 2000 }),
  tier: fc.constantFrom(null, ...TIERS),
});

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const rerated = (cards: readonly Card[], ratings: readonly number[]) =>
  cards.map((card, index) => ({ ...card, rating: (ratings[index] ?? 0) / 10 }));

const byCost = (cards: readonly Card[], numbers: VisitorInputs) => offerCosts(cards, numbers).byCost;

test.each(SORTS)("keeps the order of /offers by %s whatever favors and ratings are", (sort) => {
  fc.assert(
    fc.property(anyCatalog, ({ before, after, ratings }) => {
      const state = { ...DEFAULT_OFFERS, sort };
      const favored = sort === "rating" ? after : rerated(after, ratings);
      expect(ids(listOffers(favored, state))).toEqual(ids(listOffers(before, state)));
    }),
  );
});

test("keeps the order by cost and each figure whatever favors and ratings are", () => {
  fc.assert(
    fc.property(anyCatalog, anyNumbers, ({ before, after, ratings }, numbers) => {
      const favored = rerated(after, ratings);
      expect(ids(listOffers(favored, DEFAULT_OFFERS, byCost(favored, numbers)))).toEqual(
        ids(listOffers(before, DEFAULT_OFFERS, byCost(before, numbers))),
      );
      const person = numbers;
      const figures = (cards: readonly Card[]) => {
        const ranking = rankCards(cards, person);
        return [
          ranking.rows.map((row) => ({ ...row, card: row.card.id })),
          ranking.unranked.map(({ card, eligibility, reason }) => [card.id, eligibility, reason]),
        ];
      };
      expect(figures(favored)).toEqual(figures(before));
    }),
  );
});
