import type { PayoffPlan } from "./payoff";

/** The specification's default plan (section 9): dollars, percent a year, dollars a month. */
export const DEFAULT_PLAN: PayoffPlan = { balance: 5000, apr: 24.99, payment: 150 };

/** The least amount that a field takes: a cent, or a hundredth of a percent. What is less would read as nothing. */
export const LEAST_AMOUNT = 0.01;

/** Beyond these a typing slip is likelier than a real plan. Dollars, percent a year. */
export const MAX_DOLLARS = 1_000_000;
export const MAX_APR = 100;
