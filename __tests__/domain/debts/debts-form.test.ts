import fc from "fast-check";
import {
  DEBTS_DEFAULTS,
  type DebtsFields,
  NEW_DEBT,
  NEW_OFFER,
  offerFields,
  parseDebts,
  readDebts,
  typedText,
  withDebts,
} from "../../../src/domain/debts/debts-form";
import { parseNumbers, withNumbers } from "../../../src/domain/numbers/numbers";
import { parsePlan } from "../../../src/domain/numbers/plan-form";
import { typedCents } from "../arbitraries";

const typed: DebtsFields = {
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

/** The text that the tab keeps of fields that can be calculated with. */
function keptText(fields: DebtsFields, text = ""): string {
  const { inputs } = readDebts(fields);
  if (!inputs) throw new Error("These fields have an error.");
  return withDebts(text, fields, inputs);
}

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
      { ...NEW_DEBT, balance: "3000", statementPayment: "50", promotionApr: "0" },
      { ...NEW_DEBT, balance: "3000" },
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
      { apr: "Enter the APR in percent, such as 18.99." },
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

describe("the text that is kept", () => {
  test("gives back all debts, offers and the budget", () => {
    const back = parseDebts(`#${keptText(typed)}`);
    expect(back && readDebts(back)).toEqual(readDebts(typed));
    expect(back?.strategy).toBe("own");
  });

  test("holds the first debt as the visitor's numbers, with what it could get a month", () => {
    // The second debt has to get 1% of its balance with the fee, and the interest on the fee: $32.09.
    expect(parseNumbers(keptText(typed))).toEqual({
      goal: "balance",
      amount: "4600",
      apr: "18.99",
      payment: "367.91",
      tier: "",
    });
  });

  test("a single debt's budget is the visitor's payment, on whichever page it is changed", () => {
    const one = { ...typed, budget: "150", debts: typed.debts.slice(0, 1) };
    const text = withNumbers(keptText(one), { goal: "balance", amount: "5000", apr: "21", payment: "175", tier: "" });
    expect(parseDebts(text)).toMatchObject({
      budget: "175",
      debts: [{ name: "Visa & co", balance: "5000", apr: "21" }],
    });
  });

  test("numbers of another tool are the first debt; a purchase is none", () => {
    expect(parseDebts("balance=5000&apr=24.99&payment=150")).toEqual({
      ...DEBTS_DEFAULTS,
      budget: "150",
      debts: [{ ...NEW_DEBT, balance: "5000", apr: "24.99" }],
    });
    expect([parseDebts(""), parseDebts("#content"), parseDebts("purchase=300&payment=50")]).toEqual([null, null, null]);
  });

  test("a first debt without interest stays one", () => {
    const free = { ...typed, debts: [{ ...NEW_DEBT, balance: "500", apr: "0" }] };
    expect(parseDebts(keptText(free))?.debts[0]?.apr).toBe("0");
    expect(parseNumbers(keptText(free))?.apr).toBe("");
  });

  test("what the calculator keeps in it stays", () => {
    const text = keptText(
      typed,
      "balance=100&apr=20&payment=10&score=720-or-more&plan=target&months=24&d2.name=old&strategy=snowball",
    );
    expect(parsePlan(text)).toMatchObject({ plan: "target", months: "24" });
    expect(parseNumbers(text)?.tier).toBe("720-or-more");
    expect(parseDebts(text)).toEqual(parseDebts(keptText(typed)));
  });

  test("what is typed and can't be calculated with yet comes back as it was", () => {
    const debt = fc
      .record({
        name: fc.constantFrom("", "A & B", "#1=2"),
        balance: fc.constantFrom("", "x", "$4,600"),
        apr: typedCents(99),
      })
      .map((fields) => ({ ...NEW_DEBT, ...fields }));
    const offer = fc.record({ line: fc.constantFrom("", "2,600") }).map((fields) => ({ ...NEW_OFFER, ...fields }));
    fc.assert(
      fc.property(
        fc.array(debt, { minLength: 1, maxLength: 12 }),
        fc.array(offer, { maxLength: 2 }),
        typedCents(900),
        (debts, offers, budget) => {
          const fields: DebtsFields = { ...DEBTS_DEFAULTS, budget, debts, offers };
          expect(parseDebts(typedText(fields))).toEqual(fields);
        },
      ),
    );
  });

  test("what is unknown falls back", () => {
    expect(parseDebts("budget=9&strategy=luck&d1.balance=100&d1.rule=none&d3.balance=1")).toEqual({
      ...DEBTS_DEFAULTS,
      budget: "9",
      debts: [{ ...NEW_DEBT, balance: "100" }],
    });
  });

  test("a thirteenth debt and a third offer are left out", () => {
    const debts = Array.from({ length: 13 }, () => ({ ...NEW_DEBT, balance: "100", apr: "20" }));
    const many = { ...typed, debts, offers: [NEW_OFFER, NEW_OFFER, NEW_OFFER] };
    const { inputs } = readDebts(many);
    expect([inputs?.debts.length, inputs?.offers.length]).toEqual([12, 2]);
    expect(parseDebts(typedText(many))?.debts).toHaveLength(12);
  });
});

test("an offer stands in the fields as it was taken", () => {
  const [offer] = readDebts(typed).inputs?.offers ?? [];
  expect(offer && readDebts({ ...typed, offers: [offerFields(offer)] }).inputs?.offers).toEqual([offer]);
});
