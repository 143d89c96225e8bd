import fc from "fast-check";
import type { Account } from "../../../src/domain/payoff/account";
import { amortize } from "../../../src/domain/payoff/simulation";
import { CLOSING_BALANCE } from "../../../src/domain/money/conventions";
import { paymentWithin, smallestEndingPayment, statementApr } from "../../../src/domain/payoff/solve-payment";
import { type Drawn, accountOf, anyTerms } from "../arbitraries";

const oneCentLess = (payment: number) => (Math.round(payment * 100) - 1) / 100;

/** Balance after so many months, where not even a cent is forgiven. */
function leftAfter(account: Account, payment: number, maxMonths: number): number {
  return amortize(account, payment, { maxMonths, closingBalance: 0 }).balanceLeft;
}

const ZERO_FOR_21: Omit<Account, "balance"> = {
  apr: 28.99,
  introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }],
};

describe("the payment that pays off within so many months", () => {
  test.each([
    ["the guide's $5,000 with 3 %", { ...ZERO_FOR_21, balance: 5000, transferFee: 150 }, 21, 245.24],
    ["no interest, no rest", { balance: 100, apr: 0 }, 1, 100],
    ["a third of $100 leaves a cent, so it is a cent more", { balance: 100, apr: 0 }, 3, 33.34],
    ["12 months have one annual fee", { balance: 1140, apr: 0, annualFee: 60 }, 12, 100],
    ["14 months have two", { balance: 1140, apr: 0, annualFee: 60 }, 14, 90],
    ["the least that there is to pay", { balance: 0.01, apr: 0 }, 600, 0.01],
  ])("solves %s: %j within %d months takes %d", (_, account, within, payment) => {
    expect(paymentWithin(account, within)).toBe(payment);
  });

  test("leaves nothing in time, while one cent less leaves something, whatever the account charges", () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 120 }), (terms: Drawn, within) => {
        const account = accountOf(terms);
        const payment = paymentWithin(account, within);
        expect(Math.round(payment * 100) / 100).toBe(payment);
        expect(leftAfter(account, payment, within)).toBeLessThan(1e-6);
        expect(leftAfter(account, oneCentLess(payment), within)).toBeGreaterThan(1e-6);
      }),
      { numRuns: 200 },
    );
  });

  test("is found for the largest amounts that an account may have", () => {
    expect(paymentWithin({ balance: 1e6, apr: 0, monthlyFee: 1e6 }, 1)).toBe(2e6);
    expect(paymentWithin({ balance: 1e6, apr: 1e6 }, 600)).toBe(833_333_333.34);
    expect(smallestEndingPayment({ balance: 1e6, apr: 1e6, annualFee: 1e6, monthlyFee: 1e6 })).toBeLessThan(1e10);
  });
});

describe("the smallest payment that ends at all", () => {
  test("ends within 600 months, while one cent less does not, whatever the account charges", () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const account = accountOf(terms);
        const payment = smallestEndingPayment(account);
        expect(amortize(account, payment).balanceLeft).toBeLessThanOrEqual(CLOSING_BALANCE);
        expect(amortize(account, oneCentLess(payment)).balanceLeft).toBeGreaterThan(CLOSING_BALANCE);
      }),
      { numRuns: 50 },
    );
  });

  test("forgives the closing cent", () => {
    expect(smallestEndingPayment({ balance: 6.009, apr: 0 })).toBe(0.01);
    expect(smallestEndingPayment({ balance: 6.02, apr: 0 })).toBe(0.02);
  });
});

test.each([
  // The Federal Reserve's sample statement prints $103 for $3,000 at 14.4%.
  [3000, 103.12, 14.4],
  [3600, 100, 0],
  [3600, 99.99, null],
  [100, 500, null],
  [0, 10, null],
  [NaN, 10, null],
])("finds for a balance of $%d with $%d in the 36-month box an APR of %s", (balance, payment, apr) => {
  expect(statementApr(balance, payment)).toBe(apr);
});
