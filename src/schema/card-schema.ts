import { z } from "zod";
import { CATEGORIES, CREDIT_LEVELS, INTRO_SCOPES, INTRO_UNITS, TIERS, type Tier } from "./vocabulary";
import { SHORT_NAME, field, httpsAddress, isSafeAddress, line, optional } from "./field";

/**
 * One card of the catalog: `data/cards/<id>.json`. It holds the specification's fields (section 3) and, for the terms that
 * issuers must show (12 CFR 1026.60), who states them and as of when. Which statement counts is decided in
 * `src/domain/cards/terms-in-force.ts`, and what visitors read of a term is made in `src/domain/cards/card-terms.ts`.
 */

const MAX_APR = 60;

const rate = (description: string) => field(z.number().min(0).max(MAX_APR), description);

/** One end of a range; left out where nobody states it: "up to 18%". */
const end = (description: string) => optional(rate(description));

/** What is charged on one kind of balance (12 CFR 1026.60(b)(1)). */
const charged = () =>
  z.strictObject({
    range: optional(
      field(
        z.strictObject({ from: end("The lowest rate"), to: end("The highest rate") }),
        "The lowest and the highest rate, where a rate in between is possible too; an end that nobody states is left out",
        { examples: [{ from: 18.24, to: 28.99 }, { to: 18 }] },
      ),
    ),
    rates: optional(
      field(z.array(rate("One rate")).min(1).max(12), "The one rate, or each of the issuer's rates", {
        expected: "a list of 1 to 12 rates, such as [26.99]",
        examples: [[26.99], [11.24, 14.49, 18]],
      }),
    ),
    type: field(z.enum(["variable", "fixed"]).default("variable"), "Whether the rate follows the prime rate"),
    confirmed: field(
      z.boolean().default(false),
      "On if a rate outside 6 to 36 percent, or far from the last one, was checked and is right",
    ),
  });

const apr = (description: string) => field(charged(), description);

