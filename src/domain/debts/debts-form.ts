import { oneOf } from "../forms/address";
import { parseAmount } from "../forms/amount";
import { NUMBER_NAMES, keptValues, numbersText, otherValues, parseNumbers } from "../numbers/numbers";
import { PLAN_DEFAULTS, RULE_KINDS, type RuleKind } from "../numbers/plan-form";
import { MAX_APR, MAX_DOLLARS } from "../payoff/calculator-defaults";
import { MAX_MONTHS } from "../payoff/conventions";
import { formatPercent, formatShortDollars, toCents } from "../text/format";
import { type Debt, MAX_DEBTS, firstMinimum } from "./debt";
import type { Budget } from "./debt-plan";
import { STRATEGIES, type Strategy } from "./debt-strategies";
import { STATEMENT_MONTHS, statementApr } from "./statement-rate";
import { MAX_OFFERS, type TransferOffer } from "./transfer-offer";

/**
 * The fields of /debts as they are typed, what they say, and the text that the tab and a link keep of them. The first
 * debt's balance and APR are the visitor's numbers (`numbers.ts`), so that all other tools work with them, too.
 */

/** What follows a promotional rate: the regular one, or deferred interest that is charged back, too. */
export const PROMOTION_ENDS = ["rate", "deferred"] as const;
export type PromotionEnd = (typeof PROMOTION_ENDS)[number];

/** Characters of a name; no other field of a text is longer. */
export const MAX_NAME = 40;

export type DebtAmount =
  | "balance"
  | "apr"
  | "statementPayment"
  | "minimum"
  | "percent"
  | "floor"
  | "promotionApr"
  | "promotionMonths"
  | "annualFee";

/**
 * Without an APR the payment of the statement's 36-month box tells it; without an amount the minimum payment follows the
 * rule.
 */
export type DebtFields = Record<"name" | DebtAmount, string> & { rule: RuleKind; promotionEnd: PromotionEnd };

const OFFER_AMOUNTS = ["feePercent", "feeMinimum", "introApr", "introMonths", "apr", "line", "annualFee"] as const;
export type OfferAmount = (typeof OFFER_AMOUNTS)[number];
export type OfferFields = Record<"name" | OfferAmount, string>;

export type BudgetAmount = "budget" | "raise" | "raiseFrom" | "lumpSum" | "lumpSumIn";

export type DebtsFields = Record<BudgetAmount, string> & {
  strategy: Strategy;
  debts: readonly DebtFields[];
  offers: readonly OfferFields[];
};

export const NEW_DEBT: DebtFields = {
  name: "",
  balance: "",
  apr: "",
  statementPayment: "",
  minimum: "",
  rule: PLAN_DEFAULTS.rule,
  percent: PLAN_DEFAULTS.percent,
  floor: PLAN_DEFAULTS.floor,
  promotionApr: "",
  promotionMonths: "",
  promotionEnd: "rate",
  annualFee: "",
};

export const NEW_OFFER: OfferFields = {
  name: "",
  feePercent: "3",
  feeMinimum: "5",
  introApr: "0",
  introMonths: "18",
  apr: "24.99",
  line: "2600",
  annualFee: "",
};

/** Two debts as an example. */
export const DEBTS_DEFAULTS: DebtsFields = {
  budget: "250",
  raise: "",
  raiseFrom: "",
  lumpSum: "",
  lumpSumIn: "",
  strategy: "cheapest",
  debts: [
    { ...NEW_DEBT, name: "Store card", balance: "1200", apr: "29.99" },
    { ...NEW_DEBT, name: "Credit card", balance: "4600", apr: "22.99" },
  ],
  offers: [],
};

/** What a field takes: dollars, percent or whole months within limits. */
type Wanted = {
  name: string;
  unit: "dollars" | "percent" | "months";
  example: string;
  /** Whether zero is no answer. */
  positive?: boolean;
};

