import fc from "fast-check";
import { MAX_DEBTS, type Debt } from "../../../src/domain/debts/debt";
import type { Budget } from "../../../src/domain/debts/debt-plan";
import type { TransferOffer } from "../../../src/domain/debts/transfer-offer";
import { anyMinimumRule, dollars, percent } from "../arbitraries";

export const WITHIN_A_CENT = 0.02;

/** The cost of a plan without end, as a number to reckon with. */
export const NEVER = 1e9;

/** Debts with fixed minimums that cover the interest, constant rates and no fees. */
export const plainDebt: fc.Arbitrary<Debt> = fc
  .record({ name: fc.string({ maxLength: 5 }), balance: dollars(9000), apr: percent(0, 36), spare: dollars(60) })
  .map(({ name, balance, apr, spare }) => ({
    name,
    balance,
    apr,
    minimum: Math.ceil((balance * apr) / 1200 + spare),
  }));

const promotion = fc.record({
  apr: fc.oneof(fc.constant(0), percent(0, 8)),
  lastMonth: fc.integer({ min: 1, max: 24 }),
  deferred: fc.boolean(),
});

/** Debts of every kind. */
export const anyDebt: fc.Arbitrary<Debt> = fc
  .record({
    plain: plainDebt,
    rule: fc.option(anyMinimumRule),
    promotion: fc.option(promotion),
    annualFee: fc.option(dollars(99)),
  })
  .map(({ plain, rule, promotion, annualFee }) => ({
    ...plain,
    ...(rule ? { minimum: rule } : {}),
    ...(promotion ? { promotion } : {}),
    ...(annualFee === null ? {} : { annualFee }),
  }));

export function debtsOf(debt: fc.Arbitrary<Debt>, maxLength = MAX_DEBTS): fc.Arbitrary<Debt[]> {
  return fc.array(debt, { minLength: 1, maxLength });
}

/** A budget that pays some debts off within a few years, if their minimums allow it. */
export function amplyPaid(debts: readonly Debt[], effort: number): Budget {
  const total = debts.reduce((sum, { balance }) => sum + balance, 0);
  const fixed = debts.reduce((sum, { minimum }) => sum + (typeof minimum === "number" ? minimum : 0), 0);
  return { monthly: Math.ceil(fixed + total * effort) };
}

export const effort = fc.double({ min: 0.03, max: 0.2, noNaN: true });

export const anyOffer: fc.Arbitrary<TransferOffer> = fc.record({
  name: fc.constant("offer"),
  feePercent: fc.constantFrom(0, 3, 5),
  feeMinimum: fc.constantFrom(0, 5, 10),
  introApr: fc.constantFrom(0, 3.99),
  introMonths: fc.integer({ min: 0, max: 21 }),
  apr: percent(12, 30),
  line: dollars(9000),
});
