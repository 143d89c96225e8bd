import { z } from "zod";
import { date, field, groups, httpsAddress, refuse } from "./field";

/** The prime rate by day: `data/prime-rate.json`. Most credit cards' variable rates follow it point by point. */
export const PRIME_FILE = "data/prime-rate.json";

/** Above this it is a slip: it has never been higher than 21.5 percent, in December 1980. */
const MOST_PRIME = 21;

/** Prime follows the Federal Reserve's rate, which moves by quarters of a point. */
const STEP = 0.25;

/** The largest step since 1990, of March 2020. */
const MOST_MOVE = 1;

export const primeSchema = z.strictObject({
  rates: field(
    groups(1, null, {
      day: date("The first day it applied"),
      rate: field(z.number().min(0).max(MOST_PRIME).multipleOf(STEP), "The prime rate, in percent a year", {
        expected: `a rate from 0 to ${MOST_PRIME} percent a year in quarters of a point`,
        hint: "7.25 means 7.25%",
      }),
      source: httpsAddress("Where it can be looked up"),
    }).superRefine((rates, context) => {
      for (const [index, { day, rate }] of rates.slice(1).entries()) {
        const before = rates[index];
        if (!before) continue;
        const near = `a rate at most ${MOST_MOVE} point from ${before.rate}, the one before`;
        if (day <= before.day)
          refuse(context, [index + 1, "day"], `a day after ${before.day}`, "the oldest change comes first");
        if (Math.abs(rate - before.rate) > MOST_MOVE) refuse(context, [index + 1, "rate"], near);
      }
    }),
    "Every change of the prime rate, the oldest first",
  ),
});

export type PrimeRate = z.output<typeof primeSchema>["rates"][number];
