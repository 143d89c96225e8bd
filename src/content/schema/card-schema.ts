import { z } from "zod";
import { APR_TEXT, parseApr } from "../../domain/cards/apr";
import { CATEGORIES, CREDIT_LEVELS, INTRO_SCOPES } from "../../domain/cards/card";
import { date, field, isSafeAddress, line, optional } from "./field";
import { SHORT_NAME } from "../read/source-file";

/** One card of the catalogue: `data/cards/<id>.json` (specification, section 3). */

const transferFee = z.union([
  z.literal("none"),
  z.literal("unknown"),
  z.strictObject({
    percent: field(z.number().min(0).max(10), "Percent of the amount that is moved"),
    minimum: field(z.number().min(0).max(100), "The smallest fee, in dollars"),
  }),
]);

const introOffer = z.strictObject({
  apr: field(z.number().min(0).max(30), "The intro rate in percent a year, usually 0"),
  months: field(z.int().min(6).max(36), "How many months it lasts; by law six at least", {
    expected: "a whole number of months from 6 to 36",
  }),
  scope: field(z.array(z.enum(INTRO_SCOPES)).min(1).max(2), "What it covers: purchases, transfers or both"),
});

const terms = z.strictObject({
  introOffers: field(
    z.array(introOffer).max(3),
    "The intro offers that introApr and introTerm describe, longest first",
  ),
  transferFee: field(transferFee, "What moving a balance to this card costs", {
    expected: 'a fee such as {"percent": 3, "minimum": 5}, or "none", or "unknown"',
    examples: [{ percent: 3, minimum: 5 }, "none", "unknown"],
    hint: 'unknown is not free: write "none" only if the issuer charges nothing',
  }),
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
});

/** The fields whose source the provenance names. */
export const SOURCED_FIELDS = [
  "name",
  "apr",
  "introApr",
  "introTerm",
  "annualFee",
  "rewards",
  "balanceTransferFee",
  "foreignTransactionFee",
  "creditLine",
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
  asOf: field(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), "The month that the terms describe", {
    expected: "a month written year-month, such as 2025-01",
    examples: ["2025-01"],
  }),
  sources: field(z.partialRecord(z.enum(SOURCED_FIELDS), source), "The source of each field"),
  checked: optional(date("The day on which the terms were last checked, once they are verified")),
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
  apr: field(
    z
      .string()
      .regex(APR_TEXT)
      .refine((value) => parseApr(value) !== null),
    "The regular APR that is shown",
    {
      expected: 'a rate or a range such as "18.24% - 28.24%"',
      examples: ["18.24% - 28.24%", "26.99%"],
      hint: "keep both % signs; a hyphen, not a dash, with a space on each side; the lower rate first",
    },
  ),
  introApr: optional(
    field(z.string().regex(/^\d{1,2}(\.\d{1,2})?% intro APR$/), "The intro rate; leave it out if there is none", {
      expected: '"0% intro APR"',
      examples: ["0% intro APR"],
      hint: 'the word "intro" must stand beside every intro rate',
    }),
  ),
  introTerm: optional(
    field(z.string().regex(/^\d{1,2} months$/), "How long the longest intro offer lasts", {
      expected: 'a length such as "18 months"',
      examples: ["18 months"],
    }),
  ),
  annualFee: field(z.string().regex(/^\$\d{1,3}$/), "The annual fee", {
    expected: 'an amount such as "$0" or "$95"',
    examples: ["$0", "$95"],
  }),
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
  featured: field(z.boolean().default(false), "Whether the card may stand on the home page"),
  recommended: field(z.boolean(), "Whether it is the editors' one recommended card"),
  category: field(z.enum(CATEGORIES), "The tile and the filter that show the card"),
  creditRequired: field(z.enum(CREDIT_LEVELS), "The credit that the issuer usually asks for"),
  balanceTransferFee: optional(
    field(z.string().regex(/^\d{1,2}(\.\d{1,2})?% or \$\d{1,3} \(greater\)$/), "The transfer fee as text", {
      expected: 'a fee such as "3% or $5 (greater)"',
      examples: ["3% or $5 (greater)"],
    }),
  ),
  foreignTransactionFee: field(z.string().regex(/^(None|\d{1,2}(\.\d{1,2})?%)$/), "The fee on purchases abroad", {
    expected: '"None" or a rate such as "3%"',
    examples: ["None", "3%"],
  }),
  creditRange: field(z.string().regex(/^\d{3}-\d{3}$/), "The credit scores that the card is meant for", {
    expected: 'a range such as "670-850"',
    examples: ["670-850", "300-669"],
  }),
  terms: field(terms, "The same terms as numbers, for the calculations"),
  provenance: field(provenance, "Where the facts come from and how far they were checked"),
});

export type Card = z.output<typeof cardSchema>;
export type IntroOffer = z.output<typeof introOffer>;
export type TransferFee = z.output<typeof transferFee>;

/** "Citi Simplicity Card" as texts call it: "Citi Simplicity". */
export function shortCardName(name: string): string {
  return name.replace(/ (?:Credit )?Card$/, "");
}
