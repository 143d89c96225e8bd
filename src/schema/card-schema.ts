import { z } from "zod";
import { CATEGORIES, CREDIT_LEVELS, INTRO_SCOPES, INTRO_UNITS } from "./vocabulary";
import { SHORT_NAME, date, field, isSafeAddress, line, month, optional } from "./field";

/**
 * One card of the catalog: `data/cards/<id>.json`. It holds the specification's fields (section 3), each term once, as
 * numbers: those of the table of rates and fees that issuers must show (12 CFR 1026.60). What visitors read of the terms is
 * made in `src/domain/cards/card-texts.ts`.
 */

const MAX_APR = 60;

const rate = (description: string) => field(z.number().min(0).max(MAX_APR), description);

/** What is charged on one kind of balance (12 CFR 1026.60(b)(1)). */
const apr = () =>
  z.strictObject({
    range: optional(
      field(
        z.strictObject({ from: rate("The lowest rate"), to: rate("The highest rate") }),
        "The lowest and the highest rate, where a rate in between is possible too",
        { examples: [{ from: 18.24, to: 28.99 }] },
      ),
    ),
    rates: optional(
      field(z.array(rate("One rate")).min(1).max(12), "The one rate, or each of the issuer's rates", {
        expected: "a list of 1 to 12 rates, such as [26.99]",
        examples: [[26.99], [11.24, 14.49, 18]],
      }),
    ),
    type: field(z.enum(["variable", "fixed"]).default("variable"), "Whether the rate follows an index"),
    index: optional(line("The index that a variable rate follows, such as the Prime Rate", 60)),
    margin: optional(field(z.number().min(-10).max(40), "The percentage points that are added to the index")),
    confirmed: field(
      z.boolean().default(false),
      "On if a rate outside 6 to 36 percent, or far from the last one, was checked and is right",
    ),
  });

