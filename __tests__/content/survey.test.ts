import { contentOf, messagesOf } from "../support/checked-content";
import { CATALOG, edited, withText } from "../support/catalog";

const HISTORY = "data/survey/history.csv";
const USAA = "usaa-rate-advantage";

const reportsOf = (card: string, files = CATALOG) =>
  contentOf(files)
    .history.filter((row) => row.card === card)
    .map(({ period, apr720OrMore }) => [period, apr720OrMore]);

test("joins a card's history of kept rows and of each period that has a file", () => {
  expect(reportsOf(USAA)).toEqual([
    ["2023-12-31", 16.15],
    ["2024-12-31", 18.4],
    ["2025-12-31", 17.65],
  ]);
  const without = CATALOG.filter(({ file }) => file !== HISTORY);
  expect(reportsOf(USAA, without)).toEqual([["2025-12-31", 17.65]]);
});

test("prefers a row that is kept to that of the period's file", () => {
  const [from, kept] = ["chase-slate-edge,2023-12-31", "usaa-rate-advantage,2025-12-31,USAA,Another Card,,,,17,,,,"];
  const files = edited(CATALOG, { file: HISTORY, from, to: `${kept}\n${from}` });
  expect(reportsOf(USAA, files).at(-1)).toEqual(["2025-12-31", 17]);
});

const SURVEY = "data/survey/2025-12-31.csv";

test.each<[string, (rows: string[]) => string[], string]>([
  ["lost a row", (rows) => rows.slice(1), "14 plans of 13 institutions"],
  ["lost half of its rows", (rows) => rows.slice(0, 8), "8 plans of 8 institutions"],
  ["has a row twice", ([first = "", ...rows]) => [first, first, ...rows], "16 plans of 14 institutions"],
  ["is one issuer's alone", ([first = "", ...rows]) => [first, ...rows.map(() => first)], "15 plans of 1 institution"],
  [
    "has a wrong digit",
    (rows) => rows.map((row) => row.replace(",25,0,0,", ",26,0,0,")),
    "15 plans of 14 institutions whose numbers add up to 23",
  ],
])("reports a period's file that %s", (_, change, found) => {
  const files = withText(SURVEY, (text) => {
    const [header = "", ...rows] = text.trimEnd().split("\n");
    return [header, ...change(rows), ""].join("\n");
  });
  expect(messagesOf(files)).toEqual([
    expect.stringContaining(
      `${SURVEY}:1:1\n  expected 15 plans of 14 institutions whose numbers add up to 2380.75, as data/survey-periods.json says, found ${found}`,
    ),
  ]);
});

test("reports a period without a file, and a file without a count", () => {
  const without = CATALOG.filter(({ file }) => file !== SURVEY);
  expect(messagesOf(without)).toContainEqual(expect.stringContaining(`${SURVEY}:1:1\n  expected 15 plans`));
  const uncounted = edited(CATALOG, { file: "data/survey-periods.json", from: "2025-12-31", to: "2025-06-30" });
  expect(messagesOf(uncounted)).toContainEqual(
    expect.stringContaining(
      `${SURVEY}:1:1\n  expected a count of its plans in data/survey-periods.json, found 15 plans`,
    ),
  );
});

test("refuses a period that is not the last day of a half-year", () => {
  const files = edited(CATALOG, { file: HISTORY, from: "2023-12-31", to: "2023-12-30" });
  expect(messagesOf(files)).toEqual([
    `${HISTORY}:2:18  period\n  expected the last day of a half-year, such as 2025-12-31, found "2023-12-30"\n  hint: The last day of the half-year that was reported`,
  ]);
});
