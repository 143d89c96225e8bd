import fc from "fast-check";
import { catalogueCosts } from "../../../src/domain/cards/catalogue-costs";
import { CATEGORIES, CREDIT_LEVELS, type Category, type CreditLevel } from "../../../src/domain/cards/card";
import {
  ALL,
  BY_COST,
  DEFAULT_OFFERS,
  type OffersState,
  SORTS,
  SORT_NAMES,
  clearFilters,
  countByCategory,
  creditNote,
  effectiveOffers,
  listOffers,
  offersQuery,
  parseOffersQuery,
  toggleCategory,
} from "../../../src/domain/cards/offers";
import { CARDS } from "../../support/fixture";

type Offer = { name: string; aprLow: number; rating: number; category: Category; terms: Asked };
type Asked = { creditLevels: CreditLevel[] };

/** The terms of a card that asks for one of these levels. */
const asks = (...creditLevels: CreditLevel[]): Asked => ({ creditLevels });

const OFFERS: Offer[] = [
  { name: "Delta", aprLow: 18.24, rating: 4.6, category: "low-apr", terms: asks("Excellent", "Good") },
  { name: "alpha", aprLow: 26.99, rating: 4.1, category: "secured", terms: asks("Limited") },
  { name: "Charlie", aprLow: 9.9, rating: 4.6, category: "rewards", terms: asks("Good") },
  { name: "Bravo", aprLow: 18.24, rating: 4.9, category: "low-apr", terms: asks("Limited") },
];

const names = (state: Partial<OffersState>) =>
  listOffers(OFFERS, { ...DEFAULT_OFFERS, ...state }).map(({ name }) => name);

const anyOffer = fc.record<Offer>({
  name: fc.string({ maxLength: 4 }),
  aprLow: fc.constantFrom(9.9, 18.24, 26.99, 11.15),
  rating: fc.integer({ min: 41, max: 49 }).map((tenths) => tenths / 10),
  category: fc.constantFrom(...CATEGORIES),
  terms: fc.record({ creditLevels: fc.subarray([...CREDIT_LEVELS]) }),
});

const anyCatalogue = fc.array(anyOffer, { minLength: 4, maxLength: 20 });
const anyState = fc.record<OffersState>({
  category: fc.constantFrom(...CATEGORIES, ALL),
  credit: fc.constantFrom(...CREDIT_LEVELS, ALL),
  sort: fc.constantFrom(...SORTS, BY_COST),
});

describe("the list", () => {
  test("starts with the highest rating; cards that tie keep the catalogue's order", () => {
    expect(names({})).toEqual(["Bravo", "Delta", "Charlie", "alpha"]);
  });

  test("sorts by the lower end of the APR", () => {
    expect(names({ sort: "apr" })).toEqual(["Charlie", "Delta", "Bravo", "alpha"]);
  });

  test("sorts by name in the alphabet's order, whatever the case", () => {
    expect(names({ sort: "name" })).toEqual(["alpha", "Bravo", "Charlie", "Delta"]);
  });

  test("filters by category, by credit and by both", () => {
    expect(names({ category: "low-apr" })).toEqual(["Bravo", "Delta"]);
    expect(names({ credit: "Limited" })).toEqual(["Bravo", "alpha"]);
    expect(names({ credit: "Excellent" })).toEqual(["Delta"]);
    expect(names({ category: "low-apr", credit: "Limited" })).toEqual(["Bravo"]);
  });

  test("can be empty", () => {
    expect(names({ category: "intro-apr" })).toEqual([]);
    expect(names({ category: "secured", credit: "Good" })).toEqual([]);
  });

  test("leaves the catalogue itself in its order", () => {
    const before = [...OFFERS];
    listOffers(OFFERS, { ...DEFAULT_OFFERS, sort: "name" });
    expect(OFFERS).toEqual(before);
  });

  test("holds exactly the cards that match", () => {
    fc.assert(
      fc.property(anyCatalogue, anyState, (offers, state) => {
        const { category, credit } = state;
        const listed = new Set(listOffers(offers, state));
        for (const offer of offers) {
          const matches =
            [ALL, offer.category].includes(category) && [ALL, ...offer.terms.creditLevels].includes(credit);
          expect(listed.has(offer)).toBe(matches);
        }
      }),
    );
  });
});

