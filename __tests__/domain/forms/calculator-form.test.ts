import fc from "fast-check";
import { CALCULATOR_DEFAULTS, MAX_APR, MAX_DOLLARS } from "../../../src/domain/payoff/calculator-defaults";
import { readCalculator } from "../../../src/domain/forms/calculator-form";
import { payOff } from "../../../src/domain/payoff/payoff";

const errorsOf = (changed: Partial<typeof CALCULATOR_DEFAULTS>) =>
  readCalculator({ ...CALCULATOR_DEFAULTS, ...changed }).errors;

test("the defaults are the specification's plan", () => {
  expect(readCalculator(CALCULATOR_DEFAULTS)).toEqual({
    plan: { balance: 5000, apr: 24.99, payment: 150 },
    errors: null,
  });
});

test("reads amounts as people type them", () => {
  expect(readCalculator({ balance: " $12,500.50 ", apr: "18 %", payment: "$300" }).plan).toEqual({
    balance: 12500.5,
    apr: 18,
    payment: 300,
  });
});

test.each(["", "abc", "5 000"])("asks for a number in place of %j", (typed) => {
  expect(readCalculator({ balance: typed, apr: typed, payment: typed })).toEqual({
    plan: null,
    errors: {
      balance: "Enter your current balance in dollars, such as 5,000.",
      apr: "Enter your annual APR in percent, such as 24.99.",
      payment: "Enter your monthly payment in dollars, such as 150.",
    },
  });
});

test.each(["0", "-0.01"])("asks for more than %s", (typed) => {
  expect(readCalculator({ balance: typed, apr: typed, payment: typed })).toEqual({
    plan: null,
    errors: {
      balance: "Your current balance must be more than $0.",
      apr: "Your annual APR must be more than 0%.",
      payment: "Your monthly payment must be more than $0.",
    },
  });
});

test("takes the smallest and the largest amounts, and refuses a cent or a hundredth more", () => {
  expect(errorsOf({ balance: "0.01", apr: "0.01", payment: "0.01" })).toBeNull();
  expect(errorsOf({ balance: String(MAX_DOLLARS), payment: String(MAX_DOLLARS), apr: String(MAX_APR) })).toBeNull();
  expect(errorsOf({ balance: "1,000,000.01" })).toEqual({ balance: "Your current balance can be $1,000,000 at most." });
  expect(errorsOf({ payment: "1,000,000.01" })).toEqual({ payment: "Your monthly payment can be $1,000,000 at most." });
  expect(errorsOf({ apr: "100.01" })).toEqual({ apr: "Your annual APR can be 100% at most." });
  expect(Object.keys(errorsOf({ balance: "9".repeat(400) }) ?? {})).toEqual(["balance"]);
});

test("whatever is typed, there is a plan that can be computed, or an error for each field that is wrong and no other", () => {
  /** A text, and the number that it means; null for one that the field doesn't take. */
  const field = (max: number) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: max * 100 }).map((cents) => cents / 100) },
      { weight: 1, arbitrary: fc.constantFrom("", "x", "-3", "0", "1e3", "5 000", String(max + 0.01)) },
    );
  fc.assert(
    fc.property(fc.tuple(field(MAX_DOLLARS), field(MAX_APR), field(MAX_DOLLARS)), ([balance, apr, payment]) => {
      const wrong = Object.entries({ balance, apr, payment }).filter(([, typed]) => typeof typed === "string");
      const reading = readCalculator({ balance: String(balance), apr: String(apr), payment: String(payment) });
      expect(Object.keys(reading.errors ?? {})).toEqual(wrong.map(([name]) => name));
      expect(reading.plan).toEqual(wrong.length > 0 ? null : { balance, apr, payment });
      expect(reading.plan === null || payOff(reading.plan) !== null).toBe(true);
    }),
  );
});
