import fc from "fast-check";
import { MAX_QUERY_TEXT } from "../../src/domain/address";
import { GUIDE_CATEGORIES } from "../../src/domain/guide";
import {
  DEFAULT_GUIDES,
  type GuidesState,
  articlesFound,
  findGuides,
  guidesQuery,
  markWords,
  parseGuidesQuery,
  searchGuides,
  showsFeatured,
} from "../../src/domain/guide-search";

const GUIDES = [
  { title: "Best Low APR Credit Cards", excerpt: "Four of our ten cards start low.", category: "Reviews" },
  {
    title: "How to Qualify",
    excerpt: "What issuers look at before they grant a low APR.",
    category: "Credit Building",
  },
  { title: "Secured Cards", excerpt: "A deposit opens the door.", category: "Credit Building" },
  { title: "Improve Your Credit Score", excerpt: "Five weights (35% is paying on time).", category: "Credit Tips" },
] as const;

const titles = (state: Partial<GuidesState>) =>
  searchGuides(GUIDES, { ...DEFAULT_GUIDES, ...state }).map(({ title }) => title);

test("the default shows every guide in the given order", () => {
  expect(titles({})).toEqual(GUIDES.map(({ title }) => title));
});

test("finds a part of a title or of an excerpt, in any case", () => {
  expect(titles({ search: "low apr" })).toEqual(["Best Low APR Credit Cards", "How to Qualify"]);
  expect(titles({ search: "LOW APR" })).toEqual(titles({ search: "low apr" }));
  expect(titles({ search: "eposi" })).toEqual(["Secured Cards"]);
});

test("blanks around the search don't count", () => {
  expect(titles({ search: "  deposit " })).toEqual(["Secured Cards"]);
  expect(titles({ search: "   " })).toHaveLength(GUIDES.length);
});

test("signs stand for themselves", () => {
  expect(titles({ search: "(35%" })).toEqual(["Improve Your Credit Score"]);
  expect(titles({ search: ".*" })).toEqual([]);
});

test("doesn't search the category's name", () => {
  expect(titles({ search: "building" })).toEqual([]);
});

test("a category matches exactly, together with the search", () => {
  expect(titles({ category: "Credit Building" })).toEqual(["How to Qualify", "Secured Cards"]);
  expect(titles({ category: "Credit Building", search: "low apr" })).toEqual(["How to Qualify"]);
  expect(titles({ category: "Trends" })).toEqual([]);
});

test("featured articles show only without a search and a category", () => {
  expect(showsFeatured(DEFAULT_GUIDES)).toBe(true);
  expect(showsFeatured({ ...DEFAULT_GUIDES, search: "  " })).toBe(true);
  expect(showsFeatured({ ...DEFAULT_GUIDES, search: "a" })).toBe(false);
  expect(showsFeatured({ ...DEFAULT_GUIDES, category: "Reviews" })).toBe(false);
});

test("the count is in words that fit the number", () => {
  expect([0, 1, 2, 15].map(articlesFound)).toEqual([
    "0 articles found",
    "1 article found",
    "2 articles found",
    "15 articles found",
  ]);
});

test("the default state has no query, and no query means the default state", () => {
  expect(guidesQuery(DEFAULT_GUIDES)).toBe("");
  expect(parseGuidesQuery("")).toEqual(DEFAULT_GUIDES);
});

test("writes search and category into the query", () => {
  expect(guidesQuery({ search: " low apr ", category: "Credit Tips" })).toBe("?q=low+apr&category=Credit+Tips");
});

test("an unknown category means all", () => {
  expect(parseGuidesQuery("?q=apr&category=Nonsense")).toEqual({ search: "apr", category: "all" });
  expect(parseGuidesQuery("?category=credit+tips")).toEqual(DEFAULT_GUIDES);
  expect(parseGuidesQuery("?category=all")).toEqual(DEFAULT_GUIDES);
});