describe("the order by cost", () => {
  const state = { ...DEFAULT_OFFERS, sort: BY_COST } as const;
  const byCost = (balance: number, payment: number) => catalogueCosts(CARDS, { balance, payment })?.byCost;
  const ids = (asked: OffersState, reckoned?: typeof CARDS) => listOffers(CARDS, asked, reckoned).map(({ id }) => id);

  test("has the cheapest by the mean of both ends first, and cards that stand apart last", () => {
    expect(ids(state, byCost(5000, 150))).toEqual([
      "citi-simplicity",
      "wells-fargo-reflect",
      "chase-slate-edge",
      "usaa-rate-advantage",
      "first-tech-choice-rewards",
      "penfed-platinum-rewards",
      "discover-it-secured",
    ]);
    expect(ids({ ...state, category: "intro-apr" }, byCost(5000, 150))).toEqual([
      "wells-fargo-reflect",
      "chase-slate-edge",
    ]);
  });

  test("is the catalogue's where every card stands apart", () => {
    expect(ids(state, byCost(5000, 5))).toEqual(CARDS.map(({ id }) => id));
  });

  test("without amounts means the default order", () => {
    expect(ids(state)).toEqual(ids(DEFAULT_OFFERS));
    expect(effectiveOffers(state, false)).toEqual(DEFAULT_OFFERS);
    expect(effectiveOffers(state, true)).toBe(state);
  });

  test("changes no other order", () => {
    for (const sort of SORTS) {
      const other = { ...DEFAULT_OFFERS, sort };
      expect(ids(other, byCost(5000, 150))).toEqual(ids(other));
      expect(effectiveOffers(other, false)).toBe(other);
    }
  });
});

describe("the tiles", () => {
  test("count the cards of each category, empty ones too", () => {
    const none = { "intro-apr": 0, "balance-transfer": 0 };
    expect(countByCategory(OFFERS)).toEqual({ ...none, "low-apr": 2, secured: 1, rewards: 1 });
  });

  test("set their category; another replaces it, and the active one clears it", () => {
    const start: OffersState = { category: ALL, credit: "Good", sort: "name" };
    const one = toggleCategory(start, "secured");
    expect(one).toEqual({ category: "secured", credit: "Good", sort: "name" });
    expect(toggleCategory(one, "rewards")).toEqual({ category: "rewards", credit: "Good", sort: "name" });
    expect(toggleCategory(one, "secured")).toEqual(start);
  });
});

test("'Clear Filters' resets category and credit and leaves the sort", () => {
  expect(clearFilters({ category: "secured", credit: "Good", sort: "apr" })).toEqual({
    category: ALL,
    credit: ALL,
    sort: "apr",
  });
});

test("the default shows all cards by rating, which 'Clear All' returns to", () => {
  expect(DEFAULT_OFFERS).toEqual({ category: "all", credit: "all", sort: "rating" });
  expect(Object.values(SORT_NAMES)).toEqual(["Rating", "APR (low to high)", "Name", "Your cost"]);
});

describe("the note on credit", () => {
  test("tells people with excellent credit that cards for good credit are open to them", () => {
    expect(creditNote(OFFERS.slice(1), "Excellent")).toBe(
      "No card in our list asks for excellent credit. Cards that ask for good credit are open to you too.",
    );
  });

  test("names the best level below that a card asks for", () => {
    expect(creditNote(OFFERS, "Fair")).toContain("asks for fair credit. Cards that ask for limited credit");
    expect(creditNote([{ terms: asks("Limited") }], "Excellent")).toContain("ask for limited credit");
  });

  test("is left out where a card asks for that level, for all, and where only more is asked", () => {
    expect([creditNote(OFFERS, "Good"), creditNote(OFFERS, ALL), creditNote([], "Excellent")]).toEqual([
      null,
      null,
      null,
    ]);
    expect(creditNote([{ terms: asks("Good") }], "Fair")).toBeNull();
  });
});

describe("the query", () => {
  test("of the default state is empty", () => {
    expect(offersQuery(DEFAULT_OFFERS)).toBe("");
    expect(parseOffersQuery("")).toEqual(DEFAULT_OFFERS);
  });

  test("names what differs from the default", () => {
    expect(offersQuery({ category: "low-apr", credit: ALL, sort: "rating" })).toBe("?filter=low-apr");
    expect(offersQuery({ ...DEFAULT_OFFERS, sort: BY_COST })).toBe("?sort=cost");
    expect(offersQuery({ category: "secured", credit: "Limited", sort: "apr" })).toBe(
      "?filter=secured&credit=Limited&sort=apr",
    );
  });

  test.each(CATEGORIES)("%s is a filter that an address can name", (category) => {
    expect(parseOffersQuery(`?filter=${category}`)).toEqual({ ...DEFAULT_OFFERS, category });
  });

  test("an unknown value means the default, and leaves the others alone", () => {
    expect(parseOffersQuery("?filter=gold&credit=good&sort=price")).toEqual(DEFAULT_OFFERS);
    expect(parseOffersQuery("?filter=LOW-APR")).toEqual(DEFAULT_OFFERS);
    expect(parseOffersQuery("?filter=%3Cscript%3E&credit=Good&x=1")).toEqual({ ...DEFAULT_OFFERS, credit: "Good" });
  });

  test("restores every state, whatever else the address holds", () => {
    fc.assert(
      fc.property(anyState, fc.webQueryParameters(), (state, rest) => {
        expect(parseOffersQuery(`${offersQuery(state)}&${rest}`)).toEqual(state);
      }),
    );
  });
});