/** A percentage, 3 for 3 percent. No card has one between 0 and 0.1: that is a percentage typed as a fraction. */
const percentage = (most: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .refine((value) => value === 0 || value >= 0.1);

const MOST_MONTHS = 60;

const laterFee = z.strictObject({
  from: field(z.int().min(2).max(MOST_MONTHS), "The first month after opening in which it is charged"),
  to: optional(field(z.int().min(2).max(MOST_MONTHS), "The last such month; left out, there is none")),
  percent: field(z.number().min(0).max(10), "Percent of the amount that is moved then"),
});

const transferFee = z.union([
  z.literal("none"),
  z.strictObject({
    percent: field(z.number().min(0).max(10), "Percent of the amount that is moved, from opening on"),
    minimum: optional(field(z.number().min(0).max(100), "The smallest fee, in dollars; leave it out if unknown")),
    later: field(
      z.array(laterFee).max(3).default([]),
      "What is charged in later months, where it is another percentage",
    ),
    confirmed: field(z.boolean().default(false), "On if a fee below 1 percent was checked and is right"),
  }),
]);

const introOffer = z.strictObject({
  apr: field(percentage(30), "The intro rate in percent a year, usually 0", {
    expected: "0, or a rate from 0.1 to 30 percent a year",
  }),
  months: field(z.int().min(6).max(36), "How many months it lasts; by law six at least", {
    expected: "a whole number of months from 6 to 36",
  }),
  unit: field(z.enum(INTRO_UNITS).default("months"), "What the issuer counts in; a billing cycle is about a month"),
  scope: field(z.array(z.enum(INTRO_SCOPES)).min(1).max(2), "What it covers: purchases, transfers or both"),
});

export const minimumPayment = z.strictObject({
  kind: field(
    z.enum(["percent", "percent-plus-interest"]),
    "A part of the balance that pays the interest too, or a part of it and the interest on top",
  ),
  percent: field(z.number().min(0).max(20), "That part of the balance, in percent"),
  floor: field(z.number().min(0).max(200), "The smallest payment, in dollars"),
});

const dollars = (max: number, description: string) =>
  field(z.number().min(0).max(max), description, { examples: [0, 39] });

const score = (description: string) => field(z.int().min(300).max(850), description);

/** A card's terms as numbers; null is what nobody has stated. */
export const termsSchema = z.strictObject({
  purchaseApr: apr("The regular APR of purchases, and of moved balances unless transferApr says otherwise"),
  transferApr: apr("The regular APR of moved balances, where it is another one").nullable(),
  cashAdvanceApr: apr("The APR of cash advances").nullable(),
  penaltyApr: field(z.union([z.literal("none"), charged()]), "The APR after late payments", {
    expected: 'a rate such as {"rates": [29.99]}, or "none"',
  }).nullable(),
  introOffers: field(z.array(introOffer).max(3), "The intro offers, longest first; an empty list if there is none"),
  annualFee: dollars(999, "The annual fee in dollars, 0 for none"),
  firstYearFee: dollars(999, "The annual fee of the first year, where it is another one").nullable(),
  monthlyFee: dollars(50, "A fee charged every month, in dollars").nullable(),
  transferFee: field(transferFee, "What moving a balance to this card costs", {
    expected: 'a fee such as {"percent": 3, "minimum": 5}, or "none"',
    examples: [{ percent: 3, minimum: 5 }, { percent: 3, minimum: 5, later: [{ from: 5, percent: 5 }] }, "none"],
    hint: 'unknown is not free: leave it out if it is not known, write "none" only if the issuer charges nothing',
  }).nullable(),
  foreignFee: field(percentage(10), "The fee on purchases abroad, in percent; 0 if there is none", {
    expected: "0, or a fee from 0.1 to 10 percent",
  }).nullable(),
  lateFee: dollars(100, "The largest late fee in dollars, 0 for none").nullable(),
  graceDays: field(z.int().min(0).max(60), "The days from a statement to the due date").nullable(),
  minimumPayment: field(minimumPayment, "How the minimum payment is set").nullable(),
  rewardsPercent: field(
    z.number().min(0).max(10),
    "Rewards on ordinary spending, in percent; 0 if there are none",
  ).nullable(),
  creditLine: field(
    z.strictObject({
      from: field(z.number().positive(), "The smallest line, in dollars"),
      to: field(z.number().positive(), "The largest line, in dollars"),
    }),
    "The usual credit line, only where it is known to be small",
  ).nullable(),
  creditLevels: field(
    z.array(z.enum(CREDIT_LEVELS)).max(CREDIT_LEVELS.length),
    "The credit that the issuer usually asks for, the best first; an empty list if it names none",
  ),
  creditScores: field(
    z.strictObject({ from: score("The lowest score"), to: score("The highest score") }),
    "The credit scores that the card is meant for",
  ).nullable(),
  membership: line("Who may have the card and how one joins, where not everybody may have it", 100).nullable(),
  closed: field(z.boolean(), "On if the card no longer takes new applicants"),
});

/** Who states terms in a card's file. What issuers report to the regulator stands in data/survey. */
export const SPEAKERS = ["issuer", "publication", "estimate"] as const;

const statement = z.strictObject({
  by: field(z.enum(SPEAKERS), "Who says so: the issuer's own page, a dated publication, or our own estimate", {
    hint: "what the issuer reported to the regulator is read from data/survey",
  }),
  name: optional(line("The publication, such as CNBC Select", 60)),
  url: optional(httpsAddress("The address of the page; an issuer's lies on a site that data/issuers.json names")),
  asOf: field(
    z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/),
    "The day or the month that the terms describe",
    {
      expected: "a day such as 2026-02-14, or a month such as 2026-02",
      hint: "the day that the source speaks of, not the day on which you read it",
      examples: ["2026-02", "2026-02-14"],
    },
  ),
  terms: field(
    termsSchema.partial().refine((terms) => Object.keys(terms).length > 0),
    "What it states, as numbers; leave out what it does not say",
    { expected: "at least one term" },
  ),
});

/** In place of its row: the issuer reported nothing for the survey's newest period. */
const NOT_REPORTED = "not reported";

const surveyRow = z.strictObject({
  institution: line("The institution, letter by letter as in the survey", 200),
  product: line("The product, letter by letter as in the survey", 200),
});

const points = (description: string) =>
  field(z.array(line("One point, without a full stop", 140)).min(2).max(6), description, {
    expected: "a list of 2 to 6 points",
  });

