import { parseAmount, trimTyped, type ParseResult, type AmountRule, readAmount } from "../forms/amount";
import { MAX_APR } from "../money/conventions";
import { formatPercent, formatShortDollars, toCents } from "../text/format";
import { type Debt, MAX_DEBTS } from "./debt";
import type { Budget } from "./debt-plan";
import {
  type BudgetAmount,
  type DebtAmount,
  type DebtFields,
  type DebtsFields,
  MAX_NAME_LENGTH,
  MAX_OFFERS,
  type OfferAmount,
  type OfferFields,
} from "./debts-fields";
import { STATEMENT_MONTHS, statementApr } from "../payoff/solve-payment";
import type { TransferOffer } from "./transfer-offer";

const WANTED: Record<DebtAmount | OfferAmount | BudgetAmount, AmountRule> = {
  balance: { name: "balance", unit: "dollars", example: "4,600", positive: true },
  apr: { name: "APR", unit: "percent", example: "18.99" },
  statementPayment: { name: "36-month payment", unit: "dollars", example: "165", positive: true },
  minimum: { name: "minimum payment", unit: "dollars", example: "95" },
  percent: { name: "percentage", unit: "percent", example: "1" },
  floor: { name: "minimum amount", unit: "dollars", example: "25" },
  promotionApr: { name: "promotional rate", unit: "percent", example: "0" },
  promotionMonths: { name: "number of months left", unit: "months", example: "8" },
  annualFee: { name: "annual fee", unit: "dollars", example: "95" },
  feePercent: { name: "transfer fee", unit: "percent", example: "3" },
  feeMinimum: { name: "minimum fee", unit: "dollars", example: "5" },
  introApr: { name: "intro APR", unit: "percent", example: "0" },
  introMonths: { name: "number of intro months", unit: "months", example: "18" },
  line: { name: "credit line", unit: "dollars", example: "2,600", positive: true },
  budget: { name: "monthly budget", unit: "dollars", example: "250", positive: true },
  raise: { name: "extra amount per month", unit: "dollars", example: "50" },
  raiseFrom: { name: "month when you start to pay more", unit: "months", example: "6" },
  lumpSum: { name: "lump sum", unit: "dollars", example: "1,000" },
  lumpSumIn: { name: "month of the lump sum", unit: "months", example: "4" },
};

type Errors<Field extends string> = Partial<Record<Field, string>>;
/** The value of a group of fields; one with an error isn't to be calculated with. */
type GroupReading<Value, Field extends string> = { value: Value; errors: Errors<Field> };

const isEmpty = (...texts: string[]) => texts.every((text) => text.trim() === "");

/** Reads amounts of a group of fields, NaN for what is none, and notes what is wrong with those that were read. */
function amountsIn<Field extends keyof typeof WANTED>(fields: Record<Field, string>) {
  const errors: Errors<Field> = {};
  const read = (field: Field): number => {
    const { amount, error } = readAmount(WANTED[field], fields[field]);
    if (error) errors[field] = error;
    return amount;
  };
  return { read, errors };
}

export type DebtErrors = Errors<DebtAmount | "name">;
export type OfferErrors = Errors<OfferAmount | "name">;
export type DebtsErrors = { budget: Errors<BudgetAmount>; debts: DebtErrors[]; offers: OfferErrors[] };

export type DebtInputs = { debts: Debt[]; offers: TransferOffer[]; budget: Budget };
/** The inputs, or the errors; `wanted` is the first error in words, with the debt or offer in question. */
type DebtsReading = ParseResult<DebtInputs, DebtsErrors> & { wanted: string };

/** The name that a debt or an offer goes by: the typed one, or its number where none was typed that it can have. */
export function nameOrNumber(name: string, kind: "Debt" | "Offer", index: number): string {
  return name.trim() === "" || nameErrors(name).name ? `${kind} ${index + 1}` : name.trim();
}

/** The balance and rate of a debt as far as they can be read: "$4,600 at 22.99%". */
export function debtLine({ balance, apr }: DebtFields): string {
  const [owed, rate] = [parseAmount(balance), parseAmount(apr, true)];
  return [owed !== null && formatShortDollars(owed), rate !== null && `at ${formatPercent(rate)}`]
    .filter(Boolean)
    .join(" ");
}