const WANTED: Record<DebtAmount | OfferAmount | BudgetAmount, Wanted> = {
  balance: { name: "balance", unit: "dollars", example: "4,600", positive: true },
  apr: { name: "APR", unit: "percent", example: "18.99" },
  statementPayment: { name: "payment of the 36-month box", unit: "dollars", example: "165", positive: true },
  minimum: { name: "minimum payment", unit: "dollars", example: "95" },
  percent: { name: "percentage", unit: "percent", example: "1" },
  floor: { name: "smallest minimum payment", unit: "dollars", example: "25" },
  promotionApr: { name: "promotional rate", unit: "percent", example: "0" },
  promotionMonths: { name: "number of months left", unit: "months", example: "8" },
  annualFee: { name: "annual fee", unit: "dollars", example: "95" },
  feePercent: { name: "transfer fee", unit: "percent", example: "3" },
  feeMinimum: { name: "smallest transfer fee", unit: "dollars", example: "5" },
  introApr: { name: "intro APR", unit: "percent", example: "0" },
  introMonths: { name: "length of the intro rate", unit: "months", example: "18" },
  line: { name: "credit line", unit: "dollars", example: "2,600", positive: true },
  budget: { name: "monthly budget", unit: "dollars", example: "250", positive: true },
  raise: { name: "additional amount a month", unit: "dollars", example: "50" },
  raiseFrom: { name: "month from which you pay more", unit: "months", example: "6" },
  lumpSum: { name: "lump sum", unit: "dollars", example: "1,000" },
  lumpSumIn: { name: "month of the lump sum", unit: "months", example: "4" },
};

const UNITS = {
  dollars: { most: MAX_DOLLARS, show: formatShortDollars, asked: " in dollars" },
  percent: { most: MAX_APR, show: formatPercent, asked: " in percent" },
  months: { most: MAX_MONTHS, show: String, asked: "" },
};

/** Why a field doesn't take what was typed; undefined if it does. */
function amountError(field: keyof typeof WANTED, amount: number): string | undefined {
  const { name, unit, example, positive = unit === "months" } = WANTED[field];
  const { most, show, asked } = UNITS[unit];
  if (Number.isNaN(amount)) return `Enter the ${name}${asked}, such as ${example}.`;
  if (unit === "months" && !Number.isInteger(amount)) return `Enter the ${name} as a whole number, such as ${example}.`;
  if (positive && amount <= 0) return `The ${name} must be more than ${show(0)}.`;
  if (amount < 0) return `The ${name} can’t be less than ${show(0)}.`;
  return amount > most ? `The ${name} can be ${show(most)} at most.` : undefined;
}

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** Reads some fields of a group, and writes what is wanted of those that are no answer. */
function reader<Field extends keyof typeof WANTED>(fields: Record<Field, string>, errors: Errors<Field>) {
  return (field: Field): number => {
    const amount = parseAmount(fields[field]) ?? NaN;
    const error = amountError(field, amount);
    if (error) errors[field] = error;
    return amount;
  };
}

const isEmpty = (...texts: string[]) => texts.every((text) => text.trim() === "");

export type DebtErrors = Errors<DebtAmount>;
export type OfferErrors = Errors<OfferAmount>;
export type BudgetErrors = Errors<BudgetAmount>;
export type DebtsErrors = { budget: BudgetErrors; debts: DebtErrors[]; offers: OfferErrors[] };

export type DebtsInputs = { debts: Debt[]; offers: TransferOffer[]; budget: Budget };
/** Either what the fields say, or what is wanted, field by field. */
export type DebtsReading = { inputs: DebtsInputs; errors: null } | { inputs: null; errors: DebtsErrors };

/** The name that a debt or an offer goes by where none was typed. */
export function nameOr(name: string, kind: "Debt" | "Offer", index: number): string {
  return name.trim() === "" ? `${kind} ${index + 1}` : name.trim();
}

function readRate(fields: DebtFields, balance: number, errors: DebtErrors): number {
  const read = reader<DebtAmount>(fields, errors);
  if (!isEmpty(fields.apr) || isEmpty(fields.statementPayment)) return read("apr");
  const payment = read("statementPayment");
  const apr = statementApr(balance, payment);
  if (apr === null && !errors.statementPayment) {
    errors.statementPayment = `No APR up to ${formatPercent(MAX_APR)} pays this balance off in ${STATEMENT_MONTHS} months with that payment.`;
  }
  return apr ?? NaN;
}

