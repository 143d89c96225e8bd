import type { VisitorInputs } from "../visitor/visitor-inputs";
import { formatDollars, formatMonths, roundTo, toCents } from "../text/format";
import { MONTHS_A_YEAR, monthlyRate } from "../money/conventions";

/**
 * How an issuer sets its minimum payment. `percent` is a percentage of the balance, `floor` is in dollars.
 * - `percent`: that part of the balance, which has to pay the interest too (Appendix M2 to 12 CFR 1026 has 2 % or $20).
 * - `percent-plus-interest`: that part of the balance, and the month's interest on top (usually 1 % or $25).
 */
export type MinimumRule = { kind: "percent" | "percent-plus-interest"; percent: number; floor: number };

/** Dollars; `balance` is without `interest` (the Federal Reserve's sample: $3,000 at 14.4%, 3% or $20: 126 months). */
export function minimumPayment(rule: MinimumRule, balance: number, interest: number): number {
  const part = (balance * rule.percent) / 100;
  return Math.max(rule.kind === "percent" ? part : part + interest, rule.floor);
}

/** The rule that most issuers use: an estimate where a card's own rule isn't known. */
export const ESTIMATED_RULE: MinimumRule = { kind: "percent-plus-interest", percent: 1, floor: 25 };

export type RuleKind = MinimumRule["kind"];
export const RULE_KINDS = ["percent-plus-interest", "percent"] as const;

export type RuleFields = { rule: RuleKind; percent: string; floor: string };

/** Usual rules of issuers. At most rates less than 3 % of the balance would not even cover the interest. */
export const USUAL_RULES: Record<RuleKind, RuleFields> = {
  "percent-plus-interest": { rule: "percent-plus-interest", percent: "1", floor: "25" },
  percent: { rule: "percent", percent: "3", floor: "25" },
};

/** The fields with another kind of rule. Percent and floor follow it while they are still the old kind's usual ones. */
export function chooseRule<Fields extends RuleFields>(fields: Fields, rule: RuleKind): Fields {
  const usual = USUAL_RULES[fields.rule];
  const untouched = fields.percent === usual.percent && fields.floor === usual.floor;
  return { ...fields, ...(untouched && USUAL_RULES[rule]), rule };
}

/** The issuer's first minimum for a debt, never more than what is owed, in whole cents. Dollars, percent a year. */
export function firstMinimum(amount: number, apr: number): number {
  const interest = amount * monthlyRate(apr);
  return toCents(Math.min(minimumPayment(ESTIMATED_RULE, amount, interest), amount + interest));
}

/** Names the issuer's first minimum where a payment is less, as then it is late (12 CFR 1026.55(b)(4)); else empty. */
export function minimumWarning({ goal, amount, apr, payment }: VisitorInputs): string {
  if (goal === "purchase" || apr === null) return "";
  const minimum = firstMinimum(amount, apr);
  return toCents(payment) < minimum
    ? `By our estimate, your minimum is about ${formatDollars(minimum)}; paying less may count as late.`
    : "";
}

const MONTHS_SHOWN_BELOW = 24;

/** As a statement prints it: months under two years, else the nearest whole year (12 CFR 1026.7(b)(12)(i)(B)). */
export function payoffTimeText(months: number): string {
  return months < MONTHS_SHOWN_BELOW ? formatMonths(months) : `${roundTo(months / MONTHS_A_YEAR, 0)} years`;
}
