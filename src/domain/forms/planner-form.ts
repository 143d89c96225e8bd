import { MAX_QUERY_TEXT, oneOf } from "./address";
import { MAX_AMOUNT_TEXT, parseAmount } from "./amount";
import { CALCULATOR_DEFAULTS, type CalculatorFields, MAX_DOLLARS } from "../payoff/calculator-defaults";
import { readCalculator, typedNumber } from "./calculator-form";
import { formatShortDollars } from "../text/format";
import type { MinimumRule } from "../payoff/minimum-payment";
import type { PaymentPlan } from "../payoff/payment-plan";
import { MAX_MONTHS } from "../payoff/conventions";

/** The fields of the planner: those of the specified calculator, and what a plan needs beyond them. */

export const PLAN_KINDS = ["fixed", "target", "minimum"] as const;
export type PlanKind = PaymentPlan["kind"];

export const RULE_KINDS = ["percent-plus-interest", "percent"] as const;
export type RuleKind = MinimumRule["kind"];

/** What stands in the fields that are typed into. */
type PlannerTexts = CalculatorFields & { months: string; percent: string; floor: string; spending: string };
export type PlannerField = keyof PlannerTexts;
export type PlannerErrors = Partial<Record<PlannerField, string>>;

export type PlannerFields = PlannerTexts & { plan: PlanKind; rule: RuleKind; countRewards: boolean };

/** Usual rules of issuers. At most rates less than 3 % of the balance would not even cover the interest. */
const RULE_DEFAULTS: Record<RuleKind, { percent: string; floor: string }> = {
  "percent-plus-interest": { percent: "1", floor: "25" },
  percent: { percent: "3", floor: "25" },
};

/** 36 months is what a statement has to name beside the minimum payment (12 CFR 1026.7(b)(12)(i)(F)). */
export const PLANNER_DEFAULTS: PlannerFields = {
  ...CALCULATOR_DEFAULTS,
  plan: "fixed",
  months: "36",
  rule: "percent-plus-interest",
  ...RULE_DEFAULTS["percent-plus-interest"],
  spending: "0",
  countRewards: false,
};

/** What the fields say, as numbers. Dollars, percent a year, months; spending is dollars a month. */
export type PlannerInputs = {
  balance: number;
  apr: number;
  payment: number;
  plan: PlanKind;
  months: number;
  rule: MinimumRule;
  spending: number;
  countRewards: boolean;
};

/** Either what the fields say, or what is wanted, field by field. */
export type PlannerReading = { inputs: PlannerInputs; errors: null } | { inputs: null; errors: PlannerErrors };

function monthsError(months: number): string | undefined {
  if (Number.isNaN(months)) return "Enter a number of months, such as 36.";
  if (!Number.isInteger(months)) return "Enter whole months, such as 36.";
  if (months < 1) return "Enter at least 1 month.";
  return months > MAX_MONTHS ? `Enter ${MAX_MONTHS} months at most.` : undefined;
}

function percentError(percent: number): string | undefined {
  if (Number.isNaN(percent)) return "Enter the percentage, such as 1.";
  if (percent <= 0) return "The percentage must be more than 0%.";
  return percent > 100 ? "The percentage can be 100% at most." : undefined;
}

function atLeastNothing(amount: number, name: string, example: string): string | undefined {
  if (Number.isNaN(amount)) return `Enter the ${name} in dollars, such as ${example}.`;
  if (amount < 0) return `The ${name} can’t be less than $0.`;
  return amount > MAX_DOLLARS ? `The ${name} can be ${formatShortDollars(MAX_DOLLARS)} at most.` : undefined;
}

