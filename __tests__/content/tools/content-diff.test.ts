import { contentDiff, formatDiff } from "../../../src/content/tools/content-diff";
import { sourcesIn } from "../../../src/content/gate";
import type { TextFile } from "../../../src/content/read/source-file";
import { CATALOGUE, edited, withText } from "../../support/catalogue";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";
const SITE = "data/site.json";
const GLOSSARY = "data/glossary.json";

const diff = (after: readonly TextFile[], before: readonly TextFile[] = CATALOGUE) =>
  contentDiff(before, after, sourcesIn(after));
const factsOf = (after: readonly TextFile[], before?: readonly TextFile[]) =>
  diff(after, before).facts.map(
    ({ subject, field, before: old, after: now }) => `${subject} · ${field} · ${old} → ${now}`,
  );
const pathsOf = (after: readonly TextFile[], before?: readonly TextFile[]) =>
  diff(after, before).pages.map(({ path }) => path);

test("content that is the same has no changes", () => {
  expect(diff(CATALOGUE)).toEqual({ facts: [], pages: [], unread: [] });
  expect(formatDiff(diff(CATALOGUE), "main")).toBe("No content has changed since main.");
});

const RATE = { file: CARD, from: '"from": 18.24', to: '"from": 17.99' };

test("a changed rate is a fact, and changes the pages that show the card or name it", () => {
  const after = edited(CATALOGUE, RATE);
  expect(factsOf(after)).toEqual(["Citi Simplicity · APR · 18.24% - 28.99% → 17.99% - 28.99%"]);
  expect(pathsOf(after)).toEqual([
    "/",
    "/calculator",
    "/cards/citi-simplicity",
    "/compare",
    "/guides/every-block",
    "/offers",
  ]);
  const naming = withText(GUIDE, (text) => text.replace("An intro.", "Citi Simplicity."));
  expect(pathsOf(edited(naming, RATE), naming)).toContain("/guides/one");
});

test("figures deep within a card have their path, and a new field comes from nothing", () => {
  const after = withText(CARD, (text) =>
    text.replace('"percent": 3', '"percent": 4').replace('"rating": 4.8,', '"rating": 4.8, "rewards": "1% back",'),
  );
  expect(factsOf(after)).toEqual([
    "Citi Simplicity · Rewards · nothing → 1% back",
    "Citi Simplicity · terms.transferFee.percent · 3 → 4",
  ]);
});

test("terms are told in the words of the pages", () => {
  const after = edited(
    CATALOGUE,
    { file: CARD, from: '"annualFee": 0', to: '"annualFee": 95, "firstYearFee": 0' },
    { file: CARD, from: '"foreignFee": 3', to: '"foreignFee": null' },
    { file: CARD, from: '"creditLevels": ["Good"]', to: '"creditLevels": ["Good", "Fair"]' },
    { file: CARD, from: '"creditScores": { "from": 670', to: '"creditScores": { "from": 640' },
  );
  expect(factsOf(after)).toEqual([
    "Citi Simplicity · Annual fee · $0 → $0 the first year, then $95",
    "Citi Simplicity · Foreign transaction fee · 3% → Unknown",
    "Citi Simplicity · Credit required · Good → Good or Fair",
    "Citi Simplicity · Credit scores · 670-850 → 640-850",
  ]);
});

test("what the words don't say of a rate or an offer is a fact too", () => {
  const after = edited(
    CATALOGUE,
    { file: CARD, from: '"purchaseApr": { ', to: '"purchaseApr": { "index": "Prime Rate", ' },
    { file: CARD, from: '"scope": ["transfers"]', to: '"scope": ["transfers"], "transferWithinDays": 120' },
  );
  expect(factsOf(after)).toEqual([
    "Citi Simplicity · terms.purchaseApr.index · nothing → Prime Rate",
    "Citi Simplicity · terms.introOffers[0].transferWithinDays · nothing → 120",
  ]);
});

