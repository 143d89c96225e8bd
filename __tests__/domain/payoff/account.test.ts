import { type Account, hasFees, introRate } from "../../../src/domain/payoff/account";
import type { Offer } from "../../../src/domain/lending/offer";

const FULL = {
  balance: 5000,
  apr: 24.99,
  introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }] as Offer[],
  transferFee: 150,
  annualFee: 95,
} satisfies Account;

test("takes the intro rate of the first offer that names the scope", () => {
  const withOffers = (...introOffers: Offer[]): Account => ({ ...FULL, introOffers });
  const each = withOffers({ apr: 0, months: 21, scope: ["transfers"] }, { apr: 12, months: 12, scope: ["purchases"] });
  expect(introRate(each, "transfers")).toEqual({ lastMonth: 21, rate: 0 });
  expect(introRate(each, "purchases")).toEqual({ lastMonth: 12, rate: 0.01 });
  const both: Offer = { apr: 0, months: 15, scope: ["purchases", "transfers"] };
  const first = withOffers(both, { apr: 6, months: 9, scope: ["transfers"] });
  expect([introRate(first, "transfers").lastMonth, introRate(first, "purchases").lastMonth]).toEqual([15, 15]);
});

test("has no intro month without an offer for the scope", () => {
  expect(introRate(FULL, "purchases").lastMonth).toBe(0);
  expect(introRate({ balance: 1, apr: 1 }, "transfers").lastMonth).toBe(0);
});

test("has fees with an annual, a first year's or a monthly one", () => {
  expect(hasFees({ ...FULL, annualFee: 0 })).toBe(false);
  for (const fee of [{ annualFee: 95 }, { firstYearFee: 10 }, { monthlyFee: 1 }])
    expect(hasFees({ balance: 1, apr: 1, ...fee })).toBe(true);
});
