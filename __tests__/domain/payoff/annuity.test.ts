import fc from "fast-check";
import { type Account, introRate } from "../../../src/domain/payoff/account";
import { annuityPayment } from "../../../src/domain/payoff/annuity";
import { accountOf, anyTerms, percent } from "../arbitraries";

const months = fc.integer({ min: 1, max: 600 });

/**
 * Computes the balance after so many months with this payment, month by month: each month's fees bear interest
 * at their own rate and then join what was moved.
 */
function owedAfter(account: Account, payment: number, within: number): number {
  const { balance, apr, transferFee = 0, annualFee = 0, firstYearFee = annualFee, monthlyFee = 0 } = account;
  let owed = balance + transferFee;
  for (let month = 1; month <= within; month += 1) {
    const rateOf = (scope: "transfers" | "purchases") => {
      const { lastMonth, rate } = introRate(account, scope);
      return month <= lastMonth ? rate : apr / 1200;
    };
    const yearly = month === 1 ? firstYearFee : month % 12 === 1 ? annualFee : 0;
    const fees = monthlyFee + yearly;
    owed += owed * rateOf("transfers") + fees + fees * rateOf("purchases") - payment;
  }
  return owed;
}

/** What a dollar of payment comes to by then: how far a rounding error may grow. */
function weight(account: Account, within: number): number {
  return owedAfter(account, 0, within) - owedAfter(account, 1, within);
}

describe("the payment of an annuity in closed form", () => {
  test("leaves the closing balance after just so many months, whatever the account charges", () => {
    fc.assert(
      fc.property(anyTerms, months, fc.double({ min: 0, max: 5, noNaN: true }), (terms, within, closing) => {
        const account = accountOf(terms);
        const payment = annuityPayment(account, within, closing);
        expect(Math.abs(owedAfter(account, payment, within) - closing) / weight(account, within)).toBeLessThan(1e-6);
      }),
      { numRuns: 300 },
    );
  });

  test("holds at the smallest rates, where a plain formula loses its digits", () => {
    fc.assert(
      fc.property(percent(0, 1), months, (tiny, within) => {
        const payment = annuityPayment({ balance: 6000, apr: tiny / 1e9 }, within, 0);
        expect(Math.abs(payment - 6000 / within)).toBeLessThan(1e-4);
      }),
    );
  });
});
