import { bestOpenLevel } from "../../../src/domain/catalog/offer-costs";
import fc from "fast-check";
import { CATEGORIES, CREDIT_LEVELS, type Category, type CreditLevel } from "../../../src/schema/vocabulary";
import {
  ALL,
  DEFAULT_OFFERS,
  type OffersState,
  SORTS,
  VIEWS,
  countCards,
  listOffers,
  relatedCountText,
  offersQuery,
  parseOffersQuery,
} from "../../../src/domain/catalog/offers";
import { type TermsInput, testCard, testTerms } from "../test-card";

type Offer = Parameters<typeof listOffers>[0][number];
type Given = { name: string; aprLow: number; rating: number; category: Category; creditLevels: CreditLevel[] };

const NO_OFFER: Partial<TermsInput> = { introOffers: [] };

/** A card that only has what lists are made by. */
function offer({ creditLevels, aprLow, ...given }: Given, terms: Partial<TermsInput> = NO_OFFER): Offer {
  const purchaseApr = { range: { from: aprLow, to: 29.99 } };
  return {
    ...testCard(),
    id: given.name.toLowerCase(),
    rewards: null,
    ...given,
    terms: testTerms({ purchaseApr, ...terms, creditLevels }),
  };
}

const OFFERS: Offer[] = [
  offer({ name: "Delta", aprLow: 18.24, rating: 4.6, category: "low-apr", creditLevels: ["Excellent", "Good"] }),
  offer({ name: "alpha", aprLow: 26.99, rating: 4.1, category: "secured", creditLevels: ["Limited"] }),
  offer({ name: "Charlie", aprLow: 9.9, rating: 4.6, category: "rewards", creditLevels: ["Good"] }),
  offer({ name: "Bravo", aprLow: 18.24, rating: 4.9, category: "low-apr", creditLevels: ["Limited"] }),
];
const IDS = OFFERS.map(({ id }) => id);

const names = (state: Partial<OffersState>, byCost?: readonly Offer[]) =>
  listOffers(OFFERS, { ...DEFAULT_OFFERS, ...state }, byCost).map(({ name }) => name);

const anyState = fc.record<OffersState>({
  category: fc.constantFrom(...CATEGORIES, ALL),
  more: fc.boolean(),
  credit: fc.constantFrom(...CREDIT_LEVELS, ALL),
  sort: fc.constantFrom(...SORTS, null),
  view: fc.constantFrom(...VIEWS),
  compare: fc.shuffledSubarray(IDS),
});

describe("the list", () => {
  test("starts with the highest rating; cards that tie keep the catalog's order", () => {
    expect(names({})).toEqual(["Bravo", "Delta", "Charlie", "alpha"]);
  });

  test("sorts by the lower end of the APR", () => {
    expect(names({ sort: "apr" })).toEqual(["Charlie", "Delta", "Bravo", "alpha"]);
  });

  test("sorts by name in the alphabet's order, whatever the case", () => {
    expect(names({ sort: "name" })).toEqual(["alpha", "Bravo", "Charlie", "Delta"]);
  });

  test.each<[string, Partial<OffersState>, string[]]>([
    ["of a category", { category: "low-apr" }, ["Bravo", "Delta"]],
    ["that ask for a credit level, among others", { credit: "Good" }, ["Delta", "Charlie"]],
    ["that match both", { category: "low-apr", credit: "Limited" }, ["Bravo"]],
    ["that match, if there are any", { category: "secured", credit: "Good" }, []],
  ])("holds exactly the cards %s", (_, filters, found) => {
    expect(names(filters)).toEqual(found);
  });
});

test.each(SORTS)("lists a card that is closed last by %s", (sort) => {
  const best = { name: "Aardvark", aprLow: 6, rating: 5, category: "low-apr", creditLevels: [] } as const;
  const closed = offer({ ...best, creditLevels: [] }, { ...NO_OFFER, applicants: "closed" });
  const listed = listOffers([closed, ...OFFERS], { ...DEFAULT_OFFERS, sort });
  expect(listed.map(({ name }) => name)).toEqual([...names({ sort }), "Aardvark"]);
});

describe("the order by cost", () => {
  const byCost = [...OFFERS].reverse();

  test("is the order as soon as there are costs, unless another one was chosen", () => {
    expect(names({}, byCost)).toEqual(["Bravo", "Charlie", "alpha", "Delta"]);
    expect(names({ credit: "Good" }, byCost)).toEqual(["Charlie", "Delta"]);
    for (const sort of SORTS) expect(names({ sort }, byCost)).toEqual(names({ sort }));
  });
});

test("counts the cards of each category, empty ones too", () => {
  const shown = CATEGORIES.map((category) => countCards(OFFERS, category).shown);
  expect(shown).toEqual([2, 0, 0, 1, 1]);
});