function readDebt(fields: DebtFields, index: number, errors: DebtErrors): Debt {
  const read = reader<DebtAmount>(fields, errors);
  const balance = read("balance");
  const { minimum, rule, promotionApr, promotionMonths, promotionEnd } = fields;
  return {
    name: nameOr(fields.name, "Debt", index),
    balance,
    apr: readRate(fields, balance, errors),
    minimum: isEmpty(minimum) ? { kind: rule, percent: read("percent"), floor: read("floor") } : read("minimum"),
    ...(isEmpty(promotionApr, promotionMonths)
      ? {}
      : {
          promotion: {
            apr: read("promotionApr"),
            lastMonth: read("promotionMonths"),
            deferred: promotionEnd === "deferred",
          },
        }),
    ...(isEmpty(fields.annualFee) ? {} : { annualFee: read("annualFee") }),
  };
}

function readOffer(fields: OfferFields, index: number, errors: OfferErrors): TransferOffer {
  const read = reader<OfferAmount>(fields, errors);
  return {
    name: nameOr(fields.name, "Offer", index),
    feePercent: read("feePercent"),
    feeMinimum: read("feeMinimum"),
    introApr: read("introApr"),
    introMonths: read("introMonths"),
    apr: read("apr"),
    line: read("line"),
    ...(isEmpty(fields.annualFee) ? {} : { annualFee: read("annualFee") }),
  };
}

function readBudget(fields: DebtsFields, errors: BudgetErrors): Budget {
  const read = reader<BudgetAmount>(fields, errors);
  return {
    monthly: read("budget"),
    ...(isEmpty(fields.raise) ? {} : { raise: { amount: read("raise"), fromMonth: read("raiseFrom") } }),
    ...(isEmpty(fields.lumpSum) ? {} : { lumpSum: { amount: read("lumpSum"), month: read("lumpSumIn") } }),
  };
}

/**
 * Reads all fields; people type "$4,600" and "18.99%". Empty, non-numeric and senseless input gives an error for its field; what is
 * optional may be empty. Further debts and offers than twelve and two are left out.
 */
export function readDebts(fields: DebtsFields): DebtsReading {
  const errors: DebtsErrors = { budget: {}, debts: [], offers: [] };
  const inputs: DebtsInputs = {
    budget: readBudget(fields, errors.budget),
    debts: fields.debts.slice(0, MAX_DEBTS).map((debt, index) => readDebt(debt, index, (errors.debts[index] = {}))),
    offers: fields.offers.slice(0, MAX_OFFERS).map((one, index) => readOffer(one, index, (errors.offers[index] = {}))),
  };
  const sound = [errors.budget, ...errors.debts, ...errors.offers].every((group) => Object.keys(group).length === 0);
  return sound ? { inputs, errors: null } : { inputs: null, errors };
}

/** "d2.balance": a field of the second debt; offers have an "o". */
const OWN_NAME = /^(?:[do]\d+\.|budget$|raise(?:From)?$|lumpSum(?:In)?$|strategy$)/;
const isOwn = (name: string) => OWN_NAME.test(name) || NUMBER_NAMES.includes(name);

/** Writes what differs from an empty field. */
function writeGroup<Fields extends Record<string, string>>(
  parts: URLSearchParams,
  prefix: string,
  fields: Fields,
  usual: Fields,
): void {
  for (const [name, text] of Object.entries(fields)) if (text !== usual[name]) parts.set(prefix + name, text);
}

const NO_BUDGET = { budget: "", raise: "", raiseFrom: "", lumpSum: "", lumpSumIn: "" };

/** An empty field that shows how many of a group there are. */
const BLANK = " ";

/** All fields as they are typed, as one text: what the tab keeps of fields that can't be calculated with yet. */
export function typedText({ debts, offers, ...rest }: DebtsFields): string {
  const parts = new URLSearchParams();
  writeGroup(parts, "", rest, { ...NO_BUDGET, strategy: DEBTS_DEFAULTS.strategy });
  debts.forEach((debt, index) =>
    writeGroup(parts, `d${index + 1}.`, { ...debt, balance: debt.balance || BLANK }, NEW_DEBT),
  );
  offers.forEach((offer, index) =>
    writeGroup(parts, `o${index + 1}.`, { ...offer, line: offer.line || BLANK }, { ...NEW_OFFER, line: "" }),
  );
  return parts.toString();
}

