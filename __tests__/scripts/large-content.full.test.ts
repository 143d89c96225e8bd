import { hasNewSentence, withNewSentence } from "../../scripts/bench/generated-guides";
import { largeContent } from "../../scripts/bench/large-content";
import { formatFault } from "../../src/content/fault";
import { checkContent } from "../../src/content/gate";
import { CATALOGUE, CATALOGUE_FOLDER } from "../support/catalogue";

const CARDS = 600;
const GUIDES = 40;
const SEED = 2025;

test("the generated content passes the content check, with the project's own cards and guides first", () => {
  const made = largeContent(CATALOGUE_FOLDER, { cards: CARDS, guides: GUIDES }, SEED);
  const replaced = new Set(made.map(({ file }) => file));
  const { content, faults } = checkContent([...CATALOGUE.filter(({ file }) => !replaced.has(file)), ...made]);
  expect(faults.map(formatFault)).toEqual([]);
  const before = checkContent(CATALOGUE).content;
  const ids = content?.cards.map(({ id }) => id) ?? [];
  expect(ids).toHaveLength(CARDS);
  expect(ids[0]).toBe(before?.cards[0]?.id);
  expect(ids.at(-1)).toMatch(/^generated-/);
  const names = content?.guides.map(({ name }) => name) ?? [];
  expect(names).toHaveLength(GUIDES);
  expect(names[0]).toBe(before?.guides[0]?.name);
  expect(names.at(-1)).toMatch(/^generated-guide-/);
});

test("a seed gives the same guides again, another seed others", () => {
  const made = (seed: number) => largeContent(CATALOGUE_FOLDER, { cards: 10, guides: GUIDES }, seed);
  expect(made(SEED)).toEqual(made(SEED));
  expect(made(SEED + 1)).not.toEqual(made(SEED));
});

test("no two generated guides share a title, a description or a text", () => {
  const guides = largeContent(CATALOGUE_FOLDER, { cards: 10, guides: GUIDES }, SEED).filter(({ file }) =>
    file.startsWith("data/guides/"),
  );
  for (const part of [/^title: .*$/m, /^description: .*$/m, /(?<=\n---\n)[\s\S]*/]) {
    const parts = guides.map(({ text }) => part.exec(text)?.[0] ?? "");
    expect(new Set(parts).size).toBe(guides.length);
  }
});

test("a changed guide passes the check, and its page can be told from the one before", () => {
  const changed = CATALOGUE.map(({ file, text }) => ({
    file,
    text: file === "data/guides/every-block.md" ? withNewSentence(text) : text,
  }));
  expect(checkContent(changed).faults).toEqual([]);
  expect(changed.map(({ text }) => text).filter(hasNewSentence)).toHaveLength(1);
});
