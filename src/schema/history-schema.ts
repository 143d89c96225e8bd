import { z } from "zod";
import { field, optional } from "./field";
import { surveyPlanSchema } from "./survey-schema";
import { MEDIAN_GROUPS } from "./vocabulary";

/** What earlier periods of the regulator's survey said: of our own cards, and of all plans as medians. Rates in percent a year. */

export const HISTORY_FILE = "data/survey/history.csv";
export const MEDIANS_FILE = "data/survey/medians.csv";

/** The survey is made for each half of a year; the report's date is its last day. */
export const PERIOD = /^\d{4}-(?:06-30|12-31)$/;

const period = field(z.string().regex(PERIOD), "The last day of the half-year that was reported", {
  expected: "the last day of a half-year, such as 2025-12-31",
});

const tierRates = surveyPlanSchema.pick({
  aprNoScore: true,
  apr619OrLess: true,
  apr620To719: true,
  apr720OrMore: true,
});

/** A row of `history.csv`: a card of ours in one period, under the names that its issuer gave then. */
export const historySchema = z.strictObject({
  card: field(z.string().min(1), "The card's id"),
  period,
  ...surveyPlanSchema.pick({ institution: true, product: true }).shape,
  ...tierRates.shape,
  ...surveyPlanSchema.pick({ aprMin: true, aprMedian: true, aprMax: true, lateFee: true }).shape,
});

const count = (of: string) => optional(field(z.int().min(1), `The number of ${of}; empty where it is not known`));

/** A row of `medians.csv`: the median of each score's own rate over all plans of a group in one period. */
export const medianSchema = z.strictObject({
  period,
  group: field(
    z.enum(MEDIAN_GROUPS),
    "Whose plans count: everybody's, those of the 25 largest issuers, or of the others",
  ),
  plans: count("plans in the group"),
  institutions: count("institutions in the group"),
  ...tierRates.shape,
});

export type HistoryRow = z.output<typeof historySchema>;
export type MedianRow = z.output<typeof medianSchema>;