/** What the first debt could get a month, in dollars: the budget without what the others have to get. */
function paymentOfFirst({ debts, budget }: DebtsInputs): number {
  const due = debts.slice(1).reduce((sum, debt) => sum + firstMinimum(debt), 0);
  return toCents(budget.monthly > due ? budget.monthly - due : budget.monthly);
}

/**
 * The kept text with other debts; what other tools keep in it stays. The first debt is written as the visitor's numbers, with
 * what it could get a month as the payment; of one debt that is the budget.
 */
export function withDebts(text: string, fields: DebtsFields, inputs: DebtsInputs): string {
  const own = new URLSearchParams(typedText(fields));
  const [first = NEW_DEBT] = fields.debts;
  // Elsewhere no APR is 0%, so it is left open there.
  const apr = inputs.debts[0]?.apr === 0 ? "" : first.apr;
  own.delete("d1.balance");
  if (apr !== "") own.delete("d1.apr");
  if (fields.debts.length === 1) own.delete("budget");
  const payment = String(paymentOfFirst(inputs));
  const { tier = "" } = parseNumbers(text) ?? {};
  const numbers = numbersText({ goal: "balance", amount: first.balance, apr, payment, tier });
  return [numbers, own.toString(), otherValues(text, isOwn)].filter(Boolean).join("&");
}

/** A group's fields as a text holds them: what is missing is as in a new one. */
function readGroup<Fields extends Record<string, string>>(
  values: URLSearchParams,
  prefix: string,
  usual: Fields,
): Fields {
  const read = { ...usual };
  for (const name in usual) {
    const given = values.get(prefix + name);
    if (given !== null) Object.assign(read, { [name]: given.slice(0, MAX_NAME).trim() });
  }
  return read;
}

/** The prefixes of a group's members, up to the first that is missing. */
function prefixesOf(values: URLSearchParams, group: string, field: string, most: number): string[] {
  const prefixes = Array.from({ length: most }, (_, index) => `${group}${index + 1}.`);
  const missing = prefixes.findIndex((prefix) => !values.has(prefix + field));
  return missing < 0 ? prefixes : prefixes.slice(0, missing);
}

/**
 * Reads a kept text, a typed one or a link's fragment, with or without `#` in front. Numbers of another tool are the first debt,
 * and their payment is the budget. Null for a text that holds neither debts nor a balance.
 */
export function parseDebts(text: string): DebtsFields | null {
  const values = keptValues(text);
  const numbers = parseNumbers(text);
  if (numbers?.goal === "balance" && !values.has("d1.balance")) {
    values.set("d1.balance", numbers.amount);
    if (numbers.apr !== "") values.set("d1.apr", numbers.apr);
    if (!values.has("budget")) values.set("budget", numbers.payment);
  }
  const debts = prefixesOf(values, "d", "balance", MAX_DEBTS);
  if (debts.length === 0) return null;
  return {
    ...readGroup(values, "", NO_BUDGET),
    strategy: oneOf(values.get("strategy"), STRATEGIES, DEBTS_DEFAULTS.strategy),
    debts: debts.map((prefix) => {
      const { rule, promotionEnd, ...texts } = readGroup<Record<keyof DebtFields, string>>(values, prefix, NEW_DEBT);
      return {
        ...texts,
        rule: oneOf(rule, RULE_KINDS, NEW_DEBT.rule),
        promotionEnd: oneOf(promotionEnd, PROMOTION_ENDS, NEW_DEBT.promotionEnd),
      };
    }),
    offers: prefixesOf(values, "o", "line", MAX_OFFERS).map((prefix) => readGroup(values, prefix, NEW_OFFER)),
  };
}

/** An offer as it stands in the fields. */
export function offerFields(offer: TransferOffer): OfferFields {
  const { name, annualFee = 0 } = offer;
  const fields = { ...NEW_OFFER, name: name.slice(0, MAX_NAME), annualFee: annualFee > 0 ? String(annualFee) : "" };
  for (const amount of OFFER_AMOUNTS) if (amount !== "annualFee") fields[amount] = String(offer[amount]);
  return fields;
}
