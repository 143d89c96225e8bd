import { readSource } from "../../../src/content/read/read-source";
import { readSurvey } from "../../../src/content/read/survey";
import { planFee } from "../../../src/domain/market/plan";
import { surveyFromSheet, surveyReport } from "../../../src/content/tools/survey-import";
import { official, officialSheet } from "../../support/official-workbook";

const survey = (csv: string, period = "2026-06-30") => {
  const source = readSource({ file: `data/survey/${period}.csv`, text: csv });
  const value = readSurvey(source);
  expect(source.faults).toEqual([]);
  if (!value) throw new Error("There is no survey.");
  return value;
};

/** The one plan that comes of one row. */
const imported = (changed: Parameters<typeof official>[0]) =>
  survey(surveyFromSheet(officialSheet([official(changed)])).csv).plans[0];

test("fractions become percent, months and dollars stay, and empty cells are not reported", () => {
  expect(imported({})).toMatchObject({
    institution: "First Bank",
    product: "Gold, Silver",
    top25: true,
    availability: "National",
    requiresMembership: false,
    creditTiers: ["620-to-719", "720-or-more"],
    variableRate: true,
    apr620To719: 28.49,
    apr720OrMore: 17.49,
    aprNoScore: null,
    transferApr: 0,
    transferMonths: 11,
    transferFeePercent: 5,
    cashFeePercent: null,
    annualFee: 0,
    foreignFeePercent: 3,
    rewards: "CT",
  });
});

test("percents among the fractions are taken as percent, and told", () => {
  const { csv, notes } = surveyFromSheet(officialSheet([official({ "Purchase APR great": 9.99 }), official({})]));
  expect(survey(csv).plans.map(({ apr720OrMore }) => apr720OrMore)).toEqual([9.99, 17.49]);
  expect(notes).toContain("Rates of 1 and more, taken for percent among fractions: 1.");
});

test("an empty transfer fee is none where the workbook says so, else it is not reported", () => {
  const empty = official({ "Balance Transfer Fee (%)": null, "Minimum Balance Transfer Fee Amount": null });
  const sheet = officialSheet([empty, empty, official({})]);
  const asked = [...Array.from({ length: 9 }, () => null), "Balance Transfer Fees?", "No", "Yes", "No"];
  const { csv, notes } = surveyFromSheet(sheet.map((row, index) => [...row, asked[index] ?? null]));
  expect(survey(csv).plans.map(planFee)).toEqual(["none", null, expect.objectContaining({ percent: 5 })]);
  expect(notes).toContain("Empty transfer fees, taken for none as the plan says that there is none: 1.");
});

test("a header that has moved is found, and told; empty rows are passed over", () => {
  const sheet = officialSheet([official({})]);
  const { csv, notes } = surveyFromSheet([[], ["A title more"], ...sheet, [null, ""]]);
  expect(survey(csv).plans).toHaveLength(1);
  expect(notes).toContain("The header stands in row 12, not in row 10.");
  expect(surveyFromSheet(sheet).notes.join()).not.toContain("The header stands");
});

test("a second upload with more columns, or with others in between, gives the same", () => {
  const sheet = officialSheet([official({})]);
  const wider = sheet.map((row) => [null, ...row, "more", "and more"]);
  expect(surveyFromSheet(wider).csv).toBe(surveyFromSheet(sheet).csv);
});

test("missing columns and columns that stand there twice are refused by name", () => {
  const renamed = officialSheet([official({})]).map((row) =>
    row.map((cell) => (cell === "Grace Period" ? "Grace" : cell === "Annual Fee" ? "Late Fee ($)" : cell)),
  );
  expect(() => surveyFromSheet(renamed)).toThrow(
    'Columns of the workbook: "Grace Period" is missing; "Annual Fee" is missing; "Late Fee ($)" stands there 2 times.',
  );
  expect(() => surveyFromSheet([["Something"], ["else"]])).toThrow(
    'No row holds both "Institution Name" and "Product Name".',
  );
});

test.each([
  [
    { "Purchase APR great": "about 20" },
    'Row 11, "Purchase APR great": expected a number or an empty cell, found "about 20".',
  ],
  [{ "Secured Card": "Maybe" }, 'Row 11, "Secured Card": expected Yes or No, found "Maybe".'],
  [{ "Targeted Credit Tiers": "Good" }, 'Row 11, "Targeted Credit Tiers": expected some of "No credit score;'],
])("a cell that can't be read is refused with its row and column: %j", (changed, message) => {
  expect(() => surveyFromSheet(officialSheet([official(changed)]))).toThrow(message);
});

test("what changed is told plan by plan", () => {
  const before = survey(
    surveyFromSheet(officialSheet([official({}), official({ "Product Name": "Old" })])).csv,
    "2025-12-31",
  );
  const changed = official({ "Institution Name": "FIRST BANK", "Purchase APR great": 0.1699, "Late Fee ($)": null });
  const after = survey(surveyFromSheet(officialSheet([changed, official({ "Product Name": "New" })])).csv);
  expect(surveyReport(before, after)).toBe(
    [
      "Since 2025-12-31: changed plans 1, new 1, gone 1.",
      "FIRST BANK, Gold, Silver: apr720OrMore 17.49 → 16.99, lateFee 41 → -",
    ].join("\n"),
  );
});
