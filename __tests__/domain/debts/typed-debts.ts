import { DEBTS_DEFAULTS, type DebtsFields, NEW_DEBT, NEW_OFFER } from "../../../src/domain/debts/debts-fields";

/** Fields as people fill them in: two debts and an offer. */
export const TYPED: DebtsFields = {
  ...DEBTS_DEFAULTS,
  budget: "$400",
  lumpSum: "1,000",
  lumpSumIn: "4",
  strategy: "own",
  debts: [
    { ...NEW_DEBT, name: "Visa & co", balance: "$4,600", apr: "18.99%", minimum: "95" },
    {
      ...NEW_DEBT,
      balance: "3000",
      statementPayment: "103.12",
      promotionApr: "0",
      promotionMonths: "8",
      promotionEnd: "deferred",
      annualFee: "95",
    },
  ],
  offers: [{ ...NEW_OFFER, introMonths: "18", apr: "24.99", line: "2,600" }],
};
