import { compareWithLowApr, payOff, smallestPayment } from "../../src/domain/payoff";

const cents = (amount: number) => Math.round(amount * 100) / 100;

test("the default plan takes 58 months, $3,622.30 of interest and $8,622.30 in all", () => {
  const result = payOff({ balance: 5000, apr: 24.99, payment: 150 });
  expect(result).toMatchObject({ outcome: "paid-off", months: 58 });
  expect(cents(result?.totalInterest ?? NaN)).toBe(3622.3);
  expect(cents(result?.totalPayments ?? NaN)).toBe(8622.3);
});
