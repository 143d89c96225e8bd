import { parseAmount } from "../forms/amount";
import { PLAN_DEFAULTS, type RuleKind } from "../numbers/plan-form";
import { LEAST_AMOUNT, MAX_APR, MAX_DOLLARS, MAX_MONTHS } from "../payoff/conventions";
import { formatPercent, formatShortDollars } from "../text/format";
import { type Debt, MAX_DEBTS } from "./debt";
import type { Budget } from "./debt-plan";
import type { Strategy } from "./debt-strategies";
import { STATEMENT_MONTHS, statementApr } from "./statement-rate";
import type { TransferOffer } from "./transfer-offer";

/** The fields of /debts as they are typed, and what they say. */

/** What follows a promotional rate: the regular one, or deferred interest that is charged back, too. */
export const PROMOTION_ENDS = ["rate", "deferred"] as const;
export type PromotionEnd = (typeof PROMOTION_ENDS)[number];

/** No more offers than these are compared at once. */
export const MAX_OFFERS = 2;

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

/** Without an APR the statement's 36-month payment tells it; without a minimum payment the rule does. */
export type DebtFields = Record<"name" | DebtAmount, string> & { rule: RuleKind; promotionEnd: PromotionEnd };

export const OFFER_AMOUNTS = [
  "feePercent",
  "feeMinimum",
  "introApr",
  "introMonths",
  "apr",
  "line",
  "annualFee",
] as const;
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

/** Two debts as an example, of which the smaller one doesn't have the higher rate: the orders of payment differ. */
export const DEBTS_DEFAULTS: DebtsFields = {
  budget: "250",
  raise: "",
  raiseFrom: "",
  lumpSum: "",
  lumpSumIn: "",
  strategy: "cheapest",
  debts: [
    { ...NEW_DEBT, name: "Old card", balance: "1200", apr: "17.99" },
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
  dollars: { least: LEAST_AMOUNT, most: MAX_DOLLARS, show: formatShortDollars, asked: " in dollars" },
  percent: { least: LEAST_AMOUNT, most: MAX_APR, show: formatPercent, asked: " in percent" },
  months: { least: 1, most: MAX_MONTHS, show: String, asked: "" },
};

/** Why a field doesn't take what was typed; undefined if it does. */
function amountError(field: keyof typeof WANTED, amount: number): string | undefined {
  const { name, unit, example, positive = unit === "months" } = WANTED[field];
  const { least, most, show, asked } = UNITS[unit];
  if (Number.isNaN(amount)) return `Enter the ${name}${asked}, such as ${example}.`;
  if (unit === "months" && !Number.isInteger(amount)) return `Enter the ${name} as a whole number, such as ${example}.`;
  if (positive && amount < least) return `The ${name} must be at least ${show(least)}.`;
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
/** Either what the fields say, or what is wanted, field by field, and the first of it with the debt or offer in question. */
export type DebtsReading =
  { inputs: DebtsInputs; errors: null; wanted: "" } | { inputs: null; errors: DebtsErrors; wanted: string };

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

/** All errors of some debts or offers, each with the name. */
function withNames(read: readonly { name: string }[], errors: readonly Errors<string>[]): string[] {
  return read.flatMap(({ name }, index) =>
    Object.values(errors[index] ?? {}).map((error) => `${name}: ${error ?? ""}`),
  );
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
  const [wanted = ""] = [
    ...Object.values(errors.budget),
    ...withNames(inputs.debts, errors.debts),
    ...withNames(inputs.offers, errors.offers),
  ];
  return wanted === "" ? { inputs, errors: null, wanted } : { inputs: null, errors, wanted };
}
