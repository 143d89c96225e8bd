import { z } from "zod";
import { CATEGORIES } from "./vocabulary";
import {
  SAFE_ADDRESS,
  SHORT_NAME,
  date,
  dayOrMonth,
  field,
  httpsAddress,
  isEachOnce,
  isSafeAddress,
  line,
  optional,
  refuse,
} from "./field";
import { termsSchema } from "./terms-schema";

/** One card: `data/cards/<id>.json` (specification, section 3), with the terms that issuers must show (12 CFR 1026.60). */

/** Sources of terms in a card's file. Issuers' reports to the regulator are in data/survey. */
const TERM_SOURCES = ["issuer", "publication", "estimate"] as const;
export type TermSource = (typeof TERM_SOURCES)[number];

const statement = z.strictObject({
  by: field(z.enum(TERM_SOURCES), "The source: the issuer's own page, a dated publication, or our own estimate", {
    hint: "what the issuer reported to the regulator is read from data/survey",
  }),
  name: optional(line("The publication, such as CNBC Select", 60)),
  url: optional(httpsAddress("The address of the page; an issuer's must be on a site in data/issuers.json")),
  asOf: dayOrMonth("The day or the month that the terms describe, not the day on which you read them"),
  checked: optional(date("The day on which you last found it there, if that is later")),
  terms: field(
    termsSchema.partial().refine((terms) => Object.keys(terms).length > 0),
    "What it states, as numbers; leave out what it does not say",
    { expected: "at least one term" },
  ),
});

const checkedStatement = statement.superRefine(({ by, name, url, asOf, checked }, context) => {
  if (by === "issuer" && url === null) refuse(context, ["url"], "the address of the issuer's page", "readers go there");
  if (by === "publication" && name === null) refuse(context, ["name"], "the publication's name, such as CNBC Select");
  if (checked !== null && checked < asOf) refuse(context, ["checked"], `a day since ${asOf}, which the terms describe`);
});

/** Refuses a second statement of one source and day that says another thing of a term: nobody could tell which counts. */
function checkContradictions(statements: readonly z.output<typeof statement>[], context: z.RefinementCtx): void {
  for (const [index, { by, name, asOf, terms }] of statements.entries()) {
    const others = statements.slice(0, index).filter((one) => one.by === by && one.name === name && one.asOf === asOf);
    for (const [term, value] of Object.entries(terms)) {
      const stated = others.flatMap((other) => Object.entries(other.terms).filter(([key]) => key === term));
      if (stated.some(([, other]) => JSON.stringify(other) !== JSON.stringify(value)))
        refuse(context, [index, "terms", term], `what the other statement of ${asOf} says`, "give each its own day");
    }
  }
}

const surveyRow = z.strictObject({
  institution: line("The first cell of the card's row in the newest file of data/survey, exactly as written", 200),
  product: line("The second cell of that row, exactly as written", 200),
});

const points = (description: string) =>
  field(z.array(line("One point, without a period", 140)).min(2).max(6).refine(isEachOnce), description, {
    expected: "a list of 2 to 6 points, each once",
  });

export const cardSchema = z.strictObject({
  id: field(z.string().regex(SHORT_NAME), "The card's short name in addresses; the file has the same name", {
    expected: "small letters, digits and hyphens, such as citi-simplicity",
  }),
  name: line("The card's name as the issuer writes it", 60),
  issuer: line("The bank or credit union", 60),
  rewards: optional(line("What the card earns; leave it out if it earns nothing", 160)),
  // A lower one is a slip of a digit: a card that doesn't earn 3 isn't one to show.
  rating: field(z.number().min(3).max(5).multipleOf(0.1), "The editors' rating of 5 stars, with one decimal", {
    expected: "a number from 3 to 5 with one decimal at most, such as 4.6",
  }),
  features: points("What stands out; the first two are shown on the card"),
  pros: points("Its strengths"),
  cons: points("Its drawbacks"),
  bestFor: line("Who the card suits, in a few words", 100),
  applyUrl: field(
    z.string().refine((value) => /^#apply-[a-z0-9-]+$/.test(value) || isSafeAddress(value)),
    "Where 'Apply now' leads: the issuer's address, or the placeholder #apply-<id>",
    { expected: `${SAFE_ADDRESS}, or the placeholder #apply-<id>` },
  ),
  featured: field(z.boolean().default(false), "Whether the card may appear on the home page"),
  recommended: field(z.boolean(), "Whether it is the editors' one recommended card"),
  category: field(z.enum(CATEGORIES), "The tile and the filter that show the card"),
  statements: field(
    z.array(checkedStatement).min(1).max(12).superRefine(checkContradictions),
    "Who states which terms, and as of when. The newest one counts for each term; an estimate counts only if there is no other source",
    { expected: "a list of statements", summary: "{{fields.by}}, {{fields.asOf}}" },
  ),
  survey: optional(
    field(surveyRow, "The card's row in the newest file of data/survey; left out, the issuer reported none", {
      expected: "the row's institution and product",
    }),
  ),
});

/** The content of a card's file. With the terms in force it is the domain's `Card`. */
export type CardFile = z.output<typeof cardSchema>;
