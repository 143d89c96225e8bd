import type { TextFile } from "../../../src/content/read/source-file";
import { changedPages } from "../../../src/content/tools/changed-pages";
import { contentOf } from "../../support/checked-content";
import { CATALOG, edited, withText } from "../../support/catalog";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";
const SITE = "data/site.json";

const changes = (after: readonly TextFile[], before: readonly TextFile[] = CATALOG) =>
  changedPages(contentOf(before), contentOf(after));
const pathsOf = (after: readonly TextFile[], before?: readonly TextFile[]) =>
  changes(after, before).map(({ path }) => path);

const RATE = { file: CARD, from: '"from": 18.24', to: '"from": 17.99' };

test("a rate changes the pages that show it, and no guide that only names the card", () => {
  const naming = withText(GUIDE, (text) => text.replace("An intro.", "Citi Simplicity Card has a name."));
  expect(pathsOf(edited(naming, RATE), naming)).toEqual([
    "/",
    "/calculator",
    "/cards/citi-simplicity",
    "/compare",
    "/debts",
    "/guides/every-block",
    "/offers",
  ]);
});

test("a point of a card stands on no page that only counts with its terms", () => {
  const paths = pathsOf(withText(CARD, (text) => text.replace(/"bestFor": ".*"/, '"bestFor": "Somebody else"')));
  expect(paths).toEqual(expect.arrayContaining(["/cards/citi-simplicity", "/compare", "/offers"]));
  for (const path of ["/calculator", "/debts", "/guides/every-block"]) expect(paths).not.toContain(path);
});

test("a guide's text changes its page alone, its head the lists that show it as well", () => {
  expect(changes(withText(GUIDE, (text) => text.replace("An intro.", "Another intro.")))).toEqual([
    { path: "/guides/one", why: "its text" },
  ]);
  expect(pathsOf(withText(GUIDE, (text) => text.replace(/^readTime: .*$/m, "readTime: 12")))).toEqual(
    expect.arrayContaining(["/guides", "/guides/one"]),
  );
});

test("the page of a guide that is new or gone says so", () => {
  const more = [...CATALOG, { file: "data/guides/late.md", text: lateText() }];
  expect(changes(more)).toContainEqual({ path: "/guides/late", why: "added" });
  expect(changes(CATALOG, more)).toContainEqual({ path: "/guides/late", why: "removed" });
});

/** The text of a guide that differs from its model where guides must differ. */
function lateText(): string {
  const model = CATALOG.find(({ file }) => file === GUIDE)?.text ?? "";
  return model.replace(/^title: .*$/m, "title: Late").replace(/^description: (.*)$/m, "description: $1 Late.");
}

test("a legal page's text changes that page", () => {
  const file = "data/pages/terms.md";
  expect(changes(withText(file, (text) => text.replace("Text by", "More text by")))).toEqual([
    { path: "/terms", why: "its text" },
  ]);
});

test("a key term changes the guides that mark it", () => {
  const marked = withText(GUIDE, (text) => text.replace("An intro.", "{term:apr} is a rate."));
  const defined = (id: string) => ({
    file: "data/glossary.json",
    from: new RegExp(`(?<="id": "${id}",\\s*"term": ".*",\\s*"definition": )".*"`),
    to: '"New."',
  });
  expect(pathsOf(edited(marked, defined("apr")), marked)).toContain("/guides/one");
  expect(pathsOf(edited(marked, defined("autopay")), marked)).not.toContain("/guides/one");
});

test("a figure of the survey changes the market page and the guides that quote it", () => {
  const quoting = withText(GUIDE, (text) => text.replace("An intro.", "An intro of {survey:720-or-more.largest}."));
  const survey = { file: "data/survey/2025-12-31.csv", from: /17\.9/g, to: "17.8" };
  expect(pathsOf(edited(quoting, survey), quoting)).toContain("/market");
  expect(pathsOf(edited(CATALOG, survey))).not.toContain("/guides/one");
});

/** The pages that change with a text of the settings. */
const pagesOf = (from: RegExp, to: string) => pathsOf(withText(SITE, (text) => text.replace(from, to)));

test("a published result changes the page of its calculator", () => {
  const edit = (from: string) => edited(CATALOG, { file: "data/published-results.json", from, to: "Someone" });
  const why = "the published results";
  expect(changes(edit("Annuity formula"))).toEqual([{ path: "/calculator", why }]);
  expect(changes(edit("Vault"))).toEqual([{ path: "/debts", why }]);
});

test("a setting changes the pages that it stands on", () => {
  expect(pagesOf(/("newsletter": \{\s*"endpoint": )null/, '$1"https://a.example"')).toEqual(["/contact", "/guides"]);
  expect(pagesOf(/"affiliateNotice": ".*"/, '"affiliateNotice": "Paid."')).toEqual([
    "/",
    "/compare",
    "/offers",
    "every guide",
    "the page of every card",
  ]);
});

test.each([
  ["contact", /"responseTime": ".*"/, '"responseTime": "3 days"', "/contact"],
  ["not-found", /"text": ".*"/, '"text": "Gone."', "/404"],
  ["card", /"unknown": ".*"/, '"unknown": "Ask."', "the page of every card"],
])("a text of data/pages/%s.json changes that page", (name, from, to, path) => {
  expect(pathsOf(edited(CATALOG, { file: `data/pages/${name}.json`, from, to }))).toEqual([path]);
});

test.each(["tagline", "sampleNotice", "disclaimer"])(
  "%s stands on every page, whatever page has the same name",
  (name) => {
    expect(pagesOf(new RegExp(`"${name}": ".*"`), `"${name}": "Other."`)).toEqual(["every page"]);
  },
);

test("a setting that only checks and files for programs read changes no page", () => {
  expect(pagesOf(/"asOf": ".*"/, '"asOf": "2025-02-01"')).toEqual([]);
});
