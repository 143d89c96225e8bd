import { type Account, hasPurchases, introRate, isAccount } from "../../../src/domain/payoff/account";
import type { Offer } from "../../../src/domain/lending/offer";

const FULL = {
  balance: 5000,
  apr: 24.99,
  introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }] as Offer[],
  transferFee: 150,
  annualFee: 95,
  spending: 200,
  rewardsPercent: 1.5,
  rewardsMonths: 12,
} satisfies Account;

describe("an account", () => {
  test("needs a balance and a rate only, and may be as large as a million", () => {
    expect(isAccount({ balance: 0.01, apr: 0 })).toBe(true);
    expect(isAccount({ balance: 1_000_000, apr: 0 })).toBe(true);
    expect(isAccount({ balance: 1_000_000.01, apr: 0 })).toBe(false);
  });

  test("may have zeros everywhere but in the balance", () => {
    const zeros = { apr: 0, transferFee: 0, annualFee: 0, firstYearFee: 0, monthlyFee: 0, spending: 0 };
    const noRewards = { rewardsPercent: 0, rewardsMonths: 0 };
    expect(isAccount({ ...FULL, ...zeros, ...noRewards })).toBe(true);
    expect(isAccount({ ...FULL, balance: 0 })).toBe(false);
  });

  test.each([
    "balance",
    "apr",
    "transferFee",
    "annualFee",
    "firstYearFee",
    "monthlyFee",
    "spending",
    "rewardsPercent",
  ] as const)("is not sound with a %s that is negative or no finite number", (name) => {
    for (const bad of [-0.01, NaN, Infinity]) expect(isAccount({ ...FULL, [name]: bad })).toBe(false);
  });

  test.each(["apr", "months"] as const)(
    "is not sound if the %s of an offer is negative or no finite number",
    (name) => {
      const sound: Offer = { apr: 0, months: 12, scope: ["purchases"] };
      expect(isAccount({ ...FULL, introOffers: [sound, { ...sound, [name]: 0 }] })).toBe(true);
      for (const bad of [-1, NaN, Infinity]) {
        expect(isAccount({ ...FULL, introOffers: [sound, { ...sound, [name]: bad }] })).toBe(false);
      }
    },
  );
});

test("the intro rate is that of the first offer that names the scope, a month's part of it as a fraction", () => {
  const withOffers = (...introOffers: Offer[]): Account => ({ ...FULL, introOffers });
  const each = withOffers({ apr: 0, months: 21, scope: ["transfers"] }, { apr: 12, months: 12, scope: ["purchases"] });
  expect(introRate(each, "transfers")).toEqual({ lastMonth: 21, rate: 0 });
  expect(introRate(each, "purchases")).toEqual({ lastMonth: 12, rate: 0.01 });
  const both: Offer = { apr: 0, months: 15, scope: ["purchases", "transfers"] };
  const first = withOffers(both, { apr: 6, months: 9, scope: ["transfers"] });
  expect([introRate(first, "transfers").lastMonth, introRate(first, "purchases").lastMonth]).toEqual([15, 15]);
});

test("an intro rate lasts no month without an offer for the scope", () => {
  expect(introRate(FULL, "purchases").lastMonth).toBe(0);
  expect(introRate({ balance: 1, apr: 1 }, "transfers").lastMonth).toBe(0);
});

test("something is bought if there is spending or an annual fee", () => {
  expect(hasPurchases({})).toBe(false);
  expect(hasPurchases({ ...FULL, spending: 0, annualFee: 0 })).toBe(false);
  expect(hasPurchases({ ...FULL, spending: 0 })).toBe(true);
  expect(hasPurchases({ ...FULL, annualFee: 0 })).toBe(true);
});
