import { guideSchema, pageSchema } from "../../../src/content/schema/guide-schema";

const GUIDE = {
  title: "A Guide",
  description: "x".repeat(70),
  excerpt: "What it says.",
  inShort: "It costs $3,622.30 at 24.99%. Pay more, and it ends sooner.",
  reviewed: "2025-01-08",
  category: "Education",
  readTime: 9,
  author: "Plainrate editors",
  publishDate: "2024-12-18",
  related: ["one", "two", "three"],
  actions: [
    { label: "Compare cards", to: "/compare" },
    { label: "See offers", to: "/offers" },
  ],
  sources: [{ label: "12 CFR 1026.55" }],
};

const PAGE = { title: "Terms", description: "x".repeat(70), updated: "2025-01-01", intro: "What you may do." };

const accepts = (changed: object) => guideSchema.safeParse({ ...GUIDE, ...changed }).success;

test("what may be left out gets its default here", () => {
  expect(guideSchema.parse(GUIDE)).toEqual({
    ...GUIDE,
    modifiedDate: null,
    factsOf: null,
    draft: false,
    formerly: [],
    otherRates: [],
    featured: false,
    sources: [{ label: "12 CFR 1026.55", url: null }],
  });
});

test.each(Object.keys(GUIDE))("a guide can't do without %s", (name) => {
  expect(accepts({ [name]: undefined })).toBe(false);
});

test.each(Object.keys(PAGE))("a legal page can't do without %s", (name) => {
  expect(pageSchema.safeParse(PAGE).success).toBe(true);
  expect(pageSchema.safeParse({ ...PAGE, [name]: undefined }).success).toBe(false);
});

test("refuses the category of another table and unknown fields", () => {
  expect(accepts({ category: "Card Reviews" })).toBe(false);
  expect(accepts({ tags: [] })).toBe(false);
});

test("reading takes a whole number of minutes from 1 to 30", () => {
  expect([0, 1, 30, 31, 7.5, "9"].filter((readTime) => accepts({ readTime }))).toEqual([1, 30]);
});

test("a description has 70 to 170 characters, not counting blanks around it", () => {
  const ofLength = (length: number) => "x".repeat(length);
  expect([69, 70, 170, 171].filter((length) => accepts({ description: ofLength(length) }))).toEqual([70, 170]);
  expect(accepts({ description: ` ${ofLength(69)} ` })).toBe(false);
  expect(pageSchema.safeParse({ ...PAGE, description: ofLength(69) }).success).toBe(false);
});

test("there are three related guides, two buttons and one source at least", () => {
  const [action] = GUIDE.actions;
  const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
  expect([2, 3, 4].filter((count) => accepts({ related: times(count, "one") }))).toEqual([3]);
  expect([1, 2, 3].filter((count) => accepts({ actions: times(count, action) }))).toEqual([2]);
  expect(accepts({ sources: [] })).toBe(false);
});

test("dates are days that exist", () => {
  expect(accepts({ publishDate: "2024-02-30" })).toBe(false);
  expect(accepts({ modifiedDate: "2025-01-08" })).toBe(true);
  expect(accepts({ modifiedDate: "yesterday" })).toBe(false);
});

test("buttons lead to this site and sources out of it by https", () => {
  const [, second] = GUIDE.actions;
  expect(accepts({ actions: [{ label: "Out", to: "https://www.example.com" }, second] })).toBe(false);
  expect(accepts({ sources: [{ label: "A law", url: "https://www.ecfr.gov/" }] })).toBe(true);
  expect(accepts({ sources: [{ label: "A law", url: "javascript:alert(1)" }] })).toBe(false);
});

test("the answer at the top has two sentences and no links", () => {
  const answers = ["One.", "One. Two.", "One. Two. Three.", "One. [Two](/compare).", "Is it {card:x.apr}? It is."];
  expect(answers.filter((inShort) => accepts({ inShort }))).toEqual(["One. Two.", "Is it {card:x.apr}? It is."]);
  expect(accepts({ inShort: `${"x".repeat(417)}. Y.` })).toBe(false);
});
