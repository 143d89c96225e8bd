import fc from "fast-check";
import {
  NO_INPUTS,
  type VisitorFields,
  holdsNumbers,
  readKeptInputs,
  inputFigures,
  inputsSentence,
  inputsText,
  linkNote,
  exampleFor,
  parseInputs,
  readInputs,
  typedInputsText,
  withInputs,
} from "../../../src/domain/visitor/visitor-inputs";
import { TIERS } from "../../../src/schema/vocabulary";
import { MAX_APR, MAX_DOLLARS } from "../../../src/domain/money/conventions";
import { typedCents, typedOr } from "../arbitraries";

const BALANCE: VisitorFields = { ...NO_INPUTS, amount: "5000", apr: "24.99", payment: "150" };
const PURCHASE: VisitorFields = { ...NO_INPUTS, goal: "purchase", amount: "3000", payment: "250" };
const errorsOf = (changed: Partial<VisitorFields>) => readInputs({ ...BALANCE, ...changed }, { apr: true }).errors;

describe("what is typed", () => {
  test("pays whole cents", () => {
    expect(readInputs({ ...BALANCE, payment: "1104.125" }).value?.payment).toBe(1104.13);
  });

  test("needs no APR for a purchase, and of a balance only where it is needed", () => {
    expect(readInputs(PURCHASE, { apr: true }).value).toEqual({
      goal: "purchase",
      amount: 3000,
      apr: null,
      payment: 250,
      tier: null,
    });
    expect(readInputs({ ...BALANCE, apr: " " }).value?.apr).toBeNull();
    expect(errorsOf({ apr: " " })).toEqual({ apr: "Enter your APR in percent, such as 24.99." });
  });

  test.each(["", "abc", "5.000"])("is refused when %j is no number", (typed) => {
    expect(errorsOf({ amount: typed, apr: typed, payment: typed })).toEqual({
      amount: "Enter your current balance in dollars, such as 5,000.",
      apr: "Enter your APR in percent, such as 24.99.",
      payment: "Enter your monthly payment in dollars, such as 175.",
    });
  });

  test.each(["0", "-0.01", "0.004"])("is refused when %s is less than the least that a field takes", (typed) => {
    expect(errorsOf({ amount: typed, apr: typed, payment: typed })).toEqual({
      amount: "Your current balance must be at least $0.01.",
      apr: "Your APR must be at least 0.01%.",
      payment: "Your monthly payment must be at least $0.01.",
    });
    expect(readInputs({ ...PURCHASE, amount: typed }).errors).toEqual({
      amount: "Your purchase must be at least $0.01.",
    });
  });

  test("may be a rate of 0, which only where interest is needed leaves nothing to calculate", () => {
    expect(readInputs({ ...BALANCE, apr: "0" }).value?.apr).toBe(0);
    expect(readKeptInputs("balance=5000&apr=0&payment=150")?.apr).toBe(0);
    expect(errorsOf({ apr: "0%" })).toEqual({
      apr: "Without interest, this takes 34 months. Enter an APR of more than 0%.",
    });
    expect(errorsOf({ apr: "0", payment: "5000" })?.apr).toMatch("this takes 1 month.");
    expect(errorsOf({ apr: "0", payment: "x" })?.apr).toBe("Your APR must be at least 0.01%.");
  });

  test("may have a decimal comma in a rate, not in dollars", () => {
    expect(readInputs({ ...BALANCE, amount: "5,000", apr: "24,99" }).value).toMatchObject({
      amount: 5000,
      apr: 24.99,
    });
    expect(errorsOf({ amount: "24,99", payment: "150,5" })).toEqual({
      amount: "Did you mean $24.99?",
      payment: "Did you mean $150.50?",
    });
    expect(errorsOf({ payment: "-24,99" })).toEqual({
      payment: "Enter your monthly payment in dollars, such as 175.",
    });
  });

  test("is refused when it is longer than any amount", () => {
    expect(readInputs({ ...BALANCE, amount: `${" ".repeat(17)}$12,500.00` }).value?.amount).toBe(12500);
    expect(errorsOf({ amount: "5".repeat(21) })).toEqual({
      amount: "Your current balance is too long. Enter it in dollars, such as 5,000.",
    });
  });

  test("is taken from the smallest to the largest amounts", () => {
    expect(errorsOf({ amount: "0.01", apr: "0.01", payment: "0.01" })).toBeNull();
    expect(errorsOf({ amount: String(MAX_DOLLARS), payment: String(MAX_DOLLARS), apr: String(MAX_APR) })).toBeNull();
    expect(errorsOf({ amount: "1,000,000.01", payment: "1,000,000.01", apr: "100.01" })).toEqual({
      amount: "Your current balance can’t be more than $1,000,000.",
      apr: "Your APR can’t be more than 100%.",
      payment: "Your monthly payment can’t be more than $1,000,000.",
    });
  });

  test("is numbers, or has an error for each field that is wrong", () => {
    const typed = fc.record({
      amount: typedOr(typedCents(MAX_DOLLARS)),
      apr: typedOr(typedCents(MAX_APR)),
      payment: typedOr(typedCents(MAX_DOLLARS)),
    });
    fc.assert(
      fc.property(typed, (fields) => {
        const { value: numbers, errors } = readInputs({ ...NO_INPUTS, ...fields }, { apr: true });
        const wrong = Object.entries(fields).filter(([name, text]) => errorsOf({ [name]: text }) !== null);
        const found = Object.entries(errors ?? {}).filter(([, error]) => error);
        expect(found.map(([name]) => name)).toEqual(wrong.map(([name]) => name));
        expect(numbers === null).toBe(wrong.length > 0);
      }),
    );
  });
});