/** Reads all fields. Empty, non-numeric and senseless input gives an error for its field. */
export function readPlanner(fields: PlannerFields): PlannerReading {
  const { plan: basics, errors: basicErrors } = readCalculator(fields);
  const months = typedNumber(fields.months);
  const percent = typedNumber(fields.percent);
  const floor = typedNumber(fields.floor);
  const spending = typedNumber(fields.spending);
  const found: Partial<Record<PlannerField, string | undefined>> = {
    months: monthsError(months),
    percent: percentError(percent),
    floor: atLeastNothing(floor, "smallest minimum payment", "25"),
    spending: atLeastNothing(spending, "new spending", "0"),
  };
  const errors: PlannerErrors = { ...basicErrors };
  for (const name of TEXT_FIELDS) {
    const error = found[name];
    if (error) errors[name] = error;
  }
  if (!basics || Object.keys(errors).length > 0) return { inputs: null, errors };
  const { plan, rule, countRewards } = fields;
  return {
    inputs: { ...basics, plan, months, rule: { kind: rule, percent, floor }, spending, countRewards },
    errors: null,
  };
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

/** The fields with another minimum rule. Percent and floor follow it while they are still the old rule's usual ones. */
export function chooseRule(fields: PlannerFields, rule: RuleKind): PlannerFields {
  const usual = RULE_DEFAULTS[fields.rule];
  const untouched = fields.percent === usual.percent && fields.floor === usual.floor;
  return { ...fields, rule, ...(untouched ? RULE_DEFAULTS[rule] : {}) };
}

/** The fields that are typed into, by the names that they have in an address. */
const TEXT_FIELDS = ["balance", "apr", "payment", "months", "percent", "floor", "spending"] as const;
const REWARDS_COUNTED = "yes";

function defaultsFor(rule: RuleKind): PlannerFields {
  return { ...PLANNER_DEFAULTS, rule, ...RULE_DEFAULTS[rule] };
}

/** A typed amount without what people add to it: "$5,000 " is "5000". */
function bare(typed: string): string {
  return typed.replace(/[\s$,%]/g, "");
}

/**
 * The fragment of an address that holds what differs from the default. A field with an error is left out; whoever has read
 * the fields gives their errors.
 */
export function plannerFragment(fields: PlannerFields, errors = readPlanner(fields).errors): string {
  const usual = defaultsFor(fields.rule);
  const parts = new URLSearchParams();
  for (const name of TEXT_FIELDS) {
    const differs = parseAmount(fields[name]) !== parseAmount(usual[name]);
    if (differs && !errors?.[name]) parts.set(name, bare(fields[name]));
  }
  if (fields.plan !== usual.plan) parts.set("plan", fields.plan);
  if (fields.rule !== PLANNER_DEFAULTS.rule) parts.set("rule", fields.rule);
  if (fields.countRewards) parts.set("rewards", REWARDS_COUNTED);
  const text = parts.toString();
  return text && `#${text}`;
}

const NAMES: readonly string[] = [...TEXT_FIELDS, "plan", "rule", "rewards"];

/**
 * Reads a fragment, cut to a sensible length. What is unknown, or no amount that a field takes, falls back. Gives
 * undefined for a fragment about something else, such as the anchor of the skip link, which must not wipe out what was
 * typed.
 */
export function parsePlannerFragment(fragment: string): PlannerFields | undefined {
  const text = fragment.replace(/^#/, "").slice(0, MAX_QUERY_TEXT * NAMES.length);
  if (text === "") return PLANNER_DEFAULTS;
  const parts = new URLSearchParams(text);
  if (!NAMES.some((name) => parts.has(name))) return undefined;
  const usual = defaultsFor(oneOf(parts.get("rule"), RULE_KINDS, PLANNER_DEFAULTS.rule));
  const fields: PlannerFields = {
    ...usual,
    plan: oneOf(parts.get("plan"), PLAN_KINDS, usual.plan),
    countRewards: parts.get("rewards") === REWARDS_COUNTED,
  };
  for (const name of TEXT_FIELDS) fields[name] = (parts.get(name) ?? usual[name]).slice(0, MAX_AMOUNT_TEXT);
  const { errors } = readPlanner(fields);
  for (const name of TEXT_FIELDS) if (errors?.[name]) fields[name] = usual[name];
  return fields;
}
