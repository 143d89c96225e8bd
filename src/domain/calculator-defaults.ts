/** What stands in the calculator's three fields, as text (specification, section 3). */
export type CalculatorFields = { balance: string; apr: string; payment: string };

/** The specification's defaults (section 9). */
export const CALCULATOR_DEFAULTS: CalculatorFields = { balance: "5000", apr: "24.99", payment: "150" };

/** Beyond these a typing slip is likelier than a real plan. Dollars, percent a year. */
export const MAX_DOLLARS = 1_000_000;
export const MAX_APR = 100;
