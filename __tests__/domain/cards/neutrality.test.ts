import fc from "fast-check";
import type { Card } from "../../../src/domain/cards/card";
import { catalogueCosts, personPaying } from "../../../src/domain/cards/catalogue-costs";
import { costIfPromotionLost, rankCards } from "../../../src/domain/cards/card-cost";
import { BY_COST, DEFAULT_OFFERS, SORTS, listOffers } from "../../../src/domain/cards/offers";
import type { CostAmounts } from "../../../src/domain/forms/your-cost";
import { CARDS } from "../../support/fixture";

/** Order is never bought: what a card is paid for or praised for moves no card in any order. */

/** What may be bought, or look as if it were. */
const anyFavor = fc.record({
  featured: fc.boolean(),
  recommended: fc.boolean(),
  applyUrl: fc.webUrl(),
  provenance: fc.record<Card["provenance"]>({
    status: fc.constantFrom("sample", "verified"),
    asOf: fc.constantFrom("2020-01", "2025-01"),
    sources: fc.constantFrom({}, { apr: "estimate" }),
    dates: fc.constantFrom(null, { apr: "2025-01" }),
    checked: fc.constantFrom(null, "2025-01-08"),
  }),
});

/** The catalogue in some order, and the same cards with favors of all kinds. */
const anyCatalogue = fc.shuffledSubarray([...CARDS], { minLength: 2 }).chain((before) =>
  fc.record({
    before: fc.constant(before),
    after: fc
      .array(anyFavor, { minLength: before.length, maxLength: before.length })
      .map((favors) => before.map((card, index) => ({ ...card, ...favors[index] }))),
    ratings: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: before.length, maxLength: before.length }),
  }),
);

const anyAmounts = fc.record({
  balance: fc.integer({ min: 100, max: 10_000 }),
  payment: fc.integer({ min: 100, max: 2000 }),
});

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const rerated = (cards: readonly Card[], ratings: readonly number[]) =>
  cards.map((card, index) => ({ ...card, rating: (ratings[index] ?? 0) / 10 }));

const byCost = (cards: readonly Card[], amounts: CostAmounts) => catalogueCosts(cards, amounts)?.byCost;

test.each(SORTS)("neither favors nor, but by rating, ratings change the order of /offers by %s", (sort) => {
  fc.assert(
    fc.property(anyCatalogue, ({ before, after, ratings }) => {
      const state = { ...DEFAULT_OFFERS, sort };
      const favored = sort === "rating" ? after : rerated(after, ratings);
      expect(ids(listOffers(favored, state))).toEqual(ids(listOffers(before, state)));
    }),
  );
});

test("neither favors nor ratings change the order of /offers by cost, nor a figure of the ranking", () => {
  fc.assert(
    fc.property(anyCatalogue, anyAmounts, ({ before, after, ratings }, amounts) => {
      const favored = rerated(after, ratings);
      const state = { ...DEFAULT_OFFERS, sort: BY_COST } as const;
      expect(ids(listOffers(favored, state, byCost(favored, amounts)))).toEqual(
        ids(listOffers(before, state, byCost(before, amounts))),
      );
      const person = personPaying(amounts);
      const figures = (cards: readonly Card[]) => {
        const ranking = rankCards(cards, person);
        return [
          ranking?.ranked.map(({ card, ...figuresOf }) => [card.id, figuresOf]),
          ranking?.apart.map(({ card, reason }) => [card.id, reason]),
          cards.map((card) => costIfPromotionLost(card, person)),
        ];
      };
      expect(figures(favored)).toEqual(figures(before));
    }),
  );
});
