import fc from "fast-check";
import type { Offer } from "../../src/domain/lending/offer";
import type { Account } from "../../src/domain/payoff/account";
import type { MinimumRule } from "../../src/domain/payoff/minimum-payment";

/** Random texts, accounts and plans, of which most are what a property speaks of. */

/** Texts that mean an amount, and any others: never the one alone. */
export function typedOr(amount: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const nearly = fc.string({ unit: fc.constantFrom(..."0123456789.,$%- "), maxLength: 8 });
  return fc.oneof({ weight: 2, arbitrary: amount }, fc.string(), nearly);
}

/** Whole cents as people may type them. */
export function typedCents(max: number): fc.Arbitrary<string> {
  return fc.integer({ min: 1, max: max * 100 }).map((cents) => String(cents / 100));
}

/**
 * Dollars in sixty-fourths: sums of binary fractions are exact, so where no interest is charged the order of additions
 * can't move a balance across the closing cent.
 */
export function dollars(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: max * 64 }).map((parts) => parts / 64);
}

/** As `dollars`, and nothing at all in half of the cases. */
export function dollarsOrNone(max: number): fc.Arbitrary<number> {
  return fc.oneof(fc.constant(0), dollars(max));
}

/** Percent a year, in hundredths. */
export function percent(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
}

/** One intro rate with its months for each use; 0 is no offer. */
export type Intro = { apr: number; transfers: number; purchases: number };

export function offersOf({ apr, transfers, purchases }: Intro): Offer[] {
  const offers: Offer[] = [
    { apr, months: transfers, scope: ["transfers"] },
    { apr, months: purchases, scope: ["purchases"] },
  ];
  return offers.filter(({ months }) => months > 0);
}

const introMonths = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 24 }));
export const anyIntro: fc.Arbitrary<Intro> = fc.record({
  apr: fc.oneof(fc.constant(0), percent(0, 5)),
  transfers: introMonths,
  purchases: introMonths,
});

/** Terms as they are drawn; `accountOf` makes the account. The regular APR exceeds every intro rate. */
export type Drawn = Omit<Required<Account>, "balanceScope" | "introOffers" | "deferredInterest"> & { intro: Intro };

export const anyTerms: fc.Arbitrary<Drawn> = fc.record({
  balance: dollars(20_000),
  apr: percent(6, 36),
  intro: anyIntro,
  transferFee: dollarsOrNone(500),
  annualFee: dollarsOrNone(200),
  firstYearFee: dollarsOrNone(200),
  monthlyFee: dollarsOrNone(500),
});

export function accountOf({ intro, ...account }: Drawn): Account {
  return { ...account, introOffers: offersOf(intro) };
}

/**
 * Terms with a fixed payment: the monthly fee and so many times the first month's interest. Most of these plans end, in weeks
 * or in decades; some don't.
 */
export const anyFixedPlan = fc
  .record({ terms: anyTerms, effort: fc.double({ min: 0.8, max: 20, noNaN: true }) })
  .map(({ terms, effort }) => {
    const owed = terms.balance + terms.transferFee + terms.firstYearFee;
    const interest = (owed * terms.apr) / 1200;
    return { terms, payment: Math.ceil((terms.monthlyFee + interest * effort) * 64) / 64 };
  });

export const anyMinimumRule: fc.Arbitrary<MinimumRule> = fc.record({
  kind: fc.constantFrom("percent" as const, "percent-plus-interest" as const),
  percent: percent(1, 8),
  floor: dollars(50),
});
