import { gzipSync } from "node:zlib";
import { guideIndexText } from "../../src/build/guide-index-text";
import { readIndex } from "../../src/domain/guides/guide-index";
import { GUIDES } from "../support/fixture";

const INDEX = readIndex(guideIndexText(GUIDES));

const sectionsFound = (search: string, name: string) =>
  INDEX(search).flatMap((hit) => (hit.guide === name ? [hit.section?.title ?? "itself"] : []));

test("finds every guide by its title and every section by its heading", () => {
  for (const { name, title, text } of GUIDES) {
    expect(sectionsFound(title, name)).toContain("itself");
    for (const section of text.sections.slice(0, -1)) {
      expect(sectionsFound(section.title, name)).toContain(section.title);
    }
  }
});

test.each([
  ["a chart's title", "The same debt on two cards", "What does moving the debt change?"],
  ["a chart's description", "moved debt falls faster", "What does moving the debt change?"],
  ["a row of an example", "Transfer fee", "What does moving the debt change?"],
  ["a table of cards", "Long transfer windows side by side", "Which cards give you time?"],
  ["a card in it", "Wells Fargo Reflect", "Which cards give you time?"],
  ["a callout's title", "Paying only the minimum", "What can go wrong?"],
  ["a callout's text", "higher rate 45 days ahead", "Which rules protect you?"],
])("holds what stands in blocks too: %s", (_what, words, section) => {
  expect(sectionsFound(words, "every-block")).toContain(section);
});

test("of 500 guides weighs 300 kB at most once it is compressed", () => {
  const many = GUIDES.flatMap((guide) =>
    Array.from({ length: 500 / GUIDES.length }, (_, copy) => ({ ...guide, name: `${guide.name}-${copy}` })),
  );
  expect(gzipSync(guideIndexText(many)).length).toBeLessThan(300_000);
});
