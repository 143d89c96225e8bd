import { parseAmount, type ParseResult, type AmountRule, readAmount } from "../forms/amount";
import { oneOf } from "../forms/url-query";
import { TIERS, type Tier } from "../../schema/vocabulary";
import { TIER_WORDS } from "./tier";
import { DEFAULT_PLAN } from "../money/conventions";
import { formatMonths, formatPercent, formatShortDollars, toCents } from "../text/format";

/** A visitor's numbers, with which all tools calculate: kept in the tab, and in a copied link's fragment, which no server sees. */

export const GOALS = ["balance", "purchase"] as const;
export type Goal = (typeof GOALS)[number];

/** The typed fields. A purchase has no APR; for a balance it may be left empty, as the tier of the score may. */
export type VisitorFields = {
  goal: Goal;
  amount: string;
  apr: string;
  payment: string;
  tier: Tier | "";
};
export type VisitorField = Exclude<keyof VisitorFields, "goal" | "tier">;
export type VisitorErrors = Partial<Record<VisitorField, string | undefined>>;

/** Dollars, percent a year, dollars a month. `apr` is today's, `tier` the score's; null if not known. */
export type VisitorInputs = {
  goal: Goal;
  amount: number;
  apr: number | null;
  payment: number;
  tier: Tier | null;
};

/** The example of each goal, before anything is typed: a payment above the minimum, which the calculator's isn't. */
const EXAMPLES: Record<Goal, VisitorInputs> = {
  balance: { goal: "balance", amount: DEFAULT_PLAN.balance, apr: DEFAULT_PLAN.apr, payment: 175, tier: null },
  purchase: { goal: "purchase", amount: 2000, apr: null, payment: 175, tier: null },
};

/** Returns true if a typed or read amount is still the example's, or for the payment the calculator's own. */
export function isExampleField(values: VisitorFields | VisitorInputs, name: VisitorField): boolean {
  const example = EXAMPLES[values.goal];
  const same = name === "payment" ? [example.payment, DEFAULT_PLAN.payment] : [example[name]];
  return same.map(String).includes(String(values[name]));
}

/** Returns true if all amounts are still those of the example, also if its costs were asked for. The score doesn't count. */
export function isExample(inputs: VisitorInputs): boolean {
  return (["amount", "apr", "payment"] as const).every((name) => isExampleField(inputs, name));
}

export function exampleFor(goal: Goal, tier: Tier | null): VisitorInputs {
  return { ...EXAMPLES[goal], tier };
}

export const NO_INPUTS: VisitorFields = { goal: "balance", amount: "", apr: "", payment: "", tier: "" };

export const EXAMPLE_FIELDS: VisitorFields = {
  ...NO_INPUTS,
  amount: String(DEFAULT_PLAN.balance),
  apr: String(DEFAULT_PLAN.apr),
  payment: String(EXAMPLES.balance.payment),
};

/** The fields for another goal: an amount that is still the example's follows it. */
export function withGoal(fields: VisitorFields, goal: Goal): VisitorFields {
  const isUntouched = isExampleField(fields, "amount");
  return { ...fields, goal, ...(isUntouched && { amount: String(EXAMPLES[goal].amount) }) };
}

const AMOUNT_NAMES: Record<Goal, string> = { balance: "current balance", purchase: "purchase" };

const APR: AmountRule = { name: "APR", unit: "percent", example: "24.99" };
const NO_AMOUNT = { amount: null, error: undefined };
const PAYMENT: AmountRule = { name: "monthly payment", unit: "dollars", example: "175", positive: true };

/** The score of someone who gave nothing else, which is enough to see who gets which card; null for any other fields. */
export function tierGivenAlone({ amount, apr, payment, tier }: VisitorFields): Tier | null {
  return (amount + apr + payment).trim() === "" ? tier || null : null;
}

/** Returns true for numbers of a debt: neither of a purchase nor a score alone. */
export function areOfDebt(fields: VisitorFields | null): fields is VisitorFields {
  return fields?.goal === "balance" && !tierGivenAlone(fields);
}

/** Says what a rate of 0 leaves to calculate: how long the payment takes without interest. */
function withoutInterest(amount: number, payment: number): string {
  const months = formatMonths(Math.ceil(toCents(amount) / toCents(payment)));
  return `Without interest, this takes ${months}. Enter an APR of more than 0%.`;
}

/** Gives the errors of the specification (section 5), also near zero. An APR that is empty or 0 is no error unless `needs.apr`. */
export function readInputs(
  fields: VisitorFields,
  needs: { apr: boolean } = { apr: false },
): ParseResult<VisitorInputs, VisitorErrors> {
  const { goal } = fields;
  const wanted: AmountRule = { name: AMOUNT_NAMES[goal], unit: "dollars", example: "5,000", positive: true };
  const amount = readAmount(wanted, fields.amount, "your");
  const payment = readAmount(PAYMENT, fields.payment, "your");
  const hasApr = goal === "balance" && (needs.apr || fields.apr.trim() !== "");
  const apr = hasApr ? readAmount({ ...APR, positive: needs.apr }, fields.apr, "your") : NO_AMOUNT;
  if (apr.amount === 0 && !amount.error && !payment.error && apr.error) {
    return { value: null, errors: { apr: withoutInterest(amount.amount, payment.amount) } };
  }

  const errors: VisitorErrors = { amount: amount.error, apr: apr.error, payment: payment.error };
  if (Object.values(errors).some(Boolean)) return { value: null, errors };
  // Nobody pays a part of a cent: it would read as a cent that isn't there.
  const read = { amount: amount.amount, apr: apr.amount, payment: toCents(payment.amount) };
  return { value: { goal, ...read, tier: fields.tier || null }, errors: null };
}

