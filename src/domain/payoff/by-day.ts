import { MONTHS_A_YEAR } from "./conventions";

const DAYS_A_YEAR = 365;

/**
 * The APR that comes by the month to what this one comes to compounded by the day, as issuers count it; a month is a twelfth of
 * 365 days. Percent a year.
 */
export function aprByDay(apr: number): number {
  const month = (1 + apr / 100 / DAYS_A_YEAR) ** (DAYS_A_YEAR / MONTHS_A_YEAR) - 1;
  return month * MONTHS_A_YEAR * 100;
}
