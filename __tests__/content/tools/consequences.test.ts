import type { TextFile } from "../../../src/content/read/source-file";
import { consequencesOf } from "../../../src/content/tools/consequences";
import { contentOf } from "../../support/checked-content";
import { CATALOG, edited, withText } from "../../support/catalog";

const told = (after: readonly TextFile[]) =>
  consequencesOf(contentOf(CATALOG), contentOf(after)).map(
    ({ path, before, after: now }) => `${path}: ${before ?? "nothing"} → ${now ?? "nothing"}`,
  );

test("a new rate changes what guides say of it, what they work out with it, and the ranking by cost", () => {
  const file = "data/cards/citi-simplicity.json";
  const list = told(edited(CATALOG, { file, from: '"from": 18.24, "to": 28.99', to: '"from": 17.24, "to": 33.99' }));
  expect(list).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/guides\/every-block#.*, Regular APR, variable: 18\.24–28\.99% → .*: 17\.24–33\.99%$/),
      expect.stringMatching(
        /^\/cards\/citi-simplicity: Citi Simplicity Card: place \d by cost, .* → Citi Simplicity Card: place \d/,
      ),
    ]),
  );
  expect(list.join("\n")).not.toContain("nothing");
});

test("a sentence more, or one less, stands beside nothing", () => {
  const file = "data/guides/every-block.md";
  const more = told(withText(file, (text) => text.replace("at $150 a month.", "at $150 a month. Pay it off.")));
  expect(more).toEqual(["/guides/every-block: nothing → Pay it off."]);
});

test("a text of a page or of the settings changes a page that it stands on", () => {
  const PLACES = [
    ["data/pages/home.json", "benefitsTitle", "/"],
    ["data/site.json", "tagline", "/"],
    ["data/pages/contact.json", "responseTime", "/contact"],
    ["data/pages/card.json", "unknown", "/cards/chase-slate-edge"],
  ] as const;
  const after = edited(
    CATALOG,
    ...PLACES.map(([file, name]) => ({
      file,
      from: new RegExp(`(?<="${name}": )"[^"]*"`),
      to: `"New ${name}."`,
    })),
  );
  const list = told(after);
  for (const [, name, path] of PLACES) {
    expect(list).toContainEqual(expect.stringMatching(new RegExp(`^${path}: .* → New ${name}\\.$`)));
  }
});

test("a setting that only checks and files for programs read changes nothing that is read", () => {
  expect(told(withText("data/site.json", (text) => text.replace(/"asOf": ".*"/, '"asOf": "2025-02-01"')))).toEqual([]);
});

test("a changed line of a chart is told by when it ends and what is owed after a year", () => {
  const file = "data/guides/every-block.md";
  const list = told(
    edited(CATALOG, {
      file,
      from: "payment: 150\n    card: citi-simplicity",
      to: "payment: 500\n    card: citi-simplicity",
    }),
  );
  expect(list).toEqual([
    "/guides/every-block#what-does-moving-the-debt-change: Citi Simplicity: paid off after 38 months, $3,350.00 owed after a year → " +
      "Citi Simplicity: paid off after 11 months, $0.00 owed after a year",
  ]);
});

test("a guide that is removed takes its sentences along, and one that is added brings its own", () => {
  const before = contentOf(CATALOG);
  const after = { ...before, guides: before.guides.filter(({ name }) => name !== "two") };
  const gone = consequencesOf(before, after).filter(({ path }) => path.startsWith("/guides/two"));
  expect(gone.length).toBeGreaterThan(0);
  expect(gone.every((consequence) => consequence.after === null)).toBe(true);
  const added = consequencesOf(after, before).filter(({ path }) => path.startsWith("/guides/two"));
  expect(added.map(({ after: text }) => text)).toEqual(gone.map(({ before: text }) => text));
});

test("a row of a table is told whole, since a figure alone does not say what it is of", () => {
  const file = "data/guides/every-block.md";
  const table = (fee: string) =>
    withText(file, (text) => `${text}\n| Card | Fee |\n| --- | --- |\n| Citi Simplicity | ${fee} |\n`);
  const [before, after] = [contentOf(table("$5")), contentOf(table("$6"))];
  expect(consequencesOf(before, after)).toEqual([
    expect.objectContaining({ before: "Citi Simplicity, $5", after: "Citi Simplicity, $6" }),
  ]);
});