function nameErrors(name: string): Errors<"name"> {
  const { length } = trimTyped(name);
  return length > MAX_NAME_LENGTH
    ? { name: `Shorten the name to ${MAX_NAME_LENGTH} characters. It has ${length} now.` }
    : {};
}

const NO_APR = `No APR up to ${formatPercent(MAX_APR)} pays this balance off in ${STATEMENT_MONTHS} months with that payment.`;

function readDebt(fields: DebtFields, index: number): GroupReading<Debt, DebtAmount | "name"> {
  const { read, errors } = amountsIn<DebtAmount>(fields);
  const balance = read("balance");
  const byPayment = isEmpty(fields.apr) && !isEmpty(fields.statementPayment);
  const apr = byPayment ? statementApr(balance, read("statementPayment")) : read("apr");
  if (apr === null && !errors.balance) errors.statementPayment ??= NO_APR;
  const value = {
    name: nameOrNumber(fields.name, "Debt", index),
    balance,
    apr: apr ?? NaN,
    minimum: isEmpty(fields.minimum)
      ? { kind: fields.rule, percent: read("percent"), floor: read("floor") }
      : read("minimum"),
    ...(!isEmpty(fields.promotionApr, fields.promotionMonths) && {
      promotion: {
        apr: read("promotionApr"),
        lastMonth: read("promotionMonths"),
        deferred: fields.promotionEnd === "deferred",
      },
    }),
    ...(!isEmpty(fields.annualFee) && { annualFee: read("annualFee") }),
  };
  return { value, errors: { ...nameErrors(fields.name), ...errors } };
}

function readOffer(fields: OfferFields, index: number): GroupReading<TransferOffer, OfferAmount | "name"> {
  const { read, errors } = amountsIn<OfferAmount>(fields);
  const value = {
    name: nameOrNumber(fields.name, "Offer", index),
    feePercent: read("feePercent"),
    feeMinimum: read("feeMinimum"),
    introApr: read("introApr"),
    introMonths: read("introMonths"),
    apr: read("apr"),
    line: read("line"),
    ...(!isEmpty(fields.annualFee) && { annualFee: read("annualFee") }),
  };
  return { value, errors: { ...nameErrors(fields.name), ...errors } };
}

function readBudget(fields: DebtsFields): GroupReading<Budget, BudgetAmount> {
  const { read, errors } = amountsIn<BudgetAmount>(fields);
  const value = {
    monthly: toCents(read("budget")),
    ...(!isEmpty(fields.raise) && { raise: { amount: read("raise"), fromMonth: read("raiseFrom") } }),
    ...(!isEmpty(fields.lumpSum) && { lumpSum: { amount: read("lumpSum"), month: read("lumpSumIn") } }),
  };
  return { value, errors };
}

/** People type "$4,600" and "18.99%". An offer counts once it has a line; what is beyond twelve and two is left out. */
export function readDebts(fields: DebtsFields): DebtsReading {
  const budget = readBudget(fields);
  const debts = fields.debts.slice(0, MAX_DEBTS).map(readDebt);
  const offers = fields.offers
    .slice(0, MAX_OFFERS)
    .map((one, index) => (isEmpty(one.line) ? null : readOffer(one, index)));
  const counted = offers.filter((one) => one !== null);
  const [wanted] = [
    ...Object.values(budget.errors),
    ...[...debts, ...counted].flatMap(({ value, errors }) =>
      Object.values(errors).map((error) => `${value.name}: ${error}`),
    ),
  ];
  if (wanted) {
    const errors = {
      budget: budget.errors,
      debts: debts.map((one) => one.errors),
      offers: offers.map((one) => one?.errors ?? {}),
    };
    return { value: null, errors, wanted };
  }
  const inputs = {
    budget: budget.value,
    debts: debts.map(({ value }) => value),
    offers: counted.map(({ value }) => value),
  };
  return { value: inputs, errors: null, wanted: "" };
}
