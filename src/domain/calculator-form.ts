import { parseAmount } from "./amount";
import { formatShortDollars } from "./format";
import type { PayoffPlan } from "./payoff";

/** What stands in the three fields, as text (specification, section 3). */
export type CalculatorFields = { balance: string; apr: string; payment: string };
export type CalculatorField = keyof CalculatorFields;
export type CalculatorErrors = Partial<Record<CalculatorField, string>>;

/** The specification's defaults (section 9). */
export const CALCULATOR_DEFAULTS: CalculatorFields = { balance: "5000", apr: "24.99", payment: "150" };

/** Beyond these a typing slip is likelier than a real plan. Dollars, percent a year. */
export const MAX_DOLLARS = 1_000_000;
export const MAX_APR = 100;

/** Either the plan that the fields describe, or what is wanted, field by field. */
export type CalculatorReading = { plan: PayoffPlan; errors: null } | { plan: null; errors: CalculatorErrors };

function dollarsError(amount: number | null, name: string, example: string): string | undefined {
  if (amount === null) return `Enter your ${name} in dollars, such as ${example}.`;
  if (amount <= 0) return `Your ${name} must be more than $0.`;
  if (amount > MAX_DOLLARS) return `Your ${name} can be ${formatShortDollars(MAX_DOLLARS)} at most.`;
  return undefined;
}

function aprError(apr: number | null): string | undefined {
  if (apr === null) return "Enter your annual APR in percent, such as 24.99.";
  if (apr <= 0) return "Your annual APR must be more than 0%.";
  if (apr > MAX_APR) return `Your annual APR can be ${MAX_APR}% at most.`;
  return undefined;
}

/** Reads the three fields. Zero, negative, empty and non-numeric input gives an error for its field. */
export function readCalculator(fields: CalculatorFields): CalculatorReading {
  const balance = parseAmount(fields.balance);
  const apr = parseAmount(fields.apr);
  const payment = parseAmount(fields.payment);
  const found = {
    balance: dollarsError(balance, "current balance", "5,000"),
    apr: aprError(apr),
    payment: dollarsError(payment, "monthly payment", "150"),
  };
  const errors: CalculatorErrors = {};
  if (found.balance) errors.balance = found.balance;
  if (found.apr) errors.apr = found.apr;
  if (found.payment) errors.payment = found.payment;
  if (balance === null || apr === null || payment === null || Object.keys(errors).length > 0) {
    return { plan: null, errors };
  }
  return { plan: { balance, apr, payment }, errors: null };
}
