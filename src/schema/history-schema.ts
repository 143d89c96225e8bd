import { z } from "zod";
import { field, groups } from "./field";
import { surveyPlanSchema } from "./survey-schema";

/** Reports of our own cards in earlier periods of the regulator's survey. Rates in percent a year. */

export const HISTORY_FILE = "data/survey/history.csv";

/** The survey is made for each half of a year; the report's date is its last day. It has its columns since 2021. */
const period = field(
  z.string().regex(/^20[2-9]\d-(?:06-30|12-31)$/),
  "The last day of the half-year that was reported",
  {
    expected: "the last day of a half-year, such as 2025-12-31",
  },
);

/** How much each period's file holds, so that none loses rows unseen: `data/survey-periods.json`, written by the import. */
export const PERIODS_FILE = "data/survey-periods.json";

export const periodsSchema = z.strictObject({
  periods: field(
    groups(0, null, {
      period,
      plans: field(z.int().min(1), "How many plans its file holds"),
      institutions: field(z.int().min(1), "How many institutions reported them"),
      total: field(z.number().min(0), "The sum of all numbers in its file, which a wrong digit changes"),
    }),
    "Each period that has a file in data/survey",
  ),
});

export type SurveyPeriods = z.output<typeof periodsSchema>["periods"];

/** A row of `history.csv`: a card of ours in one period, under the names that its issuer gave then. */
export const historySchema = z.strictObject({
  card: field(z.string().min(1), "The card's id"),
  period,
  ...surveyPlanSchema.pick({
    institution: true,
    product: true,
    aprNoScore: true,
    apr619OrLess: true,
    apr620To719: true,
    apr720OrMore: true,
    aprMin: true,
    aprMedian: true,
    aprMax: true,
    lateFee: true,
  }).shape,
});

export type HistoryRow = z.output<typeof historySchema>;
