import { contentOf, messagesOf } from "../support/checked-content";
import { CATALOG, edited } from "../support/catalog";

const HISTORY = "data/survey/history.csv";
const USAA = "usaa-rate-advantage";

const reportsOf = (card: string, files = CATALOG) =>
  contentOf(files)
    .history.filter((row) => row.card === card)
    .map(({ period, apr720OrMore }) => [period, apr720OrMore]);

test("a card's history is what is kept of earlier periods, and the row that it names in each period that has a file", () => {
  expect(reportsOf(USAA)).toEqual([
    ["2023-12-31", 16.15],
    ["2024-12-31", 18.4],
    ["2025-12-31", 17.65],
  ]);
  const without = CATALOG.filter(({ file }) => file !== HISTORY);
  expect(reportsOf(USAA, without)).toEqual([["2025-12-31", 17.65]]);
});

test("a row that is kept goes before that of the period's file: a card may have had another name then", () => {
  const [from, kept] = ["chase-slate-edge,2023-12-31", "usaa-rate-advantage,2025-12-31,USAA,Another Card,,,,17,,,,"];
  const files = edited(CATALOG, { file: HISTORY, from, to: `${kept}\n${from}` });
  expect(reportsOf(USAA, files).at(-1)).toEqual(["2025-12-31", 17]);
});

test("a period is the last day of a half-year", () => {
  const files = edited(CATALOG, { file: HISTORY, from: "2023-12-31", to: "2023-12-30" });
  expect(messagesOf(files)).toEqual([
    `${HISTORY}:2:18  period\n  expected the last day of a half-year, such as 2025-12-31, found "2023-12-30"`,
  ]);
});
