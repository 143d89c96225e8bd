import { readSource } from "../../../src/content/read/read-source";
import { readSurvey } from "../../../src/content/read/survey";
import { planFee } from "../../../src/domain/market/plan";
import { periodOfName, surveyFromSheet as importSheet, surveyReport } from "../../../src/content/tools/survey-import";
import { notAskedText } from "../../../src/domain/market/market-texts";
import { tierApr } from "../../../src/domain/market/tier-apr";
import { official, officialSheet } from "../../support/official-workbook";

const survey = (csv: string, period = "2026-06-30") => {
  const source = readSource({ file: `data/survey/${period}.csv`, text: csv });
  const value = readSurvey(source);
  expect(source.faults).toEqual([]);
  if (!value) throw new Error("There is no survey.");
  return value;
};

const surveyFromSheet = (rows: Parameters<typeof importSheet>[0]) => importSheet(rows, "All Plans", "2026-06-30");

/** A sheet of one plan for each change. */
const sheetOf = (...changes: Parameters<typeof official>[0][]) => officialSheet(changes.map(official));

/** The plan that comes of one row, and what was unusual about it. */
function imported(changed: Parameters<typeof official>[0]) {
  const { csv, notes } = surveyFromSheet(sheetOf(changed));
  return { ...survey(csv).plans[0], notes };
}

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

test("9.99 among fractions is a placeholder, left out and counted; any other number above 1 is named, too", () => {
  const { csv, notes } = surveyFromSheet(sheetOf({ "Purchase APR great": 9.99 }, { "Purchase APR good": 3 }, {}));
  expect(survey(csv).plans.map(({ apr720OrMore, apr620To719 }) => [apr720OrMore, apr620To719])).toEqual([
    [null, 28.49],
    [17.49, null],
    [17.49, 28.49],
  ]);
  expect(notes).toContain("Numbers above 1 among fractions, left out as placeholders: 2.");
  expect(notes).toContain('Sheet "All Plans", row 12, "Purchase APR good": 3, an unusual placeholder: 1.');
});

test("a workbook in percent is refused as a whole", () => {
  const percents = {
    "Purchase APR good": 28.49,
    "Purchase APR great": 17.49,
    "Purchase APR min": 17.49,
    "Purchase APR median": 22.86,
    "Purchase APR max": 28.49,
    "Advance APR median": 29.74,
  };
  expect(() => surveyFromSheet(sheetOf(percents))).toThrow(
    'Sheet "All Plans", columns of rates: expected fractions such as 0.2849, found 6 of 8 numbers above 1.',
  );
});

test("dollars may be written as texts with $ and commas, and answers as True and False in any case", () => {
  expect(
    imported({
      "Annual Fee": "$1,095",
      "Late Fee ($)": "$41",
      "Issued by Top 25 Institution": "FALSE",
      "Secured Card": "True",
    }),
  ).toMatchObject({ annualFee: 1095, lateFee: 41, top25: false, secured: true });
});

test("the states of a regional plan become a list; military mail is a place like a state", () => {
  const regional = { "Availability of Credit Card Plan": "Regional", "State (Multiple)": "OH; pa; AE" };
  expect(imported(regional).states).toEqual(["OH", "PA", "AE"]);
  expect(imported({ "Availability of Credit Card Plan": "One State/Territory", State: "AA" })).toMatchObject({
    states: ["AA"],
    doubts: [],
  });
  expect(imported({ "Availability of Credit Card Plan": "Regional" }).states).toBeNull();
});

test("weekly fees count 52 a year in the monthly one; a fee of unknown frequency is named", () => {
  const extra = [...Array.from({ length: 9 }, () => []), ["Weekly Fee", "Periodic Max"], [6, null], [null, "$4"]];
  const sheet = sheetOf({ "Monthly Fee": 1 }, {});
  const { csv, notes } = surveyFromSheet(sheet.map((row, index) => [...row, ...(extra[index] ?? [])]));
  expect(survey(csv).plans.map(({ monthlyFee }) => monthlyFee)).toEqual([27, 0]);
  expect(notes).toContain("Weekly fees, 52 a year, counted in the monthly fee: 1.");
  expect(notes).toContain("A fee of unknown frequency, not counted: First Bank, Gold, Silver: 1.");
});

test("empty answers are No, and a plan that names no credit tier is for all; both are told", () => {
  const empty = { "Secured Card": null, "Requirements for Opening": null, "Targeted Credit Tiers": null };
  const { notes, creditTiers, ...plan } = imported(empty);
  expect(plan).toMatchObject({ secured: false, requiresMembership: false });
  expect(creditTiers).toHaveLength(4);
  expect(notes).toContain("Empty cells taken for No: 2.");
  expect(notes).toContain("Plans that name no credit tier, taken as offered to all: 1.");
});

test("an empty transfer fee is none where the workbook says so, else it is not reported", () => {
  const empty = { "Balance Transfer Fee (%)": null, "Minimum Balance Transfer Fee Amount": null };
  const sheet = sheetOf(empty, empty, {});
  const asked = [...Array.from({ length: 9 }, () => null), "Balance Transfer Fees?", "No", "Yes", "No"];
  const { csv, notes } = surveyFromSheet(sheet.map((row, index) => [...row, asked[index] ?? null]));
  expect(survey(csv).plans.map(planFee)).toEqual(["none", null, expect.objectContaining({ percent: 5 })]);
  expect(notes).toContain("Empty transfer fees, taken for none as the plan says that there is none: 1.");
});