/** A typed amount without what people add to it: "$5,000 " is "5000". What is no amount stays as it was typed. */
function plainAmount(typed: string, decimalComma = false): string {
  return String(parseAmount(typed, decimalComma) ?? typed.trim());
}

/** The numbers as they are kept in the tab and in a link: `balance=5000&apr=24.99&payment=150`, or `score=620-to-719` alone. */
export function inputsText(fields: VisitorFields): string {
  const { goal, amount, apr, payment, tier } = fields;
  if ((amount + apr + payment).trim() === "") return tier && `score=${tier}`;
  return new URLSearchParams({
    [goal]: plainAmount(amount),
    ...(goal === "balance" && { apr: plainAmount(apr, true) }),
    payment: plainAmount(payment),
    ...(tier && { score: tier }),
  }).toString();
}

export const NUMBER_NAMES: readonly string[] = [...GOALS, "apr", "payment", "score"];

/** Returns true if a kept text holds a tool's numbers, also one of several, such as the first debt's `d1.balance`. */
export function holdsNumbers(text: string): boolean {
  return [...keptValues(text).keys()].some((name) => NUMBER_NAMES.includes(name.replace(/^.*\./, "")));
}

export const CUT_LINK_NOTE = "Part of this link is missing.";
const UNKNOWN_SCORE = "We don’t know the credit score in this link, so we left it out.";

/** The values of a kept text, with or without `#` in front. */
export function keptValues(text: string): URLSearchParams {
  return new URLSearchParams(text.replace(/^#/, ""));
}

/** Reads a kept text; what is missing is empty. Null for a text that isn't about numbers, such as an anchor of the page. */
export function parseInputs(text: string): VisitorFields | null {
  const values = keptValues(text);
  if (!NUMBER_NAMES.some((name) => values.has(name))) return null;
  const goal = values.has("purchase") ? "purchase" : "balance";
  const given = (name: string) => values.get(name) ?? "";
  return {
    goal,
    amount: given(goal),
    apr: given("apr"),
    payment: given("payment"),
    tier: oneOf(values.get("score"), TIERS, ""),
  };
}

/** Returns true if a number is missing in such a text. An APR that is there and empty isn't known. */
function isCut(text: string): boolean {
  const fields = parseInputs(text);
  if (!fields || tierGivenAlone(fields)) return false;
  return fields.amount === "" || fields.payment === "" || (fields.goal === "balance" && !keptValues(text).has("apr"));
}

/** Names what such a text lacks, or what is left out of it; empty if nothing is. */
export function linkNote(text: string): string {
  const isUnknown = Boolean(keptValues(text).get("score")) && parseInputs(text)?.tier === "";
  return isUnknown ? UNKNOWN_SCORE : isCut(text) ? CUT_LINK_NOTE : "";
}

/** Reads such a text; null if a number is missing in it or none that its field takes, as in a link that was cut on its way. */
export function readKeptInputs(text: string): VisitorInputs | null {
  const fields = parseInputs(text);
  return fields && !isCut(text) ? readInputs(fields).value : null;
}

export function typedInputsText({ goal, amount, apr, payment, tier }: VisitorFields): string {
  return new URLSearchParams({ [goal]: amount, apr, payment, score: tier }).toString();
}

/** A kept text without the values that `isOwn` names: what other tools keep in it. */
export function otherValues(text: string, isOwn: (name: string) => boolean): string {
  return new URLSearchParams([...keptValues(text)].filter(([name]) => !isOwn(name))).toString();
}

/** The kept text with other numbers; what else it holds, such as a plan of the calculator, stays. */
export function withInputs(text: string, fields: VisitorFields): string {
  const rest = otherValues(text, (name) => NUMBER_NAMES.includes(name));
  return [inputsText(fields), rest].filter(Boolean).join("&");
}

/** A visitor's numbers as labelled figures, without what was left empty; a score may come without them. */
export function inputFigures(numbers: VisitorInputs | null, tier: Tier | null): { label: string; value: string }[] {
  const score = tier === null ? [] : [{ label: "Score", value: TIER_WORDS[tier].choice }];
  if (numbers === null) return score;
  const { goal, amount, apr, payment } = numbers;
  return [
    { label: goal === "purchase" ? "Purchase" : "Balance", value: formatShortDollars(amount) },
    ...(apr === null ? [] : [{ label: "APR", value: formatPercent(apr) }]),
    { label: "Payment", value: formatShortDollars(payment) },
    ...score,
  ];
}

/** "$6,400 at 27.99%, paying $180 a month, with a score of 720 and up"; "a $3,000 purchase, paying $250 a month". */
export function inputsSentence({ goal, amount, apr, payment, tier }: VisitorInputs): string {
  const owed = formatShortDollars(amount);
  const what = goal === "purchase" ? `a ${owed} purchase` : apr === null ? owed : `${owed} at ${formatPercent(apr)}`;
  const score = tier ? `, ${TIER_WORDS[tier].own}` : "";
  return `${what}, paying ${formatShortDollars(payment)} a month${score}`;
}
