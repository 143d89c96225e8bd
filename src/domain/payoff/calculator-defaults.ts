/** What stands in the calculator's three fields, as text (specification, section 3). */
export type CalculatorFields = { balance: string; apr: string; payment: string };

/** The specification's default plan (section 9): dollars, percent a year, dollars a month. */
export const DEFAULT_PLAN = { balance: 5000, apr: 24.99, payment: 150 };

/** The same as it stands in the fields. */
export const CALCULATOR_DEFAULTS: CalculatorFields = {
  balance: String(DEFAULT_PLAN.balance),
  apr: String(DEFAULT_PLAN.apr),
  payment: String(DEFAULT_PLAN.payment),
};

/** Beyond these a typing slip is likelier than a real plan. Dollars, percent a year. */
export const MAX_DOLLARS = 1_000_000;
export const MAX_APR = 100;