test("a card with a fault is compared as it stands in its file", () => {
  const after = edited(CATALOGUE, { file: CARD, from: '"from": 18.24', to: '"from": "low"' });
  expect(factsOf(after)).toContain("Citi Simplicity · terms.purchaseApr.range.from · nothing → low");
});

test("a card that was only laid out anew has not changed", () => {
  expect(diff(withText(CARD, (text) => text.replace("{", "{\n")))).toEqual({ facts: [], pages: [], unread: [] });
});

test("a card that was added or removed changes every one of its facts", () => {
  const without = CATALOGUE.filter(({ file }) => file !== CARD);
  expect(factsOf(CATALOGUE, without)).toContain("Citi Simplicity · APR · nothing → 18.24% - 28.99%");
  expect(factsOf(without)).toContain("Citi Simplicity · APR · 18.24% - 28.99% → nothing");
});

test("a guide's text changes its page alone, its head the index as well", () => {
  expect(diff(withText(GUIDE, (text) => text.replace("An intro.", "Another intro."))).pages).toEqual([
    { path: "/guides/one", why: "its text" },
  ]);
  const head = withText(GUIDE, (text) => text.replace(/^readTime: .*$/m, "readTime: 12"));
  expect(pathsOf(head)).toEqual(["/guides", "/guides/one"]);
  expect(factsOf(head)).toEqual([expect.stringMatching(/ · readTime · \d+ → 12$/)]);
});

test("a guide that was added or removed says so", () => {
  const without = CATALOGUE.filter(({ file }) => file !== GUIDE);
  expect(diff(without).pages).toContainEqual({ path: "/guides/one", why: "removed" });
  expect(diff(CATALOGUE, without).pages).toContainEqual({ path: "/guides/one", why: "added" });
});

/** The pages that change with a text of the settings. */
const pagesOf = (from: RegExp, to: string) => pathsOf(withText(SITE, (text) => text.replace(from, to)));

