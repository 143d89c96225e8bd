import { oneOf } from "../forms/address";
import { MAX_AMOUNT_TEXT, parseAmount } from "../forms/amount";
import { amountError } from "../forms/amount-error";
import type { Reading } from "../forms/reading";
import { MAX_MONTHS } from "../payoff/conventions";
import type { MinimumRule } from "../payoff/minimum-payment";
import type { PaymentPlan } from "../payoff/payment-plan";
import type { PayoffPlan } from "../payoff/payoff";
import { type Numbers, keptValues, otherValues, plainAmount } from "./numbers";

/** What the calculator asks beyond a visitor's numbers: how the balance is paid, and what else counts. */

export const PLAN_KINDS = ["fixed", "target", "minimum"] as const;
export type PlanKind = PaymentPlan["kind"];

/** The three plans as the form and the tables name them. */
export const PLAN_NAMES: Record<PlanKind, string> = {
  fixed: "A fixed payment",
  target: "Paid off within a number of months",
  minimum: "The issuer’s minimum",
};

export const RULE_KINDS = ["percent-plus-interest", "percent"] as const;
export type RuleKind = MinimumRule["kind"];

/** What stands in the fields that are typed into. */
type PlanTexts = { months: string; percent: string; floor: string };
export type PlanField = keyof PlanTexts;
export type PlanErrors = Partial<Record<PlanField, string | undefined>>;

export type PlanFields = PlanTexts & { plan: PlanKind; rule: RuleKind };

/** Usual rules of issuers. At most rates less than 3 % of the balance would not even cover the interest. */
const RULE_DEFAULTS: Record<RuleKind, { percent: string; floor: string }> = {
  "percent-plus-interest": { percent: "1", floor: "25" },
  percent: { percent: "3", floor: "25" },
};

/** What issuers usually ask for at least, in dollars, beside those defaults. */
export const USUAL_FLOORS = ["25", "35", "40"] as const;

/** 36 months is what a statement has to name beside the minimum payment (12 CFR 1026.7(b)(12)(i)(F)). */
export const PLAN_DEFAULTS: PlanFields = {
  plan: "fixed",
  months: "36",
  rule: "percent-plus-interest",
  ...RULE_DEFAULTS["percent-plus-interest"],
};

/** What the fields say, as numbers. Months. */
export type PlanOptions = {
  plan: PlanKind;
  months: number;
  rule: MinimumRule;
};

/** A debt with all that its plans need, and the tier that cards are priced for. Dollars, percent a year, months. */
export type PlannerInputs = PayoffPlan & PlanOptions & Pick<Numbers, "tier">;

function monthsError(months: number): string | undefined {
  if (Number.isNaN(months)) return "Enter a number of months, such as 36.";
  if (!Number.isInteger(months)) return "Enter whole months, such as 36.";
  if (months < 1) return "Enter at least 1 month.";
  return months > MAX_MONTHS ? `Enter no more than ${MAX_MONTHS} months.` : undefined;
}

function percentError(percent: number): string | undefined {
  if (Number.isNaN(percent)) return "Enter the percentage, such as 1.";
  if (percent <= 0) return "The percentage must be more than 0%.";
  return percent > 100 ? "The percentage can’t be more than 100%." : undefined;
}

/** The fields that are typed into, by the names that they have in an address. */
const TEXT_FIELDS = ["months", "percent", "floor"] as const;

/** Reads all fields. Empty, non-numeric and senseless input gives an error for its field. */
export function readPlan(fields: PlanFields): Reading<PlanOptions, PlanErrors> {
  const typed = (name: PlanField) => parseAmount(fields[name]) ?? NaN;
  const [months, percent, floor] = [typed("months"), typed("percent"), typed("floor")];
  const errors: PlanErrors = {
    months: monthsError(months),
    percent: percentError(percent),
    floor: amountError({ name: "minimum amount", unit: "dollars", example: "25" }, floor),
  };
  if (Object.values(errors).some(Boolean)) return { value: null, errors };
  const { plan, rule } = fields;
  return { value: { plan, months, rule: { kind: rule, percent, floor } }, errors: null };
}

/** The plan that is chosen, of the three that the inputs describe. */
export function planOf(inputs: PlannerInputs, kind: PlanKind = inputs.plan): PaymentPlan {
  switch (kind) {
    case "fixed":
      return { kind, payment: inputs.payment };
    case "target":
      return { kind, months: inputs.months };
    case "minimum":
      return { kind, rule: inputs.rule };
  }
}

/** The fields of such a rule. */
export type RuleFields = Pick<PlanFields, "rule" | "percent" | "floor">;

/** The fields with another minimum rule. Percent and floor follow it while they are still the old rule's usual ones. */
export function chooseRule<Fields extends RuleFields>(fields: Fields, rule: RuleKind): Fields {
  const usual = RULE_DEFAULTS[fields.rule];
  const untouched = fields.percent === usual.percent && fields.floor === usual.floor;
  return { ...fields, rule, ...(untouched ? RULE_DEFAULTS[rule] : {}) };
}

function defaultsFor(rule: RuleKind): PlanFields {
  return { ...PLAN_DEFAULTS, rule, ...RULE_DEFAULTS[rule] };
}

/** What differs from the default, as it is kept in the tab and in a link. */
export function planText(fields: PlanFields): string {
  const usual = defaultsFor(fields.rule);
  const parts = new URLSearchParams();
  for (const name of TEXT_FIELDS) {
    if (parseAmount(fields[name]) !== parseAmount(usual[name])) parts.set(name, plainAmount(fields[name]));
  }
  if (fields.plan !== usual.plan) parts.set("plan", fields.plan);
  if (fields.rule !== PLAN_DEFAULTS.rule) parts.set("rule", fields.rule);
  return parts.toString();
}

/** Reads such a text, with or without `#` in front. What is missing or unknown falls back; a wrong amount stands in its field. */
export function parsePlan(text: string): PlanFields {
  const parts = keptValues(text);
  const usual = defaultsFor(oneOf(parts.get("rule"), RULE_KINDS, PLAN_DEFAULTS.rule));
  const fields: PlanFields = {
    ...usual,
    plan: oneOf(parts.get("plan"), PLAN_KINDS, usual.plan),
  };
  for (const name of TEXT_FIELDS) fields[name] = (parts.get(name) ?? usual[name]).slice(0, MAX_AMOUNT_TEXT);
  return fields;
}

const NAMES: readonly string[] = [...TEXT_FIELDS, "plan", "rule"];

/** The kept text with another plan; the numbers that it holds, and what else, stay. */
export function withPlan(text: string, fields: PlanFields): string {
  return [otherValues(text, (name) => NAMES.includes(name)), planText(fields)].filter(Boolean).join("&");
}
