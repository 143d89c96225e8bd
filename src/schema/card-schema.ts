import { z } from "zod";
import { CATEGORIES, TIERS, type Tier } from "./vocabulary";
import { SHORT_NAME, field, httpsAddress, isSafeAddress, line, optional, refuse } from "./field";
import { termsSchema } from "./terms-schema";

/**
 * One card of the catalog: `data/cards/<id>.json`. It holds the specification's fields (section 3) and, for the terms that
 * issuers must show (12 CFR 1026.60), who states them and as of when. Which statement counts is decided in
 * `src/domain/cards/terms-in-force.ts`, and what visitors read of a term is made in `src/domain/cards/card-terms.ts`.
 */

/** Who states terms in a card's file. What issuers report to the regulator stands in data/survey. */
export const SPEAKERS = ["issuer", "publication", "estimate"] as const;

const statement = z.strictObject({
  by: field(z.enum(SPEAKERS), "Who says so: the issuer's own page, a dated publication, or our own estimate", {
    hint: "what the issuer reported to the regulator is read from data/survey",
  }),
  name: optional(line("The publication, such as CNBC Select", 60)),
  url: optional(httpsAddress("The address of the page; an issuer's must be on a site in data/issuers.json")),
  asOf: field(
    z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/),
    "The day or the month that the terms describe",
    {
      expected: "a day such as 2026-02-14, or a month such as 2026-02",
      hint: "the day that the source speaks of, not the day on which you read it",
    },
  ),
  terms: field(
    termsSchema.partial().refine((terms) => Object.keys(terms).length > 0),
    "What it states, as numbers; leave out what it does not say",
    { expected: "at least one term" },
  ),
});

/** Rules of a statement's fields together. */
const checkedStatement = statement.superRefine(({ by, name, url }, context) => {
  if (by === "issuer" && url === null) refuse(context, ["url"], "the address of the issuer's page", "readers go there");
  if (by === "publication" && name === null) refuse(context, ["name"], "the publication's name, such as CNBC Select");
});

/** In place of its row: the issuer reported nothing for the survey's newest period. */
const NOT_REPORTED = "not reported";

const surveyRow = z.strictObject({
  institution: line("The institution, letter by letter as in the survey", 200),
  product: line("The product, letter by letter as in the survey", 200),
});

const points = (description: string) =>
  field(z.array(line("One point, without a period", 140)).min(2).max(6), description, {
    expected: "a list of 2 to 6 points",
  });

export const cardSchema = z.strictObject({
  id: field(z.string().regex(SHORT_NAME), "The card's short name in addresses; the file has the same name", {
    expected: "small letters, digits and hyphens, such as citi-simplicity",
  }),
  name: line("The card's name as the issuer writes it", 60),
  issuer: line("The bank or credit union", 60),
  rewards: optional(line("What the card earns; leave it out if it earns nothing", 160)),
  rating: field(z.number().min(0).max(5).multipleOf(0.1), "The editors' rating, 0 to 5 with one decimal", {
    expected: "a number from 0 to 5 with one decimal at most, such as 4.6",
  }),
  features: points("What stands out; the first two are shown on the card"),
  pros: points("Its strengths"),
  cons: points("Its drawbacks"),
  bestFor: line("Who the card suits, in a few words", 100),
  applyUrl: field(
    z.string().refine((value) => /^#apply-[a-z0-9-]+$/.test(value) || isSafeAddress(value)),
    "Where 'Apply now' leads: the issuer's address, or the placeholder #apply-<id>",
    { expected: "an address that starts with https://, or the placeholder #apply-<id>" },
  ),
  featured: field(z.boolean().default(false), "Whether the card may stand on the home page"),
  recommended: field(z.boolean(), "Whether it is the editors' one recommended card"),
  category: field(z.enum(CATEGORIES), "The tile and the filter that show the card"),
  statements: field(
    z.array(checkedStatement).min(1).max(12),
    "Who states which terms, and as of when. The newest one counts for each term; an estimate only where nobody else speaks",
    { expected: "a list of statements", summary: "{{fields.by}}, {{fields.asOf}}" },
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
    "The rate for each score; null where none was reported, or what was looks like an error",
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
  rateSince: field(z.string(), "How the reported rate for the best score moved, and prime and the margin").nullable(),
  reported: field(reportedRates, "What the issuer reported for each score; null if it reported nothing").nullable(),
});

/** What a card's file holds. With the terms in force it is the domain's `Card`. */
export type CardFile = z.output<typeof cardSchema>;
export type CardInForce = z.output<typeof inForceSchema>;
export type TermStatement = z.output<typeof termStatement>;
export type ReportedRates = z.output<typeof reportedRates>;
