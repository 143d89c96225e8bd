import { DEBTS_DEFAULTS, NEW_DEBT, NEW_OFFER } from "../../../src/domain/debts/debts-fields";
import { readDebts } from "../../../src/domain/debts/debts-form";
import { TYPED } from "./typed-debts";

test("reads amounts as people type them, and leaves out what is empty", () => {
  expect(readDebts(TYPED)).toEqual({
    errors: null,
    wanted: "",
    value: {
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

test("says of a name that is too long how long it may be, and goes by its number until then", () => {
  const name = "Rewards card of the credit union in town ";
  const [debt] = TYPED.debts;
  const read = (text: string) => readDebts({ ...TYPED, debts: [{ ...(debt ?? NEW_DEBT), name: text }] });
  expect(read(` ${name}`).value?.debts[0]?.name).toBe(name.trim());
  expect(read(`${name}x`)).toMatchObject({
    errors: { debts: [{ name: "Shorten the name to 40 characters. It has 42 now." }] },
    wanted: "Debt 1: Shorten the name to 40 characters. It has 42 now.",
  });
});

test("reads a rate with a decimal comma, and asks about dollars with one", () => {
  const read = readDebts({ ...TYPED, debts: [{ ...NEW_DEBT, balance: "4600,5", apr: "18,99" }] });
  expect(read.errors?.debts).toEqual([{ balance: "Did you mean $4,600.50?" }]);
});

test("reports what is wrong field by field", () => {
  const { errors } = readDebts({
    ...TYPED,
    budget: "0.004",
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
      budget: "The monthly budget must be at least $0.01.",
      raiseFrom: "Enter the month when you start to pay more, such as 6.",
    },
    debts: [
      {
        balance: "Enter the balance in dollars, such as 4,600.",
        apr: "The APR can’t be more than 100%.",
        floor: "The minimum amount can’t be less than $0.",
      },
      {
        statementPayment: "No APR up to 100% pays this balance off in 36 months with that payment.",
        promotionMonths: "Enter the number of months left, such as 8.",
      },
      { apr: "Enter the APR in percent, such as 18.99." },
    ],
    offers: [
      {
        introMonths: "Enter the number of intro months as a whole number, such as 18.",
        line: "Enter the credit line in dollars, such as 2,600.",
      },
    ],
  });
});

test("names what is wanted first with its debt or offer", () => {
  const wanted = (changed: Partial<typeof TYPED>) => readDebts({ ...TYPED, ...changed }).wanted;
  expect(wanted({ debts: [{ ...NEW_DEBT, balance: "100" }] })).toBe("Debt 1: Enter the APR in percent, such as 18.99.");
  expect(wanted({ offers: [{ ...NEW_OFFER, name: "Bank", line: "much" }] })).toBe(
    "Bank: Enter the credit line in dollars, such as 2,600.",
  );
  expect(wanted({ debts: [{ ...NEW_DEBT, balance: "", statementPayment: "50" }] })).toBe(
    "Debt 1: Enter the balance in dollars, such as 4,600.",
  );
});

test("counts an offer once it has a line", () => {
  const offersOf = (...lines: string[]) =>
    readDebts({ ...TYPED, offers: lines.map((line) => ({ ...NEW_OFFER, line })) }).value?.offers.map(
      ({ line }) => line,
    );
  expect(offersOf("", "2600")).toEqual([2600]);
  expect(offersOf("")).toEqual([]);
});

test("takes the example without an error", () => {
  expect(readDebts(DEBTS_DEFAULTS).errors).toBeNull();
});
