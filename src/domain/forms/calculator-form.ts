import { parseAmount } from "./amount";
import { type CalculatorFields, MAX_APR, MAX_DOLLARS } from "../payoff/calculator-defaults";
import { formatShortDollars } from "../text/format";
import type { PayoffPlan } from "../payoff/payoff";

export type CalculatorField = keyof CalculatorFields;
export type CalculatorErrors = Partial<Record<CalculatorField, string>>;

/** Either the plan that the fields describe, or what is wanted, field by field. */
export type CalculatorReading = { plan: PayoffPlan; errors: null } | { plan: null; errors: CalculatorErrors };

/** What was typed, as a number; NaN, which has an error in every field, for text that is none. */
export function typedNumber(typed: string): number {
  return parseAmount(typed) ?? NaN;
}

function dollarsError(amount: number, name: string, example: string): string | undefined {
  if (Number.isNaN(amount)) return `Enter your ${name} in dollars, such as ${example}.`;
  if (amount <= 0) return `Your ${name} must be more than $0.`;
  if (amount > MAX_DOLLARS) return `Your ${name} can be ${formatShortDollars(MAX_DOLLARS)} at most.`;
  return undefined;
}

function aprError(apr: number): string | undefined {
  if (Number.isNaN(apr)) return "Enter your annual APR in percent, such as 24.99.";
  if (apr <= 0) return "Your annual APR must be more than 0%.";
  if (apr > MAX_APR) return `Your annual APR can be ${MAX_APR}% at most.`;
  return undefined;
}

/** Reads the three fields. Zero, negative, empty and non-numeric input gives an error for its field. */
export function readCalculator(fields: CalculatorFields): CalculatorReading {
  const balance = typedNumber(fields.balance);
  const apr = typedNumber(fields.apr);
  const payment = typedNumber(fields.payment);
  const found = {
    balance: dollarsError(balance, "current balance", "5,000"),
    apr: aprError(apr),
    payment: dollarsError(payment, "monthly payment", "150"),
  };
  const errors: CalculatorErrors = {};
  if (found.balance) errors.balance = found.balance;
  if (found.apr) errors.apr = found.apr;
  if (found.payment) errors.payment = found.payment;
  if (Object.keys(errors).length > 0) return { plan: null, errors };
  return { plan: { balance, apr, payment }, errors: null };
}