describe("the text that is kept", () => {
  test("holds plain amounts, and says what they are for", () => {
    expect(inputsText({ ...BALANCE, amount: "$5,000 ", apr: "24.99 %" })).toBe("balance=5000&apr=24.99&payment=150");
    expect(inputsText({ ...PURCHASE, apr: "20" })).toBe("purchase=3000&payment=250");
    expect(inputsText({ ...BALANCE, amount: "5000²", apr: "24,99" })).toBe("balance=5000&apr=24.99&payment=150");
    expect(inputsText({ ...BALANCE, apr: "" })).toBe("balance=5000&apr=&payment=150");
  });

  test("gives back what it holds, whatever numbers those are", () => {
    const any = fc.record<VisitorFields>({
      goal: fc.constantFrom("balance", "purchase"),
      amount: typedCents(MAX_DOLLARS),
      apr: fc.oneof(fc.constant(""), typedCents(MAX_APR)),
      payment: typedCents(MAX_DOLLARS),
      tier: fc.constantFrom("", ...TIERS),
    });
    fc.assert(
      fc.property(any, (fields) => {
        const { value: numbers } = readInputs(fields);
        expect(numbers).not.toBeNull();
        expect(readInputs(parseInputs(`#${inputsText(fields)}`) ?? NO_INPUTS).value).toEqual(numbers);
      }),
    );
  });

  test.each(["", "#", "#main", "#apply-citi-simplicity", "#a=1&b=2", "#plan=target"])(
    "has no numbers in %j",
    (text) => {
      expect(parseInputs(text)).toBeNull();
    },
  );

  test("holds numbers also where they are one of several debts', and not in an anchor or another site's mark", () => {
    for (const text of ["#balance=300", "score=no-score", "#budget=100&d1.balance="])
      expect(holdsNumbers(text)).toBe(true);
    for (const text of ["", "#main", "#utm_source=balance", "#:~:text=apr", "#budget=100"])
      expect(holdsNumbers(text)).toBe(false);
  });

  test("restores fields that can't be calculated with yet", () => {
    const typed = { goal: "purchase", amount: "$3,", apr: "x", tier: "no-score" } as const;
    const fields: VisitorFields = { ...NO_INPUTS, ...typed };
    expect(parseInputs(typedInputsText(fields))).toEqual(fields);
  });

  test.each<[string, Partial<VisitorFields>]>([
    ["balance=290&apr=21&pay", { amount: "290", apr: "21" }],
    ["payment=80&score=720-or-more", { payment: "80", tier: "720-or-more" }],
    ["balance=x&apr=101&payment=1e3", { amount: "x", apr: "101", payment: "1e3" }],
    [`balance=${"0".repeat(20)}1&apr=20&payment=80`, { amount: `${"0".repeat(20)}1`, apr: "20", payment: "80" }],
  ])("gives the fields of %s, and no numbers to calculate with", (text, fields) => {
    expect(parseInputs(text)).toEqual({ ...NO_INPUTS, ...fields });
    expect(readKeptInputs(text)).toBeNull();
  });

  test("passes over what older links said besides", () => {
    const link =
      "balance=5000&apr=24.99&payment=150&spending=200&count=day&plan=target&months=24&rewards=yes&line=2600";
    expect(parseInputs(link)).toEqual(BALANCE);
  });

  test("keeps what another tool put behind the numbers, whether they change or go", () => {
    const text = "balance=1&apr=2&payment=3&d2.balance=4&strategy=snowball";
    expect(withInputs(text, PURCHASE)).toBe("purchase=3000&payment=250&d2.balance=4&strategy=snowball");
    expect(withInputs("", BALANCE)).toBe(inputsText(BALANCE));
  });
});

test.each([
  ["#score=619-or-less", "619-or-less", ""],
  ["#score=800", "", "We don’t know the credit score in this link, so we left it out."],
  ["#balance=300&score=619-or-less", "619-or-less", "Part of this link is missing."],
])("of %s the score is %j, which is no cut link where it comes alone", (text, tier, note) => {
  const fields = parseInputs(text) ?? NO_INPUTS;
  expect([fields.tier, linkNote(text)]).toEqual([tier, note]);
  expect(readKeptInputs(text)).toBeNull();
});

test("writes a score alone without empty amounts, and nothing of empty fields", () => {
  expect(inputsText({ ...NO_INPUTS, tier: "no-score" })).toBe("score=no-score");
  expect(inputsText(NO_INPUTS)).toBe("");
});

test("the example follows the goal and the score, and a purchase has no rate", () => {
  expect(inputsSentence(exampleFor("balance", "no-score"))).toMatch(/^\$5,000 at 24.99%.* without a credit score$/);
  expect(inputsSentence(exampleFor("purchase", null))).toBe("a $2,000 purchase, paying $175 a month");
});

test.each<[VisitorFields, string]>([
  [BALANCE, "$5,000 at 24.99%, paying $150 a month"],
  [{ ...BALANCE, apr: "" }, "$5,000, paying $150 a month"],
  [PURCHASE, "a $3,000 purchase, paying $250 a month"],
])("writes %j as a sentence", (fields, sentence) => {
  const { value: numbers } = readInputs(fields);
  expect(numbers && inputsSentence(numbers)).toBe(sentence);
});

test("lists labelled figures with the score, and no APR where it isn't known", () => {
  const { value: numbers } = readInputs({ ...BALANCE, apr: "", tier: "720-or-more" });
  expect(numbers && inputFigures(numbers, numbers.tier).map(({ label, value }) => [label, value])).toEqual([
    ["Balance", "$5,000"],
    ["Payment", "$150"],
    ["Score", "720 and up"],
  ]);
});
