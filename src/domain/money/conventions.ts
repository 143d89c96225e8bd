/** The conventions that every calculation of the site shares (specification, section 9). */

export const MONTHS_A_YEAR = 12;

/** No plan is followed for longer. */
export const MAX_MONTHS = 600;

/** A debt is paid off at this balance, in dollars: what is left is less than a cent can pay. */
export const CLOSING_BALANCE = 0.01;

/** The most that floating point may add to an amount of whole cents, in dollars. */
export const ROUNDING_ERROR = 1e-8;

/** A month's part of an APR in percent a year, as a fraction. */
export function monthlyRate(apr: number): number {
  return apr / 100 / MONTHS_A_YEAR;
}

/** The specification's default plan (section 9): dollars, percent a year, dollars a month. */
export const DEFAULT_PLAN = { balance: 5000, apr: 24.99, payment: 150 };

/** The least amount that a field takes: a cent, or a hundredth of a percent. What is less would read as nothing. */
export const LEAST_AMOUNT = 0.01;

/** Beyond these a typing slip is likelier than a real plan. Dollars, percent a year. */
export const MAX_DOLLARS = 1_000_000;
export const MAX_APR = 100;
