import type { PrimeRate } from "../../../src/schema/prime-schema";

/** The prime rate, from each of these days on. */
export const primeRates = (...rates: [day: string, rate: number][]): PrimeRate[] =>
  rates.map(([day, rate]) => ({ day, rate, source: "https://www.example.com" }));