test("a search in the address is cut at a hundred characters", () => {
  expect(parseGuidesQuery(`?q=${"x".repeat(101)}`).search).toHaveLength(MAX_QUERY_TEXT);
});

test("a state survives the way through the address", () => {
  const search = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim().slice(0, MAX_QUERY_TEXT));
  const category = fc.constantFrom(...GUIDE_CATEGORIES, "all" as const);
  fc.assert(
    fc.property(fc.record({ search, category }), (state) => {
      expect(parseGuidesQuery(guidesQuery(state))).toEqual(state);
    }),
  );
});

test("every guide that is found holds the search, and no other does", () => {
  const word = fc.constantFrom("low", "Credit", "e", "card", "deposit", "zzz");
  fc.assert(
    fc.property(word, fc.constantFrom(...GUIDE_CATEGORIES, "all" as const), (search, category) => {
      const found = new Set(titles({ search, category }));
      for (const guide of GUIDES) {
        const holds = `${guide.title}\n${guide.excerpt}`.toLowerCase().includes(search.toLowerCase());
        expect(found.has(guide.title)).toBe(holds && (category === "all" || guide.category === category));
      }
    }),
  );
});

describe("a search in the text of the guides", () => {
  const teaser = { readTime: 1, author: "A", publishDate: "2025-01-08", featured: false };
  const named = GUIDES.map((guide, index) => ({ ...teaser, ...guide, name: `guide-${index}` }));
  const hit = (guide: string, id: string, ...words: string[]) => ({ guide, section: { id, title: id }, words });
  const find = (state: Partial<GuidesState>, ...hits: ReturnType<typeof hit>[]) =>
    findGuides(named, { ...DEFAULT_GUIDES, ...state }, hits).map(({ name, section, words }) => [
      name,
      section?.id ?? null,
      ...words,
    ]);

  test("without hits finds what title and excerpt hold", () => {
    expect(find({ search: " low apr " })).toEqual([
      ["guide-0", null, "low apr"],
      ["guide-1", null, "low apr"],
    ]);
    expect(find({})).toHaveLength(4);
    expect(find({ search: " " })[0]).toEqual(["guide-0", null]);
  });

  test("adds each guide that only its text answers for once, at its best section, in the order of the hits", () => {
    const hits = [hit("guide-3", "b", "apr"), hit("guide-2", "a", "low"), hit("guide-3", "c"), hit("guide-0", "d")];
    expect(find({ search: "low apr" }, ...hits)).toEqual([
      ["guide-0", null, "low apr"],
      ["guide-1", null, "low apr"],
      ["guide-3", "b", "apr"],
      ["guide-2", "a", "low"],
    ]);
  });

  test("keeps to the category and to guides that exist", () => {
    const hits = [hit("guide-3", "b"), hit("guide-2", "a"), hit("nowhere", "a")];
    expect(find({ search: "xyz", category: "Credit Tips" }, ...hits)).toEqual([["guide-3", "b"]]);
  });
});

describe("marked words", () => {
  const marked = (text: string, ...words: string[]) =>
    markWords(text, words)
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join("");

  test("are marked wherever they stand, whatever the case", () => {
    expect(marked("Low APR, lower apr", "apr")).toBe("Low [APR], lower [apr]");
    expect(marked("Balance transfers", "balance", "balance transfer")).toBe("[Balance transfer]s");
    expect(marked("Nothing here", "apr")).toBe("Nothing here");
    expect(marked("Nothing to mark")).toBe("Nothing to mark");
  });

  test("leave no empty piece, and a text without any is one piece", () => {
    expect(markWords("apr", ["apr"])).toEqual([{ text: "apr", marked: true }]);
    expect(markWords("low apr", [])).toEqual([{ text: "low apr", marked: false }]);
  });

  test("are never read as a pattern", () => {
    expect(marked("(35% is paying)", "(35%")).toBe("[(35%] is paying)");
    expect(marked("a.c abc", "a.c")).toBe("[a.c] abc");
  });

  test("lose nothing of the text", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (text, words) => {
        expect(
          markWords(text, words)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
