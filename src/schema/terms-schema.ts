import { z } from "zod";
import { APPLICANTS, CREDIT_LEVELS, INTRO_SCOPES } from "./vocabulary";
import { field, line, optional, refuse } from "./field";

/** Regular rates outside of these are slips of the unit (0.18, 1.82) or of a digit; percent a year. */
const APR_BOUNDS = { from: 5, to: 40 };

const rate = (description: string) =>
  field(z.number().min(APR_BOUNDS.from).max(APR_BOUNDS.to), description, {
    expected: `a rate from ${APR_BOUNDS.from} to ${APR_BOUNDS.to} percent a year, such as 18.24`,
    hint: "18.24 means 18.24%",
  });

/** One end of a range; left out where nobody states it: "up to 18%". */
const end = (description: string) => optional(rate(description));

/** The rate of one kind of balance (12 CFR 1026.60(b)(1)). */
const charged = () =>
  z
    .strictObject({
      range: optional(
        field(
          z.strictObject({ from: end("The lowest rate"), to: end("The highest rate") }),
          "The lowest and the highest rate, where a rate in between is possible too; an end that nobody states is left out",
        ),
      ),
      rates: optional(
        field(z.array(rate("One rate")).min(1).max(12), "The one rate, or each of the issuer's rates", {
          expected: "a list of 1 to 12 rates, such as [26.99]",
        }),
      ),
      type: field(z.enum(["variable", "fixed"]).default("variable"), "Whether the rate follows the prime rate"),
    })
    .superRefine(({ range, rates }, context) => {
      const hint = 'write {"range": {"from": 18.24, "to": 28.99}} for a range, {"rates": [26.99]} for one rate';
      if ((range === null) === (rates === null)) refuse(context, [], "either a range, or rates", hint);
      if (range?.from === null && range.to === null) refuse(context, ["range"], "at least one end of the range");
      const given = rates ?? [range?.from ?? null, range?.to ?? null].flatMap((end) => end ?? []);
      const falling = given.findIndex((one, index) => index > 0 && one < (given[index - 1] ?? 0));
      if (falling > 0)
        refuse(context, rates ? ["rates", falling] : ["range", "to"], "a higher rate than the one before", hint);
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
  percent: field(percentage(10), "Percent of the amount that is moved then", {
    expected: "0, or a fee from 0.1 to 10 percent",
  }),
});

const transferFee = z.union([
  z.literal("none"),
  z
    .strictObject({
      percent: field(percentage(10), "Percent of the amount that is moved, from opening on", {
        expected: "0, or a fee from 0.1 to 10 percent",
        hint: 'a card without a fee has "transferFee": "none"',
      }),
      minimum: optional(field(z.number().min(0).max(100), "The smallest fee, in dollars; leave it out if unknown")),
      later: field(
        z
          .array(laterFee)
          .max(3)
          .superRefine((steps, context) => {
            for (const [index, { from, to }] of steps.entries()) {
              const before = index === 0 ? 1 : (steps[index - 1]?.to ?? Infinity);
              if (from <= before) refuse(context, [index, "from"], `a month after the step before`);
              if (to !== null && to < from) refuse(context, [index, "to"], `month ${from} or a later one, or nothing`);
            }
          })
          .default([]),
        "What is charged in later months, if the percentage is different",
      ),
    })
    .superRefine(({ percent, minimum }, context) => {
      if (minimum !== null && minimum > 0 && minimum < percent)
        refuse(context, ["minimum"], `at least ${percent} dollars`, "are percent and minimum swapped?");
    }),
]);

const introOffer = z.strictObject({
  apr: field(percentage(30), "The intro rate in percent a year, usually 0", {
    expected: "0, or a rate from 0.1 to 30 percent a year",
  }),
  months: field(z.int().min(6).max(36), "How many months it lasts; at least six, by law", {
    expected: "a whole number of months from 6 to 36",
  }),
  unit: field(
    z.enum(["months", "billing cycles"]).default("months"),
    "What the issuer counts in; a billing cycle is about a month",
  ),
  scope: field(z.array(z.enum(INTRO_SCOPES)).min(1).max(2), "What it covers: purchases, transfers or both"),
});

/** The first offer is the one that lists name. */
function checkIntroOffers(offers: readonly z.output<typeof introOffer>[], context: z.RefinementCtx): void {
  const longest = Math.max(...offers.map(({ months }) => months));
  if (offers[0] && offers[0].months < longest)
    refuse(context, [0, "months"], `the longest offer first, of ${longest} months`);
  const scopes = offers.flatMap(({ scope }) => scope);
  if (new Set(scopes).size < scopes.length) refuse(context, [], "each scope in one offer only");
}

function checkEnds({ from, to }: { from: number; to: number }, context: z.RefinementCtx): void {
  if (from > to) refuse(context, ["from"], `no more than ${to}`);
}

