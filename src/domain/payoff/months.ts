/** Rates are percent a year, everything else counts in months. */
export const MONTHS_A_YEAR = 12;
