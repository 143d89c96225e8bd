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