/** A percentage, 3 for 3 percent. No card has one between 0 and 0.1: that is a percentage typed as a fraction. */
const percentage = (most: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .refine((value) => value === 0 || value >= 0.1);

const transferFee = z.union([
  z.literal("none"),
  z.literal("unknown"),
  z.strictObject({
    percent: field(z.number().min(0).max(10), "Percent of the amount that is moved"),
    minimum: field(z.number().min(0).max(100), "The smallest fee, in dollars"),
    laterPercent: optional(
      field(z.number().min(0).max(10), "Percent of an amount that is moved later, where it is another one"),
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
  transferWithinDays: optional(
    field(z.int().min(1).max(730), "The days from opening within which a balance must be moved"),
  ),
});

const minimumPayment = z.strictObject({
  kind: field(
    z.enum(["percent", "percent-plus-interest"]),
    "A part of the balance that pays the interest too, or a part of it and the interest on top",
  ),
  percent: field(z.number().min(0).max(20), "That part of the balance, in percent"),
  floor: field(z.number().min(0).max(200), "The smallest payment, in dollars"),
});

const dollars = (max: number, description: string) =>
  field(z.number().min(0).max(max), description, { examples: [0, 39] });

const terms = z.strictObject({
  purchaseApr: field(apr(), "The regular APR of purchases, and of moved balances unless transferApr says otherwise"),
  transferApr: optional(field(apr(), "The regular APR of moved balances, where it is another one")),
  cashAdvanceApr: optional(field(apr(), "The APR of cash advances; leave it out if it is not known")),
  penaltyApr: optional(
    field(z.union([z.literal("none"), apr()]), "The APR after late payments; leave it out if it is not known", {
      expected: 'a rate such as {"rates": [29.99]}, or "none"',
    }),
  ),
  introOffers: field(z.array(introOffer).max(3), "The intro offers, longest first; an empty list if there is none"),
  annualFee: dollars(999, "The annual fee in dollars, 0 for none"),
  firstYearFee: optional(dollars(999, "The annual fee of the first year, where it is another one")),
  monthlyFee: optional(dollars(50, "A fee charged every month, in dollars")),
  transferFee: field(transferFee, "What moving a balance to this card costs", {
    expected: 'a fee such as {"percent": 3, "minimum": 5}, or "none", or "unknown"',
    examples: [{ percent: 3, minimum: 5 }, "none", "unknown"],
    hint: 'unknown is not free: write "none" only if the issuer charges nothing',
  }),
  foreignFee: field(
    percentage(10).nullable(),
    "The fee on purchases abroad, in percent; 0 if there is none, null if it is not known",
    { expected: "0, or a fee from 0.1 to 10 percent, or null" },
  ),
  lateFee: optional(dollars(100, "The largest late fee in dollars, 0 for none; leave it out if it is not known")),
  graceDays: optional(
    field(z.int().min(0).max(60), "The days from a statement to the due date; leave them out if they are not known"),
  ),
  minimumPayment: optional(field(minimumPayment, "How the minimum payment is set; leave it out if it is not known")),
  rewardsPercent: field(
    z.number().min(0).max(10).nullable(),
    "Rewards on ordinary spending, in percent; 0 if there are none, null if the rate is not known",
  ),
  creditLine: optional(
    field(
      z.strictObject({
        from: field(z.number().positive(), "The smallest line, in dollars"),
        to: field(z.number().positive(), "The largest line, in dollars"),
      }),
      "The usual credit line, only where it is known to be small",
    ),
  ),
  creditLevels: field(
    z.array(z.enum(CREDIT_LEVELS)).max(CREDIT_LEVELS.length),
    "The credit that the issuer usually asks for, the best first; an empty list if it names none",
  ),
  creditScores: optional(
    field(
      z.strictObject({
        from: field(z.int().min(300).max(850), "The lowest score"),
        to: field(z.int().min(300).max(850), "The highest score"),
      }),
      "The credit scores that the card is meant for; leave them out if they are not known",
    ),
  ),
  membership: optional(line("Who may have the card, where not everybody may: such as military families", 100)),
  states: optional(
    field(z.array(z.string().regex(/^[A-Z]{2}$/)).min(1), "The states in which it is offered, where not in all", {
      expected: 'a list of states, such as ["OH", "PA"]',
      examples: [["OH", "PA"]],
    }),
  ),
  closed: field(z.boolean().default(false), "On if the card no longer takes new applicants"),
});

/** The fields whose source the provenance names. */
export const SOURCED_FIELDS = [
  "name",
  "apr",
  "introApr",
  "introTerm",
  "transferApr",
  "cashAdvanceApr",
  "penaltyApr",
  "annualFee",
  "monthlyFee",
  "rewards",
  "balanceTransferFee",
  "foreignTransactionFee",
  "lateFee",
  "graceDays",
  "minimumPayment",
  "creditLine",
  "membership",
  "states",
  "features",
] as const;

const source = field(
  z.string().refine((value) => value === "estimate" || isSafeAddress(value)),
  "Where the value comes from: an issuer's, a regulator's or a law's own address, or the word estimate",
  {
    expected: 'an address that starts with https://, or the word "estimate"',
    examples: ["https://www.example.com/terms", "estimate"],
  },
);

const provenance = z.strictObject({
  status: field(z.enum(["sample", "verified"]), "sample until the terms were checked against the issuer's own page"),
  asOf: month("The month that the terms describe"),
  sources: field(z.partialRecord(z.enum(SOURCED_FIELDS), source), "The source of each field"),
  dates: optional(
    field(
      z.partialRecord(z.enum(SOURCED_FIELDS), month("The month that this field describes")),
      "The month of a field that describes another month than the rest",
    ),
  ),
  checked: optional(date("The day on which the terms were last checked, once they are verified")),
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
  terms: field(terms, "The terms as numbers, each once; the texts on the pages are made of them"),
  provenance: field(provenance, "Where the facts come from and how far they were checked"),
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

const shown = (description: string) => field(z.string(), description);

/** What visitors read of the terms: no part of a card's file, but of what the site publishes of it. */
export const cardTextsSchema = z.strictObject({
  apr: shown('The regular APR: "18.24% - 28.99%", "26.99%" or "11.24%, 14.49% or 18.00%"'),
  aprLow: field(z.number(), "The low end of the regular APR, in percent a year"),
  aprHigh: field(z.number(), "The high end of the regular APR, in percent a year"),
  regularApr: shown('The regular APR as pages show it: "18.24% – 28.99% variable"'),
  introApr: shown('The intro rate of the longest offer: "0% intro APR"; null without an offer').nullable(),
  introTerm: shown('How long the longest intro offer lasts: "21 months"; null without an offer').nullable(),
  introLine: shown(
    "All intro offers with length, scope and the rate that follows, as 12 CFR 1026.16(g) asks; null without an offer",
  ).nullable(),
  annualFee: shown('The annual fee: "$0", "$95" or "$0 the first year, then $95"'),
  balanceTransferFee: shown(
    'The transfer fee: "3% or $5 (greater)"; null if there is none or none is known',
  ).nullable(),
  foreignTransactionFee: shown('The fee on purchases abroad: "None", "3%" or "Unknown"'),
  creditRequired: shown('The credit that the issuer asks for: "Good", "Good or Fair" or "Not stated"'),
  creditRange: shown('The credit scores that the card is meant for: "670-850"; null if none are known').nullable(),
});

/** What a card's file holds; with its texts it is the domain's `Card`. */
export type CardFile = z.output<typeof cardSchema>;
export type CardTexts = z.output<typeof cardTextsSchema>;
export type Terms = CardFile["terms"];
export type Apr = Terms["purchaseApr"];
export type IntroOffer = z.output<typeof introOffer>;
export type TransferFee = z.output<typeof transferFee>;
