import { formatFault } from "../../../src/content/fault";
import { checkContent } from "../../../src/content/gate";
import { contentOf } from "../../support/checked-content";
import { CATALOG, edited } from "../../support/catalog";

const HISTORY = "data/survey/history.csv";
const MEDIANS = "data/survey/medians.csv";

/** The faults of the catalog after one change of a file. */
const faultsAfter = (file: string, from: string | RegExp, to: string) =>
  checkContent(edited(CATALOG, { file, from, to })).faults.map(formatFault);

test("the rows of history and of medians come with the content; without the files there are none", () => {
  const { history, medians } = contentOf(CATALOG);
  expect(history[0]).toMatchObject({ card: "chase-slate-edge", period: "2023-12-31", apr720OrMore: 26.24 });
  expect(medians[0]).toMatchObject({ period: "2024-12-31", group: "all", institutions: 145, aprNoScore: null });
  const less = CATALOG.filter(({ file }) => file !== HISTORY && file !== MEDIANS);
  expect(contentOf(less)).toMatchObject({ history: [], medians: [] });
});

test("a row that stands there twice is a fault", () => {
  expect(
    faultsAfter(HISTORY, /(?<=\n)(.*\n)/, "$1$1".replaceAll("$1", "usaa-rate-advantage,2023-12-31,A,B,,,,,,,,\n")),
  ).toEqual([
    `${HISTORY}:3:1\n  expected one row each, found usaa-rate-advantage in 2023-12-31 a second time`,
    expect.stringContaining("found usaa-rate-advantage in 2023-12-31 a second time"),
  ]);
});

test("a row must say what the file of its period says, in whatever case its names are", () => {
  const usaa = /(?<=usaa-rate-advantage,2025-12-31,)Usaa Federal Savings Bank/;
  expect(faultsAfter(HISTORY, usaa, "USAA FEDERAL SAVINGS BANK")).toEqual([]);
  expect(faultsAfter(HISTORY, /17\.65(?=,10\.65)/, "17.66")).toEqual([
    `${HISTORY}:7:1\n  expected a row of data/survey/2025-12-31.csv, found "Usaa Federal Savings Bank, USAA Rate Advantage Card"\n  hint: npx tsx scripts/import-survey.ts writes it again`,
  ]);
});

test("medians must be those of their period's file; those of a period without a file stand as they are", () => {
  expect(faultsAfter(MEDIANS, "27.74", "27.75")).toEqual([]);
  expect(faultsAfter(MEDIANS, /(?<=2025-12-31,all,)15/, "16")).toEqual([
    `${MEDIANS}:5:1\n  expected what data/survey/2025-12-31.csv gives, found other figures\n  hint: npx tsx scripts/import-survey.ts writes it again`,
  ]);
});

test("a period is the last day of a half-year", () => {
  expect(faultsAfter(MEDIANS, "2024-12-31", "2024-12-30")).toEqual([
    `${MEDIANS}:2:1  period\n  expected the last day of a half-year, such as 2025-12-31, found "2024-12-30"`,
  ]);
});
