import { mediansOf } from "../../domain/market/medians";
import { type Plan, nameKey } from "../../domain/market/plan";
import type { HistoryRow } from "../../schema/history-schema";
import { quote } from "../fault";
import type { Records, Table } from "../read/records";
import { repeatsIn } from "./repeats";

/** The history of our cards and the medians must agree with the files of the periods, which the importer made them of. */

const AGAIN = "npx tsx scripts/import-survey.ts writes it again";

/** Reports rows that a name is given to a second time. */
function checkOnce<T>({ source, rows }: Table<T>, nameOf: (value: T) => string): void {
  for (const { item } of repeatsIn(rows, ({ value }) => nameOf(value)))
    source.reportAt(item.placeOf(0), "one row each", `${nameOf(item.value)} a second time`);
}

/** Whether each value of a row stands in the other, too. */
function isWithin(row: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(row).every(([field, value]) => values.get(field) === value);
}

function isRowOf({ card, period, institution, product, ...figures }: HistoryRow, plan: Plan): boolean {
  return nameKey(plan) === nameKey({ institution, product }) && isWithin(figures, plan);
}

/** Reports rows of a card that stand there twice, or that the period's own file doesn't hold. */
export function checkHistory({ history, surveys }: Records): void {
  checkOnce(history, ({ card, period }) => `${card} in ${period}`);
  for (const { value, placeOf } of history.rows) {
    const survey = surveys.find(({ period }) => period === value.period);
    if (!survey || survey.plans.some((plan) => isRowOf(value, plan))) continue;
    const expected = `a row of data/survey/${value.period}.csv`;
    history.source.reportAt(placeOf(0), expected, quote(`${value.institution}, ${value.product}`), AGAIN);
  }
}

/** Reports medians that stand there twice, or that the period's own file doesn't give. */
export function checkMedians({ medians, surveys }: Records): void {
  checkOnce(medians, ({ period, group }) => `${group} in ${period}`);
  const counted = surveys.flatMap(mediansOf);
  for (const { value, placeOf } of medians.rows) {
    const own = counted.find(({ period, group }) => period === value.period && group === value.group);
    if (!own || isWithin(value, own)) continue;
    medians.source.reportAt(placeOf(0), `what data/survey/${value.period}.csv gives`, "other figures", AGAIN);
  }
}
