import writeWorkbook from "write-excel-file/node";
import { official, officialSheet } from "../support/official-workbook";
import { catalogEachTest } from "./run-script";

const { at, read, run } = catalogEachTest();

async function workbook(name: string, plans: Parameters<typeof officialSheet>[0]): Promise<string> {
  await writeWorkbook(officialSheet(plans)).toFile(at(name));
  return name;
}

test("a workbook becomes a period of the survey, with what changed since the one before", async () => {
  const name = await workbook("cfpb_tccp-data_2026-06-30.xlsx", [
    official({ "Institution Name": "Citibank, N.A.", "Product Name": "Citi Simplicity Card" }),
    official({}),
  ]);
  const { code, out, errors } = run("import-survey.ts", [name]);
  expect([code, errors]).toEqual([0, ""]);
  expect(out).toContain("Written: data/survey/2026-06-30.csv, 2 plans.");
  expect(out).toContain("Since 2025-12-31: changed plans 1, new 1, gone 14.");
  expect(out).toContain("Citibank, N.A., Citi Simplicity Card: apr620To719 28.24 → 28.49");
  expect(read("data/survey/2026-06-30.csv")).toContain('\nFirst Bank,"Gold, Silver",true,National,');
});

test("a workbook that would not pass the gate, or whose name holds no period, is not written", async () => {
  const nowhere = await workbook("tccp-2026-06-30.xlsx", [official({ "Availability of Credit Card Plan": "Nowhere" })]);
  const { code, errors } = run("import-survey.ts", [nowhere]);
  expect(code).toBe(1);
  expect(errors).toContain("data/survey/2026-06-30.csv:2:32  availability");
  expect(() => read("data/survey/2026-06-30.csv")).toThrow("no such file");

  const nameless = run("import-survey.ts", [await workbook("newest.xlsx", [official({})])]);
  expect([nameless.code, nameless.errors]).toEqual([
    1,
    "Name a workbook whose name ends with the period's last day, such as cfpb_tccp-data_2025-12-31.xlsx.\n",
  ]);
});
