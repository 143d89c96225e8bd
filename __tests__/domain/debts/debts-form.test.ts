import fc from "fast-check";
import {
  DEBTS_DEFAULTS,
  type DebtsFields,
  NEW_DEBT,
  NEW_OFFER,
  debtsFragment,
  parseDebtsFragment,
  readDebts,
} from "../../../src/domain/debts/debts-form";
import { typedCents } from "../arbitraries";

const typed: DebtsFields = {
  ...DEBTS_DEFAULTS,
  budget: "$400",
  lumpSum: "1,000",
  lumpSumIn: "4",
  strategy: "own",
  debts: [
    { ...NEW_DEBT, name: " Visa & co ", balance: "$4,600", apr: "18.99%", minimumKind: "fixed", minimum: "95" },
    {
      ...NEW_DEBT,
      balance: "3000",
      rateKind: "statement",
      statementPayment: "103.12",
      promotionApr: "0",
      promotionMonths: "8",
      promotionEnd: "deferred",
      annualFee: "95",
    },
  ],
  offers: [{ ...NEW_OFFER, introMonths: "18", apr: "24.99", line: "2,600" }],
};

test("amounts are read as people type them, and what is left empty is left out", () => {
  expect(readDebts(typed)).toEqual({
    errors: null,
    inputs: {
      budget: { monthly: 400, lumpSum: { amount: 1000, month: 4 } },
      debts: [
        { name: "Visa & co", balance: 4600, apr: 18.99, minimum: 95 },
        {
          name: "Debt 2",
          balance: 3000,
          apr: 14.4,
          minimum: { kind: "percent-plus-interest", percent: 1, floor: 25 },
          promotion: { apr: 0, lastMonth: 8, deferred: true },
          annualFee: 95,
        },
      ],
      offers: [{ name: "Offer 1", feePercent: 3, feeMinimum: 5, introApr: 0, introMonths: 18, apr: 24.99, line: 2600 }],
    },
  });
});

test("what is no answer is said field by field", () => {
  const { errors } = readDebts({
    ...typed,
    budget: "0",
    raise: "50",
    debts: [
      { ...NEW_DEBT, balance: "", apr: "101", floor: "-1" },
      { ...NEW_DEBT, balance: "3000", rateKind: "statement", statementPayment: "50", promotionApr: "0" },
    ],
    offers: [{ ...NEW_OFFER, introMonths: "1.5", apr: "20", line: "x" }],
  });
  expect(errors).toEqual({
    budget: {
      budget: "The monthly budget must be more than $0.",
      raiseFrom: "Enter the month from which you pay more, such as 6.",
    },
    debts: [
      {
        balance: "Enter the balance in dollars, such as 4,600.",
        apr: "The APR can be 100% at most.",
        floor: "The smallest minimum payment can’t be less than $0.",
      },
      {
        statementPayment: "No APR up to 100% pays this balance off in 36 months with that payment.",
        promotionMonths: "Enter the number of months left, such as 8.",
      },
    ],
    offers: [
      {
        introMonths: "Enter the length of the intro rate as a whole number, such as 18.",
        line: "Enter the credit line in dollars, such as 2,600.",
      },
    ],
  });
});

test("the example can be calculated with", () => {
  expect(readDebts(DEBTS_DEFAULTS).errors).toBeNull();
});

test("a fragment gives back all debts, offers and the budget", () => {
  const back = parseDebtsFragment(debtsFragment(typed));
  expect(back && readDebts(back)).toEqual(readDebts(typed));
  expect(back?.strategy).toBe("own");
  expect(parseDebtsFragment(debtsFragment(DEBTS_DEFAULTS))).toEqual(DEBTS_DEFAULTS);
});

test("any twelve debts come back as they were", () => {
  const debt = fc
    .record({ name: fc.string({ maxLength: 40 }), balance: typedCents(9000), apr: typedCents(99) })
    .map((fields) => ({ ...NEW_DEBT, ...fields }));
  fc.assert(
    fc.property(fc.array(debt, { maxLength: 12 }), typedCents(900), (debts, budget) => {
      const fields: DebtsFields = { ...DEBTS_DEFAULTS, budget, debts };
      expect(parseDebtsFragment(debtsFragment(fields))).toEqual(fields);
    }),
  );
});

test("no fragment is the example, and one about something else is none", () => {
  expect(parseDebtsFragment("")).toBe(DEBTS_DEFAULTS);
  expect(parseDebtsFragment("#content")).toBeUndefined();
});

test("what is unknown or no amount in a fragment falls back", () => {
  const back = parseDebtsFragment(
    "#budget=lots&strategy=luck&d1.balance=100&d1.apr=high&d1.minimumKind=none&d3.balance=1",
  );
  expect(back).toEqual({
    ...DEBTS_DEFAULTS,
    budget: "",
    debts: [{ ...NEW_DEBT, balance: "100" }],
  });
});

test("a thirteenth debt and a third offer are left out", () => {
  const many = {
    ...typed,
    debts: Array(13).fill(typed.debts[0]),
    offers: Array(3).fill(typed.offers[0]),
  } as DebtsFields;
  const { inputs } = readDebts(many);
  expect([inputs?.debts.length, inputs?.offers.length]).toEqual([12, 2]);
  expect(parseDebtsFragment(debtsFragment(many))?.debts).toHaveLength(12);
});
