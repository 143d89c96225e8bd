import { annualFeeText, transferFeeOn, transferFeeText } from "../../../src/domain/lending/fees";
import { type TermsInput, testTerms } from "../test-card";

type Given = NonNullable<TermsInput["transferFee"]>;
const fee = (given: Given) => {
  const { transferFee } = testTerms({ transferFee: given });
  if (transferFee === null) throw new Error("There is a fee.");
  return transferFee;
};
const THREE: Given = { percent: 3, minimum: 5 };
const STEPPED: Given = { percent: 3, minimum: 5, later: [{ from: 5, percent: 5 }] };

test.each<[string, Given, number, number]>([
  ["the percentage", THREE, 5000, 150],
  ["the smallest fee where that is more", THREE, 166.66, 5],
  ["the percentage alone where no smallest fee is known", { percent: 3 }, 1, 0.03],
  ["nothing where the issuer charges none", "none", 5000, 0],
  ["that of the first months, as the balance is moved at opening", STEPPED, 5000, 150],
])("charges for a transfer %s", (_, given, amount, dollars) => {
  expect(transferFeeOn(fee(given), amount)).toBe(dollars);
});

test.each<[Given, string]>([
  ["none", "None"],
  [THREE, "3% or $5 (greater)"],
  [{ percent: 4 }, "4%"],
  [{ percent: 3, minimum: 0 }, "3%"],
  [STEPPED, "3% or $5 (greater) in the first 4 months, then 5%"],
  [
    {
      percent: 0,
      later: [
        { from: 4, to: 12, percent: 3 },
        { from: 13, percent: 5 },
      ],
    },
    "0% in the first 3 months, then 3% through month 12, then 5%",
  ],
])("writes a transfer fee of %j as: %s", (given, text) => {
  expect(transferFeeText(fee(given))).toBe(text);
});

test("writes an annual fee with that of the first year, where they differ", () => {
  expect(annualFeeText({ annualFee: 0, firstYearFee: null })).toBe("$0");
  expect(annualFeeText({ annualFee: 95, firstYearFee: null })).toBe("$95");
  expect(annualFeeText({ annualFee: 95, firstYearFee: 0 })).toBe("$0 the first year, then $95");
});
