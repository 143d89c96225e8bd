import { statementApr } from "../../../src/domain/debts/statement-rate";

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
