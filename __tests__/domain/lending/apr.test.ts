import { aprEnds, aprText, endsText, movedApr, regularAprText } from "../../../src/domain/lending/apr";
import { type TermsInput, testTerms } from "../test-card";

type Given = TermsInput["purchaseApr"];
const apr = (purchaseApr: Given) => testTerms({ purchaseApr }).purchaseApr;

// The forms of the specification, section 3, and what real cards have beside them.
test.each<[string, Given, string]>([
  ["a range", { range: { from: 18.24, to: 28.99 } }, "18.24–28.99% variable"],
  ["one rate", { rates: [26.99] }, "26.99% variable"],
  ["a fixed rate", { rates: [18], type: "fixed" }, "18.00% fixed"],
  ["several rates", { rates: [11.24, 14.49, 18] }, "11.24%, 14.49% or 18.00% variable"],
  ["a range of which only the highest rate is known", { range: { to: 18 } }, "up to 18.00% variable"],
  ["a range of which only the lowest rate is known", { range: { from: 12 } }, "from 12.00% variable"],
  ["a range that has closed on one rate", { range: { from: 18, to: 18 } }, "18.00% variable"],
])("writes %s as the specification does", (_, given, text) => {
  expect(regularAprText(apr(given))).toBe(text);
});

test("writes two ends as a range, and one rate where they are the same", () => {
  expect(endsText({ low: 18.24, high: 28.99 })).toBe("18.24–28.99%");
  expect(endsText({ low: 18, high: 18 })).toBe("18.00%");
});

test.each<[string, Given, object]>([
  ["a range has both", { range: { from: 18.24, to: 28.99 } }, { low: 18.24, high: 28.99 }],
  ["of several rates it is the lowest and the highest", { rates: [11.24, 14.49, 18] }, { low: 11.24, high: 18 }],
  ["a single rate is both", { rates: [26.99] }, { low: 26.99, high: 26.99 }],
  ["of an open range the known end is both", { range: { to: 18 } }, { low: 18, high: 18 }],
])("reads ends: %s", (_, given, ends) => {
  expect(aprEnds(apr(given))).toEqual(ends);
});

describe("when prime moves", () => {
  const moved = (given: Given, points: number, ceiling: number | null = null) =>
    aprText(movedApr(apr(given), points, { ceiling, held: [11.11] }));

  test.each<[string, Given, number, string]>([
    ["a range moves at both ends", { range: { from: 18.24, to: 28.99 } }, 0.25, "18.49–29.24%"],
    ["an open end stays open", { range: { to: 17 } }, 0.25, "up to 17.25%"],
    ["sums are to the hundredth", { rates: [20.1] }, 0.2, "20.30%"],
    ["a rate that is held stays", { rates: [11.11, 14.49] }, 0.25, "11.11% or 14.74%"],
    ["a fixed rate stays", { rates: [18], type: "fixed" }, 0.25, "18.00%"],
  ])("%s", (_, given, points, text) => {
    expect(moved(given, points)).toBe(text);
  });

  test("raises no rate above the most that the lender may charge", () => {
    expect(moved({ range: { from: 14.5, to: 17.9 } }, 0.25, 18)).toBe("14.75–18.00%");
    expect(moved({ rates: [17, 17.9, 18] }, 1, 18)).toBe("18.00%");
    expect(moved({ rates: [24] }, 0.25, 18)).toBe("24.25%");
  });

  test("keeps a rate at the most that the law allows", () => {
    expect(moved({ rates: [17.99] }, 0.25, 18)).toBe("17.99%");
    expect(moved({ range: { from: 16, to: 18 } }, -0.5, 18)).toBe("15.50–18.00%");
  });
});
