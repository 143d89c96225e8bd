import { z } from "zod";
import { minimumPayment } from "./terms-schema";
import { field, line, month, optional, text } from "./field";

/** Results known from elsewhere, which the calculators are held against in public: `data/published-results.json`. */
export const PUBLISHED_RESULTS_FILE = "data/published-results.json";

const amount = (description: string) => field(z.number().min(0), description);
const apr = (description: string) => field(z.number().min(0).max(100), description);
const months = (description: string) => field(z.int().min(1).max(600), description);

const debt = z.strictObject({
  balance: amount("What is owed, in dollars"),
  apr: apr("The APR in percent; after the intro rate, if there is one"),
  minimum: optional(field(z.union([amount("Dollars"), minimumPayment]), "The minimum payment: dollars or a rule")),
  intro: optional(z.strictObject({ apr: apr("The APR meanwhile"), lastMonth: months("The last month of it") })),
  transferFeePercent: optional(apr("What moving it costs, in percent of the balance")),
});

const plan = {
  debts: field(z.array(debt).min(1), "What is owed at the start"),
  monthly: optional(amount("Dollars a month for all debts; left out, minimum payments only, or what inMonths takes")),
  inMonths: optional(months("Pay the debt off within these months, by /calculator")),
  order: optional(
    field(
      z.enum(["highest-rate", "smallest-balance", "as-listed"]),
      "What gets the money above the minimums on /debts; left out, /calculator pays one debt off",
    ),
  ),
};

const figure = z.strictObject({
  label: line("What the figure is, as the page says it"),
  figure: field(
    z.enum([
      "months",
      "printedTime",
      "interest",
      "interestWithoutCents",
      "interestInCentBooks",
      "interestByDay",
      "monthsByDay",
      "firstInterest",
      "simpleInterest",
      "savedByLowApr",
      "savedAgainstMinimum",
      "fees",
      "totalPaid",
      "monthlyPayment",
      "owedAfter",
      "paidOffIn",
    ]),
    "Which of our figures stands beside it",
  ),
  month: optional(months("For owedAfter: after which month")),
  debt: optional(field(z.int().min(1), "For paidOffIn: which debt of the list, from 1")),
  expected: field(
    z.string().regex(/^(?:\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?|\d+ (?:months?|years)|month \d+)$/),
    "The figure as its source prints it",
    { expected: 'a figure such as "$3,075", "$84.68", "30 months", "3 years" or "month 2"' },
  ),
  within: optional(amount("How many dollars the source's own rounding may lead from ours; left out, none")),
});

const origin = {
  source: line("Who published it, by name; for our own checks, how the value was found"),
  url: optional(
    field(z.url({ protocol: /^https?$/ }).max(300), "Where it can be read", {
      expected: "an address that starts with https:// or http://",
    }),
  ),
  issued: optional(month("The month in which it was published, where the source says so")),
  read: optional(month("The month in which it was last read")),
  given: line("The inputs in words", 200),
};

const check = z.strictObject({
  ...origin,
  published: field(z.boolean(), "Off for a check of our own").default(true),
  note: optional(text("Where the source leaves something open, or ours comes to another figure, and why")),
  runs: field(
    z.array(z.strictObject({ ...plan, figures: field(z.array(figure).min(1), "The figures of this plan") })).min(1),
    "Each plan that the source calculates, with its figures",
  ),
});

const otherRule = z.strictObject({
  ...origin,
  published: line("What the source comes to"),
  ours: optional(line("What ours is, in words; left out, the months and the interest of the plan")),
  plan: optional(z.strictObject(plan)),
  why: line("Why it is another", 200),
});

export const publishedResultsSchema = z.strictObject({
  calculator: field(z.array(check).min(1), "Results on /calculator"),
  debts: field(z.array(check).min(1), "Results on /debts"),
  otherRules: field(z.array(otherRule).min(1), "Results that follow other rules, on /debts: ours must not agree"),
});

export type PublishedResults = z.output<typeof publishedResultsSchema>;