const minimumPaymentSchema = z.strictObject({
  kind: field(
    z.enum(["percent", "percent-plus-interest"]),
    "A part of the balance that includes the interest, or a part of it plus the interest",
  ),
  percent: field(percentage(20), "That part of the balance, in percent", { expected: "0, or 0.1 to 20 percent" }),
  floor: field(z.number().min(0).max(200), "The smallest payment, in dollars"),
});

const dollars = (max: number, description: string) => field(z.number().min(0).max(max), description);

const score = (description: string) => field(z.int().min(300).max(850), description);

/** A card's terms, which issuers must show (12 CFR 1026.60), as numbers; null is what nobody has stated. */
export const termsSchema = z.strictObject({
  purchaseApr: apr(
    '"APR for Purchases" in the issuer\'s rate table; it holds for moved balances too, unless transferApr says otherwise',
  ),
  transferApr: apr('"APR for Balance Transfers" in the rate table, where it is another one').nullable(),
  cashAdvanceApr: apr('"APR for Cash Advances" in the rate table').nullable(),
  penaltyApr: field(z.union([z.literal("none"), charged()]), '"Penalty APR and When It Applies" in the rate table', {
    expected: 'a rate such as {"rates": [29.99]}, or "none"',
  }).nullable(),
  introOffers: field(
    z.array(introOffer).max(3).superRefine(checkIntroOffers),
    "The intro rates that the issuer's page names first, longest first; an empty list if there is none",
  ),
  annualFee: dollars(999, '"Annual Fee" in the table of fees below the rates, in dollars; 0 for none'),
  firstYearFee: dollars(999, "The annual fee of the first year, if it is different").nullable(),
  monthlyFee: dollars(50, "A fee charged every month, in dollars").nullable(),
  transferFee: field(
    transferFee,
    '"Balance Transfer" under "Transaction Fees": what moving a balance to this card costs',
    {
      expected: 'a fee such as {"percent": 3, "minimum": 5}, or "none"',
      hint: 'leave it out if it is not known, and write "none" only if the issuer charges nothing',
    },
  ).nullable(),
  foreignFee: field(percentage(10), '"Foreign Transaction" under "Transaction Fees", in percent; 0 if there is none', {
    expected: "0, or a fee from 0.1 to 10 percent",
  }).nullable(),
  lateFee: dollars(
    100,
    '"Late Payment" under "Penalty Fees": for the first one, in dollars, 0 if there is never one',
  ).nullable(),
  graceDays: field(
    z.int().min(0).max(60),
    'The days named under "How to Avoid Paying Interest on Purchases"',
  ).nullable(),
  minimumPayment: field(
    minimumPaymentSchema,
    "How the minimum payment is set: the card's agreement says so, under that name",
  ).nullable(),
  rewardsPercent: field(percentage(10), "Rewards on everyday purchases, in percent; 0 if there are none", {
    expected: "0, or rewards from 0.1 to 10 percent",
  }).nullable(),
  creditLine: field(
    z
      .strictObject({
        from: field(z.number().positive(), "The smallest line, in dollars"),
        to: field(z.number().positive(), "The largest line, in dollars"),
      })
      .superRefine(checkEnds),
    "The usual credit line, only where it is known to be small",
  ).nullable(),
  creditLevels: field(
    z.array(z.enum(CREDIT_LEVELS)).superRefine((levels, context) => {
      const sorted = CREDIT_LEVELS.filter((level) => levels.includes(level));
      if (sorted.join() !== levels.join()) refuse(context, [], `each level once, the best first: ${sorted.join(", ")}`);
    }),
    "The credit that the issuer usually asks for, the best first; an empty list if it names none",
  ),
  creditScores: field(
    z.strictObject({ from: score("The lowest score"), to: score("The highest score") }).superRefine(checkEnds),
    "The credit scores that the card is meant for",
  ).nullable(),
  membership: line("Who can get the card and how to join, if not everybody can", 100).nullable(),
  deposit: line("The deposit that a secured card asks for, in a few words", 40).nullable(),
  depositBack: line("When the deposit comes back, in a few words", 40).nullable(),
  bureaus: line("The credit bureaus that the account is reported to, in a few words", 40).nullable(),
  applicants: field(
    z.enum(APPLICANTS),
    "Whether new applicants can get it: not confirmed if sources differ, or the issuer's page has no way to apply",
  ),
});

export type Terms = z.output<typeof termsSchema>;
export type TermName = keyof Terms;
/** The terms that one source states; a term that is left out is not stated. */
export type StatedTerms = { [Name in TermName]?: Terms[Name] | undefined };
export type Apr = Terms["purchaseApr"];
export type IntroOffer = z.output<typeof introOffer>;
export type TransferFee = z.output<typeof transferFee>;
