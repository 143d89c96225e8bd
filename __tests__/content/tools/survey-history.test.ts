import { readSource } from "../../../src/content/read/read-source";
import { readTable } from "../../../src/content/read/table";
import { extendHistory, extendMedians, historyText, mediansText } from "../../../src/content/tools/survey-history";
import type { Survey } from "../../../src/domain/market/plan";
import { HISTORY_FILE, historySchema } from "../../../src/schema/history-schema";
import { testPlan } from "../../domain/market/test-plan";
import { contentOf } from "../../support/checked-content";
import { CATALOG } from "../../support/catalog";

const { history, medians, surveys } = contentOf(CATALOG);
const ROWS = history.map(({ doubts, ...row }) => row);

const USAA = { id: "usaa-rate-advantage", survey: null };
const next = (product: string): Survey => ({
  period: "2026-06-30",
  plans: [testPlan({ institution: "USAA FEDERAL SAVINGS BANK", product, apr720OrMore: 18.15 })],
});
const periodsOf = (rows: readonly { card: string; period: string }[]) =>
  rows.filter(({ card }) => card === USAA.id).map(({ period }) => period);

test("a new period adds a row to each card that it holds under the name of the period before, in any case", () => {
  const { rows, missing } = extendHistory(ROWS, [USAA], next("usaa rate advantage card"));
  expect(periodsOf(rows)).toEqual(["2023-12-31", "2024-12-31", "2025-12-31", "2026-06-30"]);
  expect(rows.find(({ period }) => period === "2026-06-30")).toMatchObject({ card: USAA.id, apr720OrMore: 18.15 });
  expect(missing).toEqual(["chase-slate-edge", "discover-it-secured"]);
});

test("a card under a new name is found by the one in its file; imported again, a period takes its own place", () => {
  const renamed = { ...USAA, survey: { institution: "USAA Federal Savings Bank", product: "New Card" } };
  const once = extendHistory(ROWS, [renamed], next("New Card")).rows;
  expect(periodsOf(once)).toHaveLength(4);
  expect(extendHistory(once, [renamed], next("New Card")).rows).toEqual(once);
});

test("the medians get the rows of the period, and those of a period that is there stay as they are", () => {
  const [newest] = surveys;
  expect(newest && extendMedians(medians, newest)).toEqual(medians);
  expect(extendMedians(medians, next("A")).slice(medians.length)).toMatchObject([
    { period: "2026-06-30", group: "all", plans: 1, institutions: 1, apr720OrMore: 18.15 },
    { period: "2026-06-30", group: "others", plans: 1 },
  ]);
});

test("what is written is read again as it was", () => {
  const source = readSource({ file: HISTORY_FILE, text: historyText(ROWS) });
  expect(readTable(historySchema, source).map(({ value }) => value)).toEqual(ROWS);
  expect(mediansText(medians)).toContain("period,group,plans,institutions,apr_no_score");
});
