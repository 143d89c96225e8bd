import { checkContent } from "../../../src/content/gate";
import type { TextFile } from "../../../src/content/read/source-file";
import { consequencesOf } from "../../../src/content/tools/consequences";
import { CATALOGUE, edited, withText } from "../../support/catalogue";

function contentOf(files: readonly TextFile[]) {
  const { content, faults } = checkContent(files);
  if (!content) throw new Error(JSON.stringify(faults));
  return content;
}

const told = (after: readonly TextFile[]) =>
  consequencesOf(contentOf(CATALOGUE), contentOf(after)).map(
    ({ path, what, before, after: now }) => `${what} ${path}: ${before ?? "nothing"} → ${now ?? "nothing"}`,
  );

test("content that is the same has no consequences", () => {
  expect(told(CATALOGUE)).toEqual([]);
});

test("a new rate changes what guides say of it, what they work out with it, and the ranking by cost", () => {
  const file = "data/cards/citi-simplicity.json";
  const list = told(edited(CATALOGUE, { file, from: '"from": 18.24, "to": 28.99', to: '"from": 17.24, "to": 33.99' }));
  expect(list).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^table \/guides\/every-block#.*, Regular APR, variable: 18\.24% - 28\.99% → .*: 17\.24% - 33\.99%$/,
      ),
      expect.stringMatching(
        /^ranking \/cards\/citi-simplicity: Citi Simplicity Card: place \d, .* → Citi Simplicity Card: place \d/,
      ),
    ]),
  );
  expect(list.join("\n")).not.toContain("nothing");
});

test("a sentence more, or one less, stands beside nothing", () => {
  const file = "data/guides/every-block.md";
  const more = told(withText(file, (text) => text.replace("at $150 a month.", "at $150 a month. Pay it off.")));
  expect(more).toEqual(["sentence /guides/every-block: nothing → Pay it off."]);
});

test("a term of the settings changes the page that it stands on", () => {
  const file = "data/site.json";
  const [first] = told(withText(file, (text) => text.replace(/("benefitsTitle": )"[^"]*"/, '$1"Why we count"')));
  expect(first).toMatch(/^sentence \/: .* → Why we count$/);
});