describe("what a tile can show of other categories", () => {
  const on = (...scope: ("transfers" | "purchases")[]): Partial<TermsInput> => ({
    introOffers: [{ apr: 0, months: 15, scope }],
  });
  const of = (name: string, category: Category, terms?: Partial<TermsInput>, aprLow = 20) =>
    offer({ name, aprLow, rating: 4, category, creditLevels: ["Good"] }, terms);
  const CARDS: Offer[] = [
    of("Own", "balance-transfer", on("transfers")),
    of("Both", "intro-apr", on("purchases", "transfers")),
    of("Low", "low-apr", on("transfers"), 17.99),
    of("Bought", "rewards", on("purchases"), 18),
    { ...of("Plain", "secured"), rewards: "1% cash back" },
  ];
  const chosen = (category: OffersState["category"], more = false): OffersState => ({
    ...DEFAULT_OFFERS,
    category,
    more,
  });
  const more = (category: OffersState["category"], cards = CARDS) => relatedCountText(cards, chosen(category));

  test("is counted and named for each tile", () => {
    expect(more("balance-transfer")).toBe("2 more cards with 0% on transfers");
    expect(more("intro-apr")).toBe("3 more cards with a 0% intro APR");
    expect(more("low-apr", [...CARDS, of("Other", "secured", NO_OFFER, 17)])).toBe(
      "1 more card with an APR that starts under 18%",
    );
    expect(more("rewards")).toBe("1 more card with rewards");
  });

  test("is not said where nothing is added", () => {
    expect([
      more(ALL),
      more("secured"),
      more("low-apr"),
      relatedCountText(CARDS, { ...chosen("rewards"), credit: "Fair" }),
    ]).toEqual([null, null, null, null]);
  });

  test("joins the list on request, and is counted all the same", () => {
    const listed = listOffers(CARDS, { ...chosen("balance-transfer", true), sort: "name" });
    expect(listed.map(({ name }) => name)).toEqual(["Both", "Low", "Own"]);
    expect(countCards(CARDS, "balance-transfer")).toEqual({ shown: 1, all: 3 });
    expect(relatedCountText(CARDS, chosen("balance-transfer", true))).toBe("2 more cards with 0% on transfers");
  });

  test("takes no intro rate above 0% for a 0%", () => {
    const low = of("Some", "low-apr", { introOffers: [{ apr: 2.99, months: 15, scope: ["transfers"] }] });
    expect(more("balance-transfer", [low])).toBeNull();
  });
});

describe("a credit level that no card asks for", () => {
  const level = (credit: OffersState["credit"], cards = OFFERS, category: OffersState["category"] = ALL) =>
    bestOpenLevel(cards, { ...DEFAULT_OFFERS, credit, category });

  test("leads to the best level below it, with the number of its cards", () => {
    expect(level("Excellent", OFFERS.slice(1))).toEqual({ level: "Good", count: 1 });
    expect(level("Fair")).toEqual({ level: "Limited", count: 2 });
    expect(level("Excellent", OFFERS, "secured")).toEqual({ level: "Limited", count: 1 });
  });

  test("leads nowhere where only more is asked, or nothing at all", () => {
    expect([level("Limited", OFFERS.slice(2, 3)), level("Excellent", [])]).toEqual([null, null]);
  });
});

describe("the query", () => {
  test("names what differs from the default", () => {
    expect(offersQuery(DEFAULT_OFFERS)).toBe("");
    expect(offersQuery({ ...DEFAULT_OFFERS, category: "low-apr" })).toBe("?filter=low-apr");
    expect(offersQuery({ ...DEFAULT_OFFERS, sort: "rating" })).toBe("?sort=rating");
    expect(
      offersQuery({
        ...DEFAULT_OFFERS,
        category: "secured",
        more: true,
        credit: "Limited",
        sort: "apr",
        view: "table",
        compare: ["alpha", "bravo"],
      }),
    ).toBe("?filter=secured&more=yes&credit=Limited&sort=apr&view=table&compare=alpha,bravo");
  });

  test.each(CATEGORIES)("reads %s as a filter", (category) => {
    expect(parseOffersQuery(`?filter=${category}`, IDS)).toEqual({ ...DEFAULT_OFFERS, category });
  });

  test("reads an unknown value as the default", () => {
    expect(parseOffersQuery("?filter=gold&credit=great&sort=price&view=grid&more=1&details=x", IDS)).toEqual(
      DEFAULT_OFFERS,
    );
    expect(parseOffersQuery("?filter=constructor", IDS)).toEqual(DEFAULT_OFFERS);
    expect(parseOffersQuery("?filter=%3Cscript%3E&credit=Good&x=1", IDS)).toEqual({
      ...DEFAULT_OFFERS,
      credit: "Good",
    });
  });

  test.each([
    ["?filter=LOW-APR", { category: "low-apr" }],
    ["?filter=low-apr/", { category: "low-apr" }],
    ["?credit=good", { credit: "Good" }],
    ["?compare=ALPHA, bravo", { compare: ["alpha", "bravo"] }],
  ])("reads %s as it was meant", (query, part) => {
    expect(parseOffersQuery(query, IDS)).toEqual({ ...DEFAULT_OFFERS, ...part });
  });

  test("picks known cards, each once, and no more than can be compared", () => {
    const ids = ["a", "b", "c", "d", "e"];
    expect(parseOffersQuery("?compare=b,x,b,a,c,d,e", ids).compare).toEqual(["b", "a", "c", "d"]);
  });

  test("restores every state, whatever else the address holds", () => {
    fc.assert(
      fc.property(anyState, fc.webQueryParameters(), (state, rest) => {
        expect(parseOffersQuery(`${offersQuery(state)}&${rest}`, IDS)).toEqual(state);
      }),
    );
  });
});
