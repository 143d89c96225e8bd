import { MAX_DEBTS, type Debt } from "./debt";
import type { Budget } from "./debt-plan";
import { STRATEGIES, type Strategy } from "./debt-strategies";
import { STATEMENT_MONTHS, statementApr } from "./statement-rate";
import { MAX_OFFERS, type TransferOffer } from "./transfer-offer";
import { MAX_APR, MAX_DOLLARS } from "../payoff/calculator-defaults";
import { MAX_MONTHS } from "../payoff/conventions";
import { formatPercent, formatShortDollars } from "../text/format";
import { oneOf } from "../forms/address";
import { MAX_AMOUNT_TEXT, parseAmount } from "../forms/amount";
import { RULE_KINDS } from "../numbers/plan-form";

/** The fields of /debts as they are typed, what they say, and the fragment of an address that holds them. */

export const RATE_KINDS = ["apr", "statement"] as const;
export const MINIMUM_KINDS = ["fixed", ...RULE_KINDS] as const;
/** What follows a promotional rate: the regular one, or deferred interest that is charged back, too. */
export const PROMOTION_ENDS = ["rate", "deferred"] as const;

/** Characters of a name. */
export const MAX_NAME = 40;

const DEBT_AMOUNTS = [
  "balance",
  "apr",
  "statementPayment",
  "minimum",
  "percent",
  "floor",
  "promotionApr",
  "promotionMonths",
  "annualFee",
] as const;
type DebtAmount = (typeof DEBT_AMOUNTS)[number];

export type DebtFields = Record<"name" | DebtAmount, string> & {
  /** The APR, or the payment of the statement's 36-month box in its place. */
  rateKind: (typeof RATE_KINDS)[number];
  minimumKind: (typeof MINIMUM_KINDS)[number];
  promotionEnd: (typeof PROMOTION_ENDS)[number];
};

const OFFER_AMOUNTS = ["feePercent", "feeMinimum", "introApr", "introMonths", "apr", "line", "annualFee"] as const;
type OfferAmount = (typeof OFFER_AMOUNTS)[number];
export type OfferFields = Record<"name" | OfferAmount, string>;

const BUDGET_AMOUNTS = ["budget", "raise", "raiseFrom", "lumpSum", "lumpSumIn"] as const;
type BudgetAmount = (typeof BUDGET_AMOUNTS)[number];

export type DebtsFields = Record<BudgetAmount, string> & {
  strategy: Strategy;
  debts: readonly DebtFields[];
  offers: readonly OfferFields[];
};

