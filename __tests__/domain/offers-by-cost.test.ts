import { catalogueCosts } from "../../src/domain/catalogue-costs";
import {
  BY_COST,
  DEFAULT_OFFERS,
  effectiveOffers,
  listOffers,
  offersQuery,
  parseOffersQuery,
} from "../../src/domain/offers";
import { CARDS } from "../support/fixture";

function byCost(balance: number, payment: number) {
  const reckoned = catalogueCosts(CARDS, { balance, payment });
  if (!reckoned) throw new Error("no costs");
  return reckoned.byCost;
}

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const state = { ...DEFAULT_OFFERS, sort: BY_COST } as const;

test("the cheapest by the mean of both ends comes first, and cards that stand apart come last in the given order", () => {
  expect(ids(listOffers(CARDS, state, byCost(5000, 150)))).toEqual([
    "citi-simplicity",
    "wells-fargo-reflect",
    "discover-it-chrome",
    "chase-slate-edge",
    "usaa-rate-advantage",
    "capital-one-quicksilver",
    "first-tech-choice-rewards",
    "penfed-platinum-rewards",
    "discover-it-secured",
    "capital-one-secured",
  ]);
});

test("where every card stands apart, the catalogue's order is left", () => {
  expect(ids(listOffers(CARDS, state, byCost(5000, 5)))).toEqual(ids(CARDS));
});

test("filters hold in the order by cost too", () => {
  expect(ids(listOffers(CARDS, { ...state, category: "balance-transfer" }, byCost(5000, 150)))).toEqual([
    "citi-simplicity",
    "discover-it-chrome",
  ]);
});

test("without amounts it means the default order", () => {
  expect(listOffers(CARDS, state)).toEqual(listOffers(CARDS, DEFAULT_OFFERS));
  expect(ids(listOffers(CARDS, { ...state, category: "balance-transfer" }))).toEqual(
    ids(listOffers(CARDS, { ...DEFAULT_OFFERS, category: "balance-transfer" })),
  );
  expect(effectiveOffers(state, false)).toEqual(DEFAULT_OFFERS);
  expect(effectiveOffers(state, true)).toBe(state);
});

test("costs change no other order", () => {
  for (const sort of ["rating", "apr", "name"] as const) {
    const other = { ...DEFAULT_OFFERS, sort };
    expect(listOffers(CARDS, other, byCost(5000, 150))).toEqual(listOffers(CARDS, other));
    expect(effectiveOffers(other, false)).toBe(other);
  }
});

test("the query names it", () => {
  expect(offersQuery(state)).toBe("?sort=cost");
  expect(parseOffersQuery("?sort=cost")).toEqual(state);
});

test("amounts that can't be reckoned with have no costs", () => {
  expect(catalogueCosts(CARDS, { balance: 0, payment: 150 })).toBeNull();
});