export const cardSchema = z.strictObject({
  id: field(z.string().regex(SHORT_NAME), "The card's short name in addresses; the file has the same name", {
    expected: "small letters, digits and hyphens, such as citi-simplicity",
    examples: ["citi-simplicity"],
  }),
  name: line("The card's name as the issuer writes it", 60),
  issuer: line("The bank or credit union", 60),
  rewards: optional(line("What the card earns; leave it out if it earns nothing", 160)),
  rating: field(z.number().min(0).max(5).multipleOf(0.1), "The editors' rating, 0 to 5 with one decimal", {
    expected: "a number from 0 to 5 with one decimal at most, such as 4.6",
    examples: [4.6],
  }),
  features: points("What stands out; the first two are shown on the card"),
  pros: points("What speaks for the card"),
  cons: points("What speaks against it"),
  bestFor: line("Whom the card suits, in a few words", 100),
  applyUrl: field(
    z.string().refine((value) => /^#apply-[a-z0-9-]+$/.test(value) || isSafeAddress(value)),
    "Where 'Apply now' leads: the issuer's address, or the placeholder #apply-<id>",
    {
      expected: "an address that starts with https://, or the placeholder #apply-<id>",
      examples: ["https://www.example.com/apply", "#apply-citi-simplicity"],
    },
  ),
  draft: field(z.boolean().default(false), "On while the card is not to be published"),
  featured: field(z.boolean().default(false), "Whether the card may stand on the home page"),
  recommended: field(z.boolean(), "Whether it is the editors' one recommended card"),
  category: field(z.enum(CATEGORIES), "The tile and the filter that show the card"),
  statements: field(
    z.array(statement).min(1).max(12),
    "Who states which terms, and as of when. The newest one counts for each term; an estimate only where nobody else speaks",
    { expected: "a list of statements" },
  ),
  survey: optional(
    field(
      z.union([z.literal(NOT_REPORTED), surveyRow]),
      "The card's row in the newest file of data/survey; leave it out if nobody has looked",
      {
        expected: `the row's institution and product, or "${NOT_REPORTED}" if the issuer reported none in that period`,
      },
    ),
  ),
});

/** One term as somebody states it; the build makes it of the statements and of the issuer's report. */
const termStatement = z.strictObject({
  term: field(termsSchema.keyof(), "The term"),
  by: field(z.enum([...SPEAKERS, "report"]), "Who says so; report is the issuer's report to the regulator"),
  name: line("The publication").nullable(),
  url: field(z.string(), "The address of the page").nullable(),
  asOf: field(z.string(), "The day or the month that it describes"),
  text: field(z.string(), "The term in words, as it was stated"),
  moved: field(z.number(), "Percentage points that the prime rate has moved a variable rate by since"),
  capped: field(
    z.boolean(),
    "Whether it would have moved further, but for the highest rate that the issuer may charge",
  ),
  counts: field(z.boolean(), "Whether it is this one that counts"),
});

const reportedRate = field(z.number(), "The reported rate as it counts, in percent a year").nullable();

const reportedRates = z.strictObject({
  period: field(z.string(), "The last day of the half-year that was reported"),
  meantFor: field(z.array(z.enum(TIERS)), "The credit scores that the plan is meant for"),
  byTier: field(
    z.strictObject({
      "no-score": reportedRate,
      "619-or-less": reportedRate,
      "620-to-719": reportedRate,
      "720-or-more": reportedRate,
    } satisfies Record<Tier, z.ZodType>),
    "The rate for each score; null where none was reported or none makes sense",
  ),
  median: reportedRate,
});

/** What the build adds to a card's file: the terms in force, and who states each of them. */
export const inForceSchema = z.strictObject({
  terms: field(termsSchema, "The terms in force"),
  statements: field(
    z.array(termStatement),
    "What is stated of each term: first what counts, then what differs from it",
  ),
  confidence: field(z.string(), "Who stated the terms that its cost counts with, in a few words"),
  reported: field(reportedRates, "What the issuer reported for each score; null if it reported nothing").nullable(),
});

/** What a card's file holds. With the terms in force it is the domain's `Card`. */
export type CardFile = z.output<typeof cardSchema>;
export type CardInForce = z.output<typeof inForceSchema>;
export type Terms = z.output<typeof termsSchema>;
export type TermName = keyof Terms;
/** What one speaker states; what is left out is not stated. */
export type StatedTerms = { [Name in TermName]?: Terms[Name] | undefined };
export type Statement = CardFile["statements"][number];
export type Apr = Terms["purchaseApr"];
export type IntroOffer = z.output<typeof introOffer>;
export type TermStatement = z.output<typeof termStatement>;
export type ReportedRates = z.output<typeof reportedRates>;
export type TransferFee = z.output<typeof transferFee>;
