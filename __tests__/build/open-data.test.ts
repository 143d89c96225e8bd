import { readFileSync } from "node:fs";
import { openDataFiles } from "../../src/build/finish/open-data";
import { contentOf } from "../support/checked-content";
import { CATALOG } from "../support/catalog";
import { CARDS, SITE } from "../support/fixture";

const CONTENT = { ...contentOf(CATALOG), site: SITE, cards: CARDS };
const FILES = openDataFiles(CONTENT);
const read = (address: string): unknown => JSON.parse(FILES[address] ?? "");

test("has whole cards with their address, in the site's order", () => {
  expect(read("/data/cards.json")).toMatchObject({
    asOf: SITE.asOf,
    sampleData: true,
    license: "https://creativecommons.org/licenses/by/4.0/",
    cards: CARDS.map(({ overdueAfter, ...card }) => ({ ...card, page: `https://plainrate.example/cards/${card.id}` })),
  });
  expect(FILES["/data/cards.json"]).not.toContain("overdueAfter");
});

test("has the reported plans with their period, source and doubts", () => {
  expect(read("/data/survey.json")).toMatchObject({
    period: "2025-12-31",
    source: expect.stringMatching(
      /^Terms of Credit Card Plans survey of the Consumer Financial Protection Bureau,/,
    ) as string,
    license: "https://creativecommons.org/publicdomain/zero/1.0/",
    plans: CONTENT.surveys[0]?.plans,
    history: CONTENT.history,
  });
});

/** Every word that an object of a file has, and those within. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([word, held]) => [word, ...wordsIn(held)]);
}

test("the docs name every word of the files, but for those that the columns of the survey are called by", () => {
  const docs = readFileSync("docs/open-data.md", "utf8");
  const header = readFileSync("data/survey/2025-12-31.csv", "utf8").split(/\r?\n/, 1)[0] ?? "";
  const columns = header.replaceAll("_", "").split(",");
  const isNamed = (word: string) => docs.includes(`\`${word}\``) || columns.includes(word.toLowerCase());
  const words = new Set(Object.keys(FILES).flatMap((address) => wordsIn(read(address))));
  expect([...words].filter((word) => !isNamed(word))).toEqual([]);
});