export const NEW_DEBT: DebtFields = {
  name: "",
  balance: "",
  rateKind: "apr",
  apr: "",
  statementPayment: "",
  minimumKind: "percent-plus-interest",
  minimum: "",
  percent: "1",
  floor: "25",
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
  introMonths: "",
  apr: "",
  line: "",
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
export type DebtsErrors = { budget: Errors<BudgetAmount>; debts: DebtErrors[]; offers: OfferErrors[] };

export type DebtsInputs = { debts: Debt[]; offers: TransferOffer[]; budget: Budget };
/** Either what the fields say, or what is wanted, field by field. */
export type DebtsReading = { inputs: DebtsInputs; errors: null } | { inputs: null; errors: DebtsErrors };

/** The name that a debt or an offer goes by where none was typed. */
function nameOr(name: string, kind: "Debt" | "Offer", index: number): string {
  return name.trim() === "" ? `${kind} ${index + 1}` : name.trim();
}

function readRate(fields: DebtFields, balance: number, errors: DebtErrors): number {
  const read = reader<DebtAmount>(fields, errors);
  if (fields.rateKind === "apr") return read("apr");
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
  const { minimumKind, promotionApr, promotionMonths, promotionEnd } = fields;
  return {
    name: nameOr(fields.name, "Debt", index),
    balance,
    apr: readRate(fields, balance, errors),
    minimum:
      minimumKind === "fixed" ? read("minimum") : { kind: minimumKind, percent: read("percent"), floor: read("floor") },
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

function readBudget(fields: DebtsFields, errors: Errors<BudgetAmount>): Budget {
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

/** A typed amount without what people add to it, "$5,000 " as "5000"; nothing for what is no amount. */
function plain(typed: string): string {
  return String(parseAmount(typed.slice(0, MAX_AMOUNT_TEXT)) ?? "");
}

/** "d2.balance": a field of the second debt; offers have an "o". */
type Group = "d" | "o";
const nameOf = (group: Group, index: number, field: string) => `${group}${index + 1}.${field}`;

/** The fragment of an address that holds all debts, offers and the budget. */
export function debtsFragment(fields: DebtsFields): string {
  const parts = new URLSearchParams();
  for (const field of BUDGET_AMOUNTS) if (plain(fields[field])) parts.set(field, plain(fields[field]));
  if (fields.strategy !== DEBTS_DEFAULTS.strategy) parts.set("strategy", fields.strategy);
  fields.debts.slice(0, MAX_DEBTS).forEach((debt, index) => {
    const set = (field: keyof DebtFields, text: string) => {
      if (field === "balance" || text !== NEW_DEBT[field]) parts.set(nameOf("d", index, field), text);
    };
    set("name", debt.name.slice(0, MAX_NAME));
    for (const field of DEBT_AMOUNTS) set(field, plain(debt[field]));
    for (const field of ["rateKind", "minimumKind", "promotionEnd"] as const) set(field, debt[field]);
  });
  fields.offers.slice(0, MAX_OFFERS).forEach((offer, index) => {
    const set = (field: keyof OfferFields, text: string) => {
      if (field === "line" || text !== NEW_OFFER[field]) parts.set(nameOf("o", index, field), text);
    };
    set("name", offer.name.slice(0, MAX_NAME));
    for (const field of OFFER_AMOUNTS) set(field, plain(offer[field]));
  });
  return `#${parts.toString()}`;
}

/** How many of a group a fragment holds. */
function countOf(parts: URLSearchParams, group: Group, most: number): number {
  let count = 0;
  while (count < most && parts.has(nameOf(group, count, group === "d" ? "balance" : "line"))) count += 1;
  return count;
}

/**
 * Reads a fragment. What is unknown or no amount falls back to an empty field. Gives undefined for a fragment about
 * something else, such as the anchor of the skip link, which must not wipe out what was typed.
 */
export function parseDebtsFragment(fragment: string): DebtsFields | undefined {
  const text = fragment.replace(/^#/, "");
  if (text === "") return DEBTS_DEFAULTS;
  const parts = new URLSearchParams(text);
  const debts = countOf(parts, "d", MAX_DEBTS);
  if (debts === 0 && !parts.has("budget")) return undefined;
  const textsOf = <Field extends string>(
    group: Group,
    index: number,
    usual: Record<Field, string>,
    names: readonly Field[],
  ) => {
    const read = { ...usual };
    for (const name of names) {
      const given = parts.get(nameOf(group, index, name));
      if (given !== null) read[name] = plain(given);
    }
    return read;
  };
  const nameGiven = (group: Group, index: number) => (parts.get(nameOf(group, index, "name")) ?? "").slice(0, MAX_NAME);
  const fields: DebtsFields = {
    ...DEBTS_DEFAULTS,
    strategy: oneOf(parts.get("strategy"), STRATEGIES, DEBTS_DEFAULTS.strategy),
    debts: Array.from({ length: debts }, (_, index) => {
      const kind = (field: string) => parts.get(nameOf("d", index, field));
      return {
        ...NEW_DEBT,
        ...textsOf<DebtAmount>("d", index, NEW_DEBT, DEBT_AMOUNTS),
        name: nameGiven("d", index),
        rateKind: oneOf(kind("rateKind"), RATE_KINDS, NEW_DEBT.rateKind),
        minimumKind: oneOf(kind("minimumKind"), MINIMUM_KINDS, NEW_DEBT.minimumKind),
        promotionEnd: oneOf(kind("promotionEnd"), PROMOTION_ENDS, NEW_DEBT.promotionEnd),
      };
    }),
    offers: Array.from({ length: countOf(parts, "o", MAX_OFFERS) }, (_, index) => ({
      ...NEW_OFFER,
      ...textsOf<OfferAmount>("o", index, NEW_OFFER, OFFER_AMOUNTS),
      name: nameGiven("o", index),
    })),
  };
  for (const field of BUDGET_AMOUNTS) fields[field] = plain(parts.get(field) ?? "");
  return fields;
}
