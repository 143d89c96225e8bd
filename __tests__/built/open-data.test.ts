import { openCardsSchema, openGuidesSchema } from "../../src/content/open-data-schema";
import { CARDS, GUIDES, SITE } from "../support/content";
import { ALL_PAGES, byRoute } from "./support/pages";
import { builtText, isBuilt } from "./support/public-folder";

const cards = () => openCardsSchema.parse(JSON.parse(builtText("data/cards.json"))).cards;

test("cards.json holds the catalogue as it is in the content", () => {
  expect(cards().map(({ page, aprLow, aprHigh, ...card }) => card)).toEqual(CARDS);
});

test("cards.csv holds a row for each card", () => {
  const lines = builtText("data/cards.csv").trimEnd().split("\r\n");
  expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(CARDS.map(({ id }) => id));
});

test("guides.json names each guide with its page", () => {
  const { guides } = openGuidesSchema.parse(JSON.parse(builtText("data/guides.json")));
  expect(guides.map(({ page }) => page)).toEqual(GUIDES.map(({ name }) => `${SITE.url}/guides/${name}`));
});

test("the schemas that the files name are there", () => {
  for (const file of ["data/cards.json", "data/guides.json"]) {
    const schema = /"\$schema": "([^"]*)"/.exec(builtText(file))?.[1] ?? "";
    expect(isBuilt(schema.replace(`${SITE.url}/`, ""))).toBe(true);
  }
});

test.each(byRoute(ALL_PAGES))(
  "the footer of %s ends with the open data and the accessibility statement",
  (_, { $ }) => {
    const links = $("footer p").slice(-2).find("a").toArray();
    expect(links.map((link) => [$(link).attr("href"), $(link).text()])).toEqual([
      ["/data/cards.json", "cards as JSON"],
      ["/data/cards.csv", "cards as CSV"],
      ["/data/guides.json", "guides as JSON"],
      ["/about#accessibility", "Accessibility"],
    ]);
  },
);
