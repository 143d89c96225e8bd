import { publishedFiles } from "../../../src/content/read/drafts";
import { contentOf } from "../../support/checked-content";
import { CATALOG, edited } from "../../support/catalog";

const SITE = "data/site.json";

/** The catalog with two drafts, which no published text leads to: the settings name one last and the other within a list. */
const FILES = edited(
  CATALOG,
  { file: "data/cards/first-tech-choice-rewards.json", from: '"featured":', to: '"draft": true, "featured":' },
  { file: "data/guides/every-block.md", from: "title:", to: "draft: true\ntitle:" },
);
const DRAFT = /first-tech-choice-rewards|every-block/;

test("what everybody may read holds no draft, and no name of one in the settings", () => {
  const published = publishedFiles(FILES);
  expect(published.filter(({ file, text }) => DRAFT.test(file) || DRAFT.test(text))).toEqual([]);
  expect(contentOf(published).site).toMatchObject({
    cardOrder: contentOf(FILES).site.cardOrder.filter((name) => !DRAFT.test(name)),
    guideOrder: ["improve-credit-score", "one", "two", "three"],
  });
});

test("what else the settings say stays on its line", () => {
  const lineOf = (files: typeof FILES, words: string) =>
    files
      .find(({ file }) => file === SITE)
      ?.text.split("\n")
      .findIndex((line) => line.includes(words));
  expect(lineOf(publishedFiles(FILES), '"guideOrder"')).toBe(lineOf(FILES, '"guideOrder"'));
});

test("a guide of the same name as a card that is a draft keeps its place", () => {
  const files = edited(FILES, { file: SITE, from: '"cardOrder": [', to: '"cardOrder": ["two",' });
  const drafts = [...files, { file: "data/cards/two.json", text: '{ "draft": true }' }];
  expect(contentOf(publishedFiles(drafts)).site.guideOrder).toContain("two");
});

test("without drafts everything is published as it stands", () => {
  expect(publishedFiles(CATALOG)).toEqual(CATALOG);
});
