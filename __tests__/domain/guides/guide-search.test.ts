import fc from "fast-check";
import { GUIDE_CATEGORIES } from "../../../src/schema/vocabulary";
import {
  DEFAULT_GUIDES,
  type GuidesState,
  articlesFound,
  findGuides,
  guidesQuery,
  parseGuidesQuery,
  searchGuides,
} from "../../../src/domain/guides/guide-search";

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

test("shows every guide in the given order by default", () => {
  expect(titles({})).toEqual(GUIDES.map(({ title }) => title));
});

test.each([
  ["low apr", ["Best Low APR Credit Cards", "How to Qualify"]],
  ["eposi", ["Secured Cards"]],
  ["  deposit ", ["Secured Cards"]],
  ["   ", GUIDES.map(({ title }) => title)],
  ["(35%", ["Improve Your Credit Score"]],
  ["building", []],
])("looks for %j in titles and excerpts in any case: %j", (search, found) => {
  expect(titles({ search })).toEqual(found);
});

test("matches a category exactly, together with the search", () => {
  expect(titles({ category: "Credit Building" })).toEqual(["How to Qualify", "Secured Cards"]);
  expect(titles({ category: "Credit Building", search: "low apr" })).toEqual(["How to Qualify"]);
  expect(titles({ category: "Trends" })).toEqual([]);
});

test("counts in words that fit the number", () => {
  expect([0, 1, 2].map(articlesFound)).toEqual(["0 articles found", "1 article found", "2 articles found"]);
});

test("writes search and category into the query", () => {
  expect(guidesQuery({ search: " low apr ", category: "Credit Tips" })).toBe("?q=low+apr&category=Credit+Tips");
  expect(guidesQuery(DEFAULT_GUIDES)).toBe("");
  expect(parseGuidesQuery("")).toEqual(DEFAULT_GUIDES);
});

test("reads an unknown category as all, and a search as long as it was typed", () => {
  expect(parseGuidesQuery("?q=apr&category=Nonsense")).toEqual({ search: "apr", category: "all" });
  expect(parseGuidesQuery("?category=credit%20tips").category).toBe("Credit Tips");
  expect(parseGuidesQuery("?category=education").category).toBe("Education");
  expect(parseGuidesQuery("?category=all")).toEqual(DEFAULT_GUIDES);
  expect(parseGuidesQuery(`?q=${"x".repeat(101)}`).search).toHaveLength(101);
});

test("restores a state from the address", () => {
  const search = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim());
  const category = fc.constantFrom(...GUIDE_CATEGORIES, "all" as const);
  fc.assert(
    fc.property(fc.record({ search, category }), (state) => {
      expect(parseGuidesQuery(guidesQuery(state))).toEqual(state);
    }),
  );
});

describe("a search in the text of the guides", () => {
  const teaser = { readTime: 1, author: "A", publishDate: "2025-01-08", modifiedDate: null, featured: false };
  const named = GUIDES.map((guide, index) => ({ ...teaser, ...guide, name: `guide-${index}` }));
  const hit = (guide: string, id: string) => ({ guide, section: { id, title: id } });
  const find = (state: Partial<GuidesState>, ...hits: ReturnType<typeof hit>[]) =>
    findGuides(named, { ...DEFAULT_GUIDES, ...state }, hits).map(({ name, section }) => [name, section?.id ?? null]);

  test("finds what title and excerpt hold without hits", () => {
    expect(find({ search: " low apr " })).toEqual([
      ["guide-0", null],
      ["guide-1", null],
    ]);
    expect(find({})).toHaveLength(4);
    expect(find({ search: " " })[0]).toEqual(["guide-0", null]);
  });

  test("adds each guide that only its text answers for once, at its best section, in the order of the hits", () => {
    const hits = [hit("guide-3", "b"), hit("guide-2", "a"), hit("guide-3", "c"), hit("guide-0", "d")];
    expect(find({ search: "low apr" }, ...hits)).toEqual([
      ["guide-0", null],
      ["guide-1", null],
      ["guide-3", "b"],
      ["guide-2", "a"],
    ]);
  });

  test("keeps to the category and to guides that exist", () => {
    const hits = [hit("guide-3", "b"), hit("guide-2", "a"), hit("nowhere", "a")];
    expect(find({ search: "xyz", category: "Credit Tips" }, ...hits)).toEqual([["guide-3", "b"]]);
  });
});
