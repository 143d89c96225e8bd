import { unparse } from "papaparse";
import { catalogEachTest } from "./run-script";

const { read, run, write } = catalogEachTest();

/** A plan in the bureau's columns, as its sheet is saved. */
const PLAN = {
  "Institution Name": "First Bank",
  "Product Name": "Gold, Silver",
  "Issued by Top 25 Institution": "TRUE",
  "Availability of Credit Card Plan": "Regional",
  State: "",
  "State (Multiple)": "OH; pa",
  "Requirements for Opening": "No",
  "Secured Card": "No",
  "Targeted Credit Tiers": "Credit score of 720 or greater; Credit scores from 620 to 719",
  "Purchase APR Index": "Yes",
  "Purchase APR no score": "",
  "Purchase APR poor": "9.99",
  "Purchase APR good": "0.2849",
  "Purchase APR great": "17.49%",
  "Purchase APR min": "0.1749",
  "Purchase APR median": "0.2286",
  "Purchase APR max": "0.2849",
  "Intro APR median": "",
  "Median Length of Introductory APR": "",
  "Transfer APR median": "0",
  "Median Length of Balance Transfer APR": "11",
  "Balance Transfer Fee (%)": "0.05",
  "Minimum Balance Transfer Fee Amount": "$5.00",
  "Advance APR median": "0.2974",
  "Cash Advance Fee (%)": "",
  "Minimum Cash Advance Fee Amount": "",
  "Grace Period": "23",
  "Annual Fee": "",
  "Monthly Fee": "",
  "Weekly Fee": "",
  "Foreign Transaction Fee (%)": "0.03",
  "Late Fee ($)": "41",
  Rewards: "Cashback rewards; Travel-related rewards",
  "Website for Consumer": "https://bank.example",
};

const NAME = "tccp-data_2026-01-01_2026_06-30.csv";
const TITLE = "Data for reporting period January 1, 2026 - June 30, 2026";

/** Imports a sheet of titles, a header whose first column is empty, and plans with these changes. */
function importSheet(changes: Readonly<Record<string, string>>[], title = TITLE, name = NAME) {
  const plans = changes.map((change) => ["", ...Object.values({ ...PLAN, ...change })]);
  write(name, unparse([["", title], [""], ["", ...Object.keys(PLAN)], ...plans]));
  return run("import-survey.ts", [name]);
}

test("converts a sheet to a period that passes the check, and names the fees that it leaves out", () => {
  const { out, errors } = importSheet([{}, { "Product Name": "Blue", "Weekly Fee": "$2" }]);
  expect([errors, out]).toEqual([
    "",
    "Row 5: Weekly Fee $2 is left out.\nWritten: data/survey/2026-06-30.csv, 2 plans. Run npm run check:content.\n",
  ]);
  expect(read("data/survey/2026-06-30.csv").split("\n")[1]).toBe(
    'First Bank,"Gold, Silver",true,Regional,"OH,PA",false,false,"2,3",true,,,28.49,17.49,17.49,22.86,28.49,,,0,11,5,5,29.74,,,23,0,0,3,41,CT,https://bank.example',
  );
  expect(JSON.parse(read("data/survey-periods.json"))).toMatchObject({
    periods: [{ period: "2025-12-31" }, { period: "2026-06-30", plans: 2, institutions: 1 }],
  });
  expect(run("check-content.ts").errors).not.toMatch(/^data\/survey/m);
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ["a rate in percent", { "Purchase APR good": "28.49" }, 'Row 4, "Purchase APR good": expected a fraction'],
  ["a text for a number", { "Grace Period": "about 20" }, 'Row 4, "Grace Period": expected a number or nothing'],
  ["another answer", { "Secured Card": "Maybe" }, 'Row 4, "Secured Card": expected Yes or No, found "Maybe".'],
  ["an unknown tier", { "Targeted Credit Tiers": "Good" }, 'Row 4, "Targeted Credit Tiers": expected some of'],
])("stops at %s, and writes nothing", (_, change, message) => {
  expect(importSheet([change])).toMatchObject({ code: 1, errors: expect.stringContaining(message) as unknown });
  expect(() => read("data/survey/2026-06-30.csv")).toThrow("no such file");
});

test("stops at another period, a name without one, and missing columns", () => {
  const errors = [
    importSheet([{}], TITLE.replace("June 30, 2026", "December 31, 2025")),
    importSheet([{}], TITLE, "newest.csv"),
    run("import-survey.ts", ["data/survey/2025-12-31.csv"]),
  ].map((result) => result.errors);
  expect(errors).toEqual([
    expect.stringContaining("its name 2026-06-30"),
    expect.stringContaining("The file's name must hold the period's last day"),
    expect.stringContaining('The sheet has no column "Institution Name", "Product Name"'),
  ]);
});
