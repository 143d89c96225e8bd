import fc from "fast-check";
import { lowestApr } from "../../src/domain/apr";
import { CATEGORIES, CREDIT_LEVELS, type Category, type CreditLevel } from "../../src/domain/card";
import {
  ALL,
  DEFAULT_OFFERS,
  type OffersState,
  SORTS,
  SORT_NAMES,
  type Sort,
  clearFilters,
  countByCategory,
  creditNote,
  listOffers,
  offersQuery,
  parseOffersQuery,
  toggleCategory,
} from "../../src/domain/offers";

type Offer = { name: string; apr: string; rating: number; category: Category; creditRequired: CreditLevel };

const OFFERS: Offer[] = [
  { name: "Delta", apr: "18.24% - 28.99%", rating: 4.6, category: "low-apr", creditRequired: "Good" },
  { name: "alpha", apr: "26.99%", rating: 4.1, category: "secured", creditRequired: "Limited" },
  { name: "Charlie", apr: "9.9% - 30%", rating: 4.6, category: "rewards", creditRequired: "Good" },
  { name: "Bravo", apr: "18.24% - 27.24%", rating: 4.9, category: "low-apr", creditRequired: "Limited" },
];

const names = (state: Partial<OffersState>) =>
  listOffers(OFFERS, { ...DEFAULT_OFFERS, ...state }).map(({ name }) => name);

const anyOffer = fc.record<Offer>({
  name: fc.string({ maxLength: 4 }),
  apr: fc.constantFrom("9.9% - 30%", "18.24% - 28.99%", "18.24%", "26.99%", "11.15% - 26.15%"),
  rating: fc.integer({ min: 41, max: 49 }).map((tenths) => tenths / 10),
  category: fc.constantFrom(...CATEGORIES),
  creditRequired: fc.constantFrom(...CREDIT_LEVELS),
});

const anyState = fc.record<OffersState & { sort: Sort }>({
  category: fc.constantFrom(...CATEGORIES, ALL),
  credit: fc.constantFrom(...CREDIT_LEVELS, ALL),
  sort: fc.constantFrom(...SORTS),
});

describe("the list", () => {
  test("starts with the highest rating; cards that tie keep the catalogue's order", () => {
    expect(names({})).toEqual(["Bravo", "Delta", "Charlie", "alpha"]);
  });

  test("sorts by the lower end of the APR as a number, not as text", () => {
    expect(names({ sort: "apr" })).toEqual(["Charlie", "Delta", "Bravo", "alpha"]);
  });

  test("sorts by name in the alphabet's order, whatever the case", () => {
    expect(names({ sort: "name" })).toEqual(["alpha", "Bravo", "Charlie", "Delta"]);
  });

  test("filters by category, by credit and by both", () => {
    expect(names({ category: "low-apr" })).toEqual(["Bravo", "Delta"]);
    expect(names({ credit: "Limited" })).toEqual(["Bravo", "alpha"]);
    expect(names({ category: "low-apr", credit: "Limited" })).toEqual(["Bravo"]);
  });

  test("can be empty", () => {
    expect(names({ category: "intro-apr" })).toEqual([]);
    expect(names({ credit: "Excellent" })).toEqual([]);
    expect(names({ category: "secured", credit: "Good" })).toEqual([]);
  });

  test("leaves the catalogue itself in its order", () => {
    const before = [...OFFERS];
    listOffers(OFFERS, { ...DEFAULT_OFFERS, sort: "name" });
    expect(OFFERS).toEqual(before);
  });

  test("holds exactly the cards that match", () => {
    fc.assert(
      fc.property(fc.array(anyOffer), anyState, (offers, state) => {
        const listed = new Set(listOffers(offers, state));
        for (const offer of offers) {
          const matches =
            [ALL, offer.category].includes(state.category) && [ALL, offer.creditRequired].includes(state.credit);
          expect(listed.has(offer)).toBe(matches);
        }
      }),
    );
  });

  test("is in order throughout, and stable where cards tie", () => {
    fc.assert(
      fc.property(fc.array(anyOffer), anyState, (offers, state) => {
        const catalogue = offers.map((offer, index) => ({ ...offer, index }));
        const listed = listOffers(catalogue, state);
        listed.slice(1).forEach((card, index) => {
          const before = listed[index];
          if (!before) throw new Error("no card before");
          const step = {
            rating: before.rating - card.rating,
            apr: lowestApr(card.apr) - lowestApr(before.apr),
            name: card.name.localeCompare(before.name, "en"),
          }[state.sort];
          expect(step).toBeGreaterThanOrEqual(0);
          if (step === 0) expect(card.index).toBeGreaterThan(before.index);
        });
      }),
    );
  });
});

describe("the tiles", () => {
  test("count the cards of each category, empty ones too", () => {
    expect(countByCategory(OFFERS)).toEqual({
      "low-apr": 2,
      "intro-apr": 0,
      "balance-transfer": 0,
      secured: 1,
      rewards: 1,
    });
  });

  test("count as many cards as the category's filter shows", () => {
    fc.assert(
      fc.property(fc.array(anyOffer), (offers) => {
        const counts = countByCategory(offers);
        for (const category of CATEGORIES) {
          expect(counts[category]).toBe(listOffers(offers, { ...DEFAULT_OFFERS, category }).length);
        }
      }),
    );
  });

  test("a tile sets its category, another tile replaces it, and the active tile clears it", () => {
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
    expect(creditNote(OFFERS, "Excellent")).toBe(
      "No card in our list asks for excellent credit. Cards that ask for good credit are open to you too.",
    );
  });

  test("names the best level below that a card asks for", () => {
    expect(creditNote(OFFERS, "Fair")).toBe(
      "No card in our list asks for fair credit. Cards that ask for limited credit are open to you too.",
    );
    expect(creditNote([{ creditRequired: "Limited" }], "Excellent")).toContain("ask for limited credit");
  });

  test("is left out where a card asks for that level, and for all", () => {
    expect(creditNote(OFFERS, "Good")).toBeNull();
    expect(creditNote(OFFERS, ALL)).toBeNull();
  });

  test("never sends people to cards that ask for more", () => {
    expect(creditNote([{ creditRequired: "Good" }], "Fair")).toBeNull();
    expect(creditNote([{ creditRequired: "Good" }], "Limited")).toBeNull();
    expect(creditNote([], "Excellent")).toBeNull();
  });
});

describe("the query", () => {
  test("of the default state is empty", () => {
    expect(offersQuery(DEFAULT_OFFERS)).toBe("");
    expect(parseOffersQuery("")).toEqual(DEFAULT_OFFERS);
  });

  test("names what differs from the default", () => {
    expect(offersQuery({ category: "low-apr", credit: ALL, sort: "rating" })).toBe("?filter=low-apr");
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

  test("restores every state", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parseOffersQuery(offersQuery(state))).toEqual(state);
      }),
    );
  });

  test("gives a valid state, whatever the address holds", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (value, rest) => {
        const state = parseOffersQuery(`?filter=${value}&credit=${value}&sort=${value}&${rest}`);
        expect([...CATEGORIES, ALL]).toContain(state.category);
        expect([...CREDIT_LEVELS, ALL]).toContain(state.credit);
        expect(SORTS).toContain(state.sort);
      }),
    );
  });
});
