import { openDataFiles } from "../../src/build/finish/open-data";
import { openCardsSchema, openGuidesSchema, openSurveySchema } from "../../src/schema/open-data-schema";
import { contentOf } from "../support/checked-content";
import { CATALOG } from "../support/catalog";
import { CARDS, GUIDES, SITE, cardOf } from "../support/fixture";

const REPORTS = contentOf(CATALOG);
const ALONE = { site: SITE, guides: [], surveys: [], history: [], medians: [] };

const FILES = openDataFiles({ ...REPORTS, site: SITE, cards: CARDS, guides: GUIDES });

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

test("cards come whole, with their numbers and their address, in the site's order", () => {
  const data = openCardsSchema.parse(JSON.parse(FILES["/data/cards.json"] ?? ""));
  expect(data.cards.map(({ page, aprLow, aprHigh, ...card }) => card)).toEqual(
    CARDS.map(({ draft, overdueAfter, ...card }) => card),
  );
  expect(data.cards.map(({ id }) => id)).toEqual(SITE.cardOrder);
  expect(data.cards[1]).toMatchObject({
    aprLow: 18.24,
    aprHigh: 28.99,
    page: "https://plainrate.example/cards/citi-simplicity",
  });
  expect(data).toMatchObject({
    version: "3.0",
    sampleData: true,
    asOf: "2026-02-28",
    license: "https://creativecommons.org/licenses/by/4.0/",
  });
});

test("the mark of overdue terms is no part of the data", () => {
  const card = cardOf("citi-simplicity");
  expect(openDataFiles({ ...ALONE, cards: [{ ...card, overdueAfter: 90 }] })["/data/cards.json"]).not.toContain(
    "overdueAfter",
  );
});

test("the CSV has a column for each figure, and a row for each card", () => {
  const [head = [], ...rows] = rowsOf(FILES["/data/cards.csv"] ?? "");
  expect(rows.map(([id]) => id)).toEqual(SITE.cardOrder);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  const citi = Object.fromEntries(head.map((name, index) => [name, rows[1]?.[index]]));
  expect(citi).toMatchObject({
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
    terms_as_of: "2026-02",
    terms_stated_by: "publication",
  });
});

test("no transfer fee and an unknown one are two things in the CSV, and neither has a figure", () => {
  const card = cardOf("citi-simplicity");
  const withFee = (transferFee: "none" | null) => ({ ...card, terms: { ...card.terms, transferFee } });
  const files = openDataFiles({ ...ALONE, cards: [withFee("none"), withFee(null)] });
  const [head = [], ...rows] = rowsOf(files["/data/cards.csv"] ?? "");
  const fees = rows.map((row) => ["transfer_fee", "transfer_fee_percent"].map((name) => row[head.indexOf(name)]));
  expect(fees).toEqual([
    ["none", ""],
    ["unknown", ""],
  ]);
});

test("the reported plans come with their period, their source and what is doubted; their table has an empty cell for what is not reported", () => {
  const data = openSurveySchema.parse(JSON.parse(FILES["/data/survey.json"] ?? ""));
  expect(data).toMatchObject({ period: "2025-12-31" });
  expect(data.source).toMatch(/^Terms of Credit Card Plans survey of the Consumer Financial Protection Bureau,/);
  expect(data.plans.find(({ institution }) => institution === "Avadian Credit Union")?.doubts).toContainEqual({
    field: "aprMin",
    reason: "zero",
  });
  expect(data.history).toContainEqual(expect.objectContaining({ card: "usaa-rate-advantage", period: "2024-12-31" }));
  expect(data.medians).toContainEqual(expect.objectContaining({ group: "others", period: "2025-12-31" }));
  const [head = [], ...rows] = rowsOf(FILES["/data/survey.csv"] ?? "");
  expect(rows).toHaveLength(data.plans.length);
  const citi = rows.find(([, product]) => product === "Citi Simplicity Card");
  expect(Object.fromEntries(head.map((name, index) => [name, citi?.[index]]))).toMatchObject({
    credit_tiers: "620-to-719 720-or-more",
    apr_720_or_more: "17.49",
    transfer_fee_minimum: "",
    doubted_columns: "",
  });
});

test("a text that a spreadsheet would run is made harmless", () => {
  const card = { ...cardOf("citi-simplicity"), bestFor: '=HYPERLINK("https://x.example","x")' };
  expect(openDataFiles({ ...ALONE, cards: [card] })["/data/cards.csv"]).toContain(
    `"'=HYPERLINK(""https://x.example"",""x"")"`,
  );
});

test("each file of data fits its schema, and names it", () => {
  for (const [file, schema] of [
    ["/data/cards.json", openCardsSchema],
    ["/data/guides.json", openGuidesSchema],
    ["/data/survey.json", openSurveySchema],
  ] as const) {
    const data = schema.parse(JSON.parse(FILES[file] ?? ""));
    expect(Object.keys(FILES).map((name) => SITE.url + name)).toContain(data.$schema);
  }
});