test("a setting of one page changes that page", () => {
  expect(pagesOf(/"responseTime": ".*"/, '"responseTime": "3 days"')).toEqual(["/contact"]);
  expect(pagesOf(/("notFound": \{\s*"text": )".*"/, '$1"Gone."')).toEqual(["/404"]);
  expect(pagesOf(/("title": )"Best .*"/, '$1"Cards"')).toEqual(["/"]);
  expect(pagesOf(/("newsletter": \{\s*"endpoint": )null/, '$1"https://a.example"')).toEqual(["/contact", "/guides"]);
});

test.each(["brand", "email", "tagline", "sampleNotice", "disclaimer", "copyrightYear"])(
  "%s stands on every page, whatever page has the same name",
  (name) => {
    const value = name === "copyrightYear" ? "2030" : '"Other"';
    expect(pagesOf(new RegExp(`"${name}": (?:".*"|\\d+)`), `"${name}": ${value}`)).toEqual(["every page"]);
  },
);

test("a setting that some pages share changes those", () => {
  expect(pagesOf(/"affiliateNotice": ".*"/, '"affiliateNotice": "Paid."')).toEqual([
    "/",
    "/compare",
    "/offers",
    "every guide",
    "the page of every card",
  ]);
  expect(pagesOf(/"days": \d+/, '"days": 100')).toEqual(["/", "/offers", "the page of every card"]);
});

test("a setting that only checks and files for programs read changes no page, and is a fact all the same", () => {
  const after = withText(SITE, (text) => text.replace(/"asOf": ".*"/, '"asOf": "2025-02-01"'));
  expect(diff(after)).toMatchObject({ facts: [{ field: "asOf", after: "2025-02-01" }], pages: [] });
});

test("a setting that the schema does not know is taken to stand everywhere", () => {
  expect(pagesOf(/^\{/, '{ "slogan": "Hi",')).toEqual(["every page"]);
});

describe("the glossary", () => {
  const marked = withText(GUIDE, (text) => text.replace("An intro.", "{term:apr} and {term:annual-fee\\|fees}."));
  const changed = (from: RegExp | string, to: string) => diff(edited(marked, { file: GLOSSARY, from, to }), marked);
  const defined = (id: string) =>
    changed(new RegExp(`(?<="id": "${id}",\\s*"term": ".*",\\s*"definition": )".*"`), '"New."');

  test("a key term changes the guides that mark it, and no legal page", () => {
    for (const id of ["apr", "annual-fee"]) expect(defined(id).pages).toEqual([{ path: "/guides/one", why: id }]);
    expect(defined("autopay")).toMatchObject({ facts: [{ subject: "glossary.json" }], pages: [] });
  });

  test("a new term at its place in the alphabet does not change the pages of those after it", () => {
    const added = '"terms": [{ "id": "a", "term": "a", "definition": "New." },';
    expect(changed('"terms": [', added).pages).toEqual([]);
  });
});

test("a file that can't be read is named, and the others are compared", () => {
  const after = withText(CARD, (text) => text.slice(1)).map((file) =>
    file.file === GUIDE ? { ...file, text: file.text.replace("An intro.", "Another.") } : file,
  );
  expect(diff(after)).toMatchObject({ unread: [CARD], pages: [{ path: "/guides/one" }] });
});

test("the report is a table of facts and a list of pages", () => {
  expect(formatDiff(diff(edited(CATALOGUE, RATE)), "main").split("\n")).toEqual([
    "### 1 changed fact",
    "",
    "| Fact |",
    "| --- |",
    "| Citi Simplicity · APR · 18.24% - 28.99% → 17.99% - 28.99% |",
    "",
    "### 6 changed pages",
    "",
    ...["/", "/calculator", "/cards/citi-simplicity", "/compare", "/guides/every-block", "/offers"].map(
      (path) => `- \`${path}\` (Citi Simplicity)`,
    ),
  ]);
});

test("what an editor types can't break out of the table or call anybody", () => {
  const after = withText(CARD, (text) => text.replace('"issuer": "Citi"', '"issuer": "A|B <img> @owner\\n# [x](y)"'));
  expect(formatDiff(diff(after), "main")).toContain(
    "| Citi Simplicity · Issuer · Citi → A\\|B &lt;img\\> &#64;owner \\# \\[x\\](y) |",
  );
});

describe("as Markdown", () => {
  test("a long value is cut, a legal page is named, and a setting that stands everywhere changes every page", () => {
    const after = edited(
      CATALOGUE,
      { file: SITE, from: '"tagline": "', to: `"tagline": "${"Long ".repeat(60)}` },
      { file: "data/pages/terms.md", from: "Text by", to: "More text by" },
    );
    const text = formatDiff(diff(after), "main");
    for (const part of ["…", "`/terms` (its text)", "- every page ("]) expect(text).toContain(part);
  });

  test("with nothing but files that can't be read, only those are listed", () => {
    expect(formatDiff(diff(withText(CARD, () => "{")), "main")).toBe(
      `- ${CARD} can't be read in one of the two states; see \`npm run check:content\`.`,
    );
  });
});

test("a card or guide whose name can't be read is called by its file", () => {
  const unnamed = (file: string, from: RegExp) => withText(file, (text) => text.replace(from, ""));
  const subjectsOf = (after: readonly TextFile[], before: readonly TextFile[]) =>
    new Set(diff(after, before).facts.map(({ subject }) => subject));
  expect(subjectsOf(unnamed(CARD, /"name": "[^"]*",/), unnamed(CARD, /"(?:name|issuer)": "[^"]*",/g))).toEqual(
    new Set(["citi-simplicity"]),
  );
  expect(subjectsOf(unnamed(GUIDE, /^title: .*\n/m), unnamed(GUIDE, /^(?:title|author): .*\n/gm))).toEqual(
    new Set(["one"]),
  );
});

test("a new file of the survey changes the market page and the guides that quote the survey", () => {
  const quoting = withText(GUIDE, (text) => text.replace("An intro.", "An intro of {survey:period}."));
  const survey = "data/survey/2025-12-31.csv";
  expect(pathsOf(edited(quoting, { file: survey, from: "17.9", to: "17.8" }), quoting)).toEqual([
    "/guides/one",
    "/market",
  ]);
});
