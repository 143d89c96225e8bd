import { z } from "zod";
import { field, line, optional } from "./field";
import { STATES, TIERS } from "./vocabulary";

/** A row of `data/survey/<period>.csv` (CFPB, Terms of Credit Card Plans). What is not reported is null, never zero. */

const rate = (description: string) =>
  optional(
    field(z.number().min(0).max(100), description, {
      expected: "a rate in percent such as 28.49, or an empty cell",
      hint: "a number without a percent sign; empty means not reported",
    }),
  );

const amount = (description: string, unit: string, max: number) =>
  field(z.number().min(0).max(max), description, {
    expected: `a number of ${unit} from 0 to ${max.toLocaleString("en-US")}`,
  });

const AVAILABILITIES = ["National", "Regional", "One State/Territory"] as const;

export const surveyPlanSchema = z.strictObject({
  institution: line("The bank or credit union, as it reported its name", 200),
  product: line("The plan, as it was reported; several plans may have one name", 200),
  top25: field(z.boolean(), "Whether one of the 25 largest issuers offers it"),
  availability: field(z.enum(AVAILABILITIES), "Where it is offered"),
  states: optional(
    field(
      z.array(z.enum(Object.keys(STATES))).min(1),
      "The states and territories where it is offered, by postal code",
      {
        expected: "postal codes such as CA,NV, or an empty cell",
        hint: "empty means everywhere for a national plan, else not known",
      },
    ),
  ),
  requiresMembership: field(
    z.boolean(),
    "Whether you must meet a condition to open it, such as membership in a credit union",
  ),
  secured: field(z.boolean(), "Whether it needs a deposit"),
  creditTiers: field(z.array(z.enum(TIERS)).min(1), "The credit scores that it is meant for", {
    expected: "score tiers from 0 to 3 such as 2,3: 0 no score, 1 up to 619, 2 from 620 to 719, 3 from 720",
  }),
  variableRate: field(z.boolean(), "Whether the rate is variable"),
  aprNoScore: rate("The purchase APR offered to people without a score, percent a year"),
  apr619OrLess: rate("The purchase APR offered for scores of 619 or less"),
  apr620To719: rate("The purchase APR offered for scores from 620 to 719"),
  apr720OrMore: rate("The purchase APR offered for scores of 720 and up"),
  aprMin: rate("The lowest purchase APR offered"),
  aprMedian: rate("The median purchase APR of all accounts offered"),
  aprMax: rate("The highest purchase APR offered"),
  introApr: rate("The median intro rate on purchases"),
  introMonths: optional(amount("The median length of the intro rate, which is not the advertised one", "months", 999)),
  transferApr: rate("The median intro rate on moved balances"),
  transferMonths: optional(amount("The median length of that rate", "months", 999)),
  transferFeePercent: rate("The fee on a moved balance, in percent"),
  transferFeeMinimum: optional(amount("The smallest fee on a moved balance", "dollars", 1000)),
  cashApr: rate("The median APR on cash advances"),
  cashFeePercent: rate("The fee on a cash advance, in percent"),
  cashFeeMinimum: optional(amount("The smallest fee on a cash advance", "dollars", 1000)),
  graceDays: optional(amount("The grace period", "days", 100)),
  annualFee: amount("The annual fee; 0 if none is reported", "dollars", 10_000),
  monthlyFee: amount("A fee charged every month; 0 if none is reported", "dollars", 1000),
  foreignFeePercent: amount("The fee on purchases abroad; 0 if none is reported", "percent", 100),
  lateFee: optional(amount("The first late fee; a repeat may cost more", "dollars", 1000)),
  rewards: optional(
    field(z.string().regex(/^C?T?O?$/), "What it earns: C cash back, T travel, O other", {
      expected: "one or more of the letters C, T and O in this order, or an empty cell",
    }),
  ),
  website: optional(field(z.string().max(500), "The address that the issuer reported, typos included")),
});

export type SurveyPlan = z.output<typeof surveyPlanSchema>;

/** The fields of a plan, in the order of their columns. */
export const SURVEY_FIELDS = surveyPlanSchema.keyof().options;

/** The name of a field in a table: `apr620To719` as `apr_620_to_719`, `top25` as it is. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]|\d{3}/g, (start) => `_${start.toLowerCase()}`);
}

export const SURVEY_COLUMNS: readonly string[] = SURVEY_FIELDS.map(columnOf);
