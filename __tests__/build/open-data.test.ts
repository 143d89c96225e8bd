import { openCards, openDataFiles, openGuides } from "../../src/build/finish/open-data";
import { openCardsSchema, openGuidesSchema } from "../../src/content/open-data-schema";
import { CARDS, GUIDES, SITE, cardOf } from "../support/fixture";

const files = openDataFiles(
  CARDS,
  GUIDES.map(({ text, fileName, actions, inShort, reviewed, ...guide }) => guide),
  SITE,
);

/** A CSV text as rows of cells. None of these cells holds a line break. */
function rowsOf(csv: string): string[][] {
  return csv
    .trimEnd()
    .split("\r\n")
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
}

test("cards come with their numbers and their address, in the site's order", () => {
  const data = openCards(CARDS, SITE);
  expect(openCardsSchema.safeParse(data).error).toBeUndefined();
  expect(data.cards.map(({ id }) => id)).toEqual(SITE.cardOrder);
  expect(data.cards[1]).toMatchObject({
    aprLow: 18.24,
    aprHigh: 28.99,
    page: "https://plainrate.example/compare?cards=citi-simplicity",
  });
  expect(data).toMatchObject({ version: "1.0", sampleData: true, asOf: "2025-01-08" });
});

test("guides come without their text", () => {
  const data = openGuides(
    GUIDES.map(({ text, fileName, actions, inShort, reviewed, ...guide }) => guide),
    SITE,
  );
  expect(data.guides).toHaveLength(15);
  expect(data.guides[0]?.page).toBe("https://plainrate.example/guides/best-low-apr-credit-cards-2025");
  expect(JSON.stringify(data)).not.toContain("## ");
});

test("the mark of overdue terms is no part of the data", () => {
  const card = cardOf("citi-simplicity");
  const marked = { ...card, provenance: { ...card.provenance, overdueAfter: 90 } };
  expect(JSON.stringify(openCards([marked], SITE))).not.toContain("overdueAfter");
});

test("the CSV has a column for each figure, and a row for each card", () => {
  const [head = [], ...rows] = rowsOf(files["/data/cards.csv"] ?? "");
  expect(rows).toHaveLength(10);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  const citi = Object.fromEntries(head.map((name, index) => [name, rows[1]?.[index]]));
  expect(citi).toMatchObject({
    id: "citi-simplicity",
    apr_low_percent: "18.24",
    apr_high_percent: "28.99",
    intro_apr_percent: "0",
    intro_months_transfers: "21",
    intro_months_purchases: "12",
    annual_fee_dollars: "0",
    rewards: "",
    transfer_fee: "charged",
    transfer_fee_percent: "3",
    transfer_fee_minimum_dollars: "5",
    terms_status: "sample",
    terms_checked: "",
  });
  const unknown = rows.filter((row) => row[head.indexOf("transfer_fee")] !== "charged");
  expect(unknown.every((row) => row[head.indexOf("transfer_fee_percent")] === "")).toBe(true);
});

test("a text that a spreadsheet would run is made harmless", () => {
  const card = { ...cardOf("citi-simplicity"), bestFor: '=HYPERLINK("https://x.example","x")' };
  expect(openDataFiles([card], [], SITE)["/data/cards.csv"]).toContain(`"'=HYPERLINK(""https://x.example"",""x"")"`);
});

test("each file of data names its schema, which is there too", () => {
  for (const [file, schema] of [
    ["/data/cards.json", openCardsSchema],
    ["/data/guides.json", openGuidesSchema],
  ] as const) {
    const data = schema.parse(JSON.parse(files[file] ?? ""));
    expect(Object.keys(files).map((name) => SITE.url + name)).toContain(data.$schema);
  }
});
