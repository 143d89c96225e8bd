import type { z } from "zod";
import { type Survey, nameKey } from "../../domain/market/plan";
import { mediansOf } from "../../domain/market/medians";
import { csvText } from "../../domain/text/csv";
import type { CardFile } from "../../schema/card-schema";
import { type HistoryRow, type MedianRow, historySchema, medianSchema } from "../../schema/history-schema";
import { columnOf } from "../../schema/survey-schema";
import { textOf } from "./workbook-cells";

/** What a new period adds to the history of our cards and to the medians. A period that is imported again takes its own place. */

type Named = Pick<CardFile, "id" | "survey">;

/** The row of a card in a period: found by its name in the period before, else by the one that its file gives. */
function rowOf(
  { id, survey: own }: Named,
  before: HistoryRow | undefined,
  { period, plans }: Survey,
): HistoryRow | null {
  const names = [before, own === "not reported" ? null : own].filter((name) => name !== null && name !== undefined);
  const plan = names.flatMap((name) => plans.filter((one) => nameKey(one) === nameKey(name)))[0];
  return plan ? historySchema.strip().parse({ ...plan, card: id, period }) : null;
}

/** The history with a period more, card by card, and the cards that the period doesn't hold under a name that is known. */
export function extendHistory(
  rows: readonly HistoryRow[],
  cards: readonly Named[],
  survey: Survey,
): { rows: HistoryRow[]; missing: string[] } {
  const others = rows.filter(({ period }) => period !== survey.period);
  const ids = [...new Set([...rows.map(({ card }) => card), ...cards.map(({ id }) => id)])];
  const missing: string[] = [];
  const all = ids.flatMap((id) => {
    const own = others.filter(({ card }) => card === id);
    const card = cards.find((one) => one.id === id) ?? { id, survey: null };
    const row = rowOf(
      card,
      own.findLast(({ period }) => period < survey.period),
      survey,
    );
    if (!row) missing.push(id);
    return row ? [...own, row].sort((a, b) => (a.period < b.period ? -1 : 1)) : own;
  });
  return { rows: all, missing };
}

/** The medians with those of a period more, the oldest first. */
export function extendMedians(rows: readonly MedianRow[], survey: Survey): MedianRow[] {
  const others = rows.filter(({ period }) => period !== survey.period);
  return [...others, ...mediansOf(survey)].sort((a, b) => (a.period < b.period ? -1 : a.period > b.period ? 1 : 0));
}

function tableText(schema: z.ZodObject, rows: readonly object[]): string {
  const fields = Object.keys(schema.shape);
  const cells = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return fields.map((field) => textOf(values.get(field)));
  });
  return csvText([fields.map(columnOf), ...cells]).replaceAll("\r\n", "\n");
}

export const historyText = (rows: readonly HistoryRow[]) => tableText(historySchema, rows);
export const mediansText = (rows: readonly MedianRow[]) => tableText(medianSchema, rows);
