import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyOfCatalogue } from "../support/catalogue";
import { runScript } from "./run-script";

let folder = "";
beforeEach(() => {
  folder = copyOfCatalogue();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** December 1, 2026: later than every day in the content at launch. */
const EPOCH = "1796083200";
const check = (...args: string[]) => runScript("check-content.ts", args, folder, "", { SOURCE_DATE_EPOCH: EPOCH });

/** Moves the day of the site's figures. */
function describeFiguresOf(day: string): void {
  const file = path.join(folder, "data/site.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(/"asOf": "[^"]*"/, `"asOf": "${day}"`));
}

test("content in order is counted", () => {
  expect(check()).toEqual({
    code: 0,
    out: "Content is in order: 5 cards, 4 guides, 3 pages.\n",
    errors: "",
  });
});

test("a day after today is a fault, which only this command finds", () => {
  describeFiguresOf("2026-12-02");
  const { code, errors } = check();
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^data\/site\.json:\d+:\d+ {2}asOf\n {2}expected a day up to 2026-12-01, found "2026-12-02"\n\n1 fault in the content files\./,
  );
  expect(check("--format=github").out).toMatch(/^::error file=data\/site\.json,line=\d+,col=\d+,title=asOf::/);
});