test("a header that has moved is found, in any case and under its other names; empty rows are passed over", () => {
  const renamed = sheetOf({}).map((row) =>
    row.map((cell) => (cell === "Product Name" ? "CARD NAME" : cell === "Late Fee ($)" ? "Late  fee ($)" : cell)),
  );
  const { csv } = surveyFromSheet([[], ["A title more"], ...renamed, [null, ""]]);
  expect(survey(csv).plans).toMatchObject([{ product: "Gold, Silver", lateFee: 41 }]);
});

test.each([
  ["cfpb_tccp-data_2025-12-31.xlsx", "2025-12-31"],
  ["cfpb_tccp-data_2025-06-30.xlsx", "2025-06-30"],
  ["cfpb_tccp-data_2024-12-31_uYJ9Krf.xlsx", "2024-12-31"],
  ["cfpb_tccp-data_2024-06-30.xlsx", "2024-06-30"],
  ["cfpb_tccp-data_2023-07-01_2023_12-31.xlsx", "2023-12-31"],
  ["cfpb_tccp-data_2023-01-01_2023-06-30.xlsx", "2023-06-30"],
  ["cfpb_tccp-data_2026-05.xlsx", null],
  ["newest.xlsx", null],
])("the period of %s is %s", (name, period) => {
  expect(periodOfName(name)).toBe(period);
});

test("the title must name the period that the file's name does; where none does, that is told", () => {
  const title = (last: string) => [[null, `Data for reporting period January 1, 2026 - ${last}`], ...sheetOf({})];
  expect(surveyFromSheet(title("June 30, 2026")).notes.join()).not.toContain("No title");
  expect(surveyFromSheet(sheetOf({})).notes).toContain(
    "No title names the reporting period; the file's name alone was taken.",
  );
  expect(() => surveyFromSheet(title("December 31, 2025"))).toThrow(
    'Sheet "All Plans", row 1: expected a reporting period up to 2026-06-30, as the file\'s name says, found 2025-12-31.',
  );
});

/** A sheet without some columns. */
const without = (...gone: string[]) => {
  const sheet = sheetOf({});
  const header = sheet[9] ?? [];
  return sheet.map((row) => row.filter((_, column) => !gone.includes(String(header[column]))));
};

test("the first period had neither a mark of the 25 largest nor rates without a score", () => {
  const { csv, notes } = surveyFromSheet(without("Issued by Top 25 Institution", "Purchase APR no score"));
  expect(survey(csv).plans).toMatchObject([{ top25: false, aprNoScore: null }]);
  expect(notes).toContain(
    'Columns that are missing, their cells left empty: "Issued by Top 25 Institution", "Purchase APR no score".',
  );
});

test("if the bureau drops the questions about scores, a plan counts for all with its median", () => {
  const scores = ["no score", "poor", "good", "great"].map((score) => `Purchase APR ${score}`);
  const { csv, notes } = surveyFromSheet(without("Targeted Credit Tiers", ...scores));
  const { plans, period } = survey(csv);
  expect(plans.map((plan) => tierApr(plan, "720-or-more"))).toEqual([22.86]);
  expect(notes.join()).toContain('"Targeted Credit Tiers", "Purchase APR no score"');
  expect(notAskedText(plans, period)).toContain("APR without a credit score, APR for 619 or less, APR for 620 to 719");
});

test("a second upload with more columns, or with others in between, gives the same", () => {
  const sheet = sheetOf({});
  const wider = sheet.map((row) => [null, ...row, "more", "and more"]);
  expect(surveyFromSheet(wider).csv).toBe(surveyFromSheet(sheet).csv);
});

test("a plan's name or place that is missing, and a column that stands there twice, are refused by name", () => {
  const renamed = sheetOf({}).map((row) =>
    row.map((cell) =>
      cell === "Availability of Credit Card Plan" ? "Where" : cell === "Annual Fee" ? "Late Fee ($)" : cell,
    ),
  );
  expect(() => surveyFromSheet(renamed)).toThrow(
    'Sheet "All Plans", columns of the header: "Availability of Credit Card Plan" is missing; "Late Fee ($)" stands there 2 times.',
  );
  expect(() => surveyFromSheet([["Something"], ["else"]])).toThrow(
    'Sheet "All Plans": no row holds both "Institution Name" and "Product Name".',
  );
});

test.each([
  [
    { "Purchase APR great": "about 20" },
    'Sheet "All Plans", row 11, "Purchase APR great": expected a number or an empty cell, found "about 20".',
  ],
  [{ "Secured Card": "Maybe" }, 'Sheet "All Plans", row 11, "Secured Card": expected Yes or No, found "Maybe".'],
  [
    { "Targeted Credit Tiers": "Good" },
    'Sheet "All Plans", row 11, "Targeted Credit Tiers": expected some of "no credit score;',
  ],
])("a cell that can't be read is refused with its row and column: %j", (changed, message) => {
  expect(() => surveyFromSheet(sheetOf(changed))).toThrow(message);
});

test("what changed is told plan by plan", () => {
  const before = survey(surveyFromSheet(sheetOf({}, { "Product Name": "Old" })).csv, "2025-12-31");
  const changed = { "Institution Name": "FIRST BANK", "Purchase APR great": 0.1699, "Late Fee ($)": null };
  const after = survey(surveyFromSheet(sheetOf(changed, { "Product Name": "New" })).csv);
  expect(surveyReport(before, after)).toBe(
    [
      "Since 2025-12-31: changed plans 1, new 1, gone 1.",
      "FIRST BANK, Gold, Silver: apr720OrMore 17.49 → 16.99, lateFee 41 → -",
    ].join("\n"),
  );
});
