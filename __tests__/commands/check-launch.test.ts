import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyOfCatalogue } from "../support/catalogue";
import { runScript } from "./run-script";

/** Of 2026: later than every day in the content at launch. */
const ON_DECEMBER_1 = { SOURCE_DATE_EPOCH: "1796083200" };

test("npm run check:launch lists what is still a sample and ends with exit code 1", () => {
  const folder = copyOfCatalogue();
  const { code, out } = runScript("check-launch.ts", [], folder, "", { SITE_URL: "" });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(out).toMatch(
    /^data\/site\.json:\d+:\d+ {2}url\n {2}expected the site's real address, found "https:\/\/plainrate\.example"\n {2}hint: write it here, or set SITE_URL for the build$/m,
  );
  expect(out).toMatch(/\d+ things are still a sample or out of date\. The site is not ready for the public\.\n$/);
});

test("npm run check:launch lists a security.txt that has run out by today; to the build the day is all one", () => {
  const folder = copyOfCatalogue();
  const file = path.join(folder, "data/site.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/"expires": "[^"]*"/, '"expires": "2025-01-08"'));
  const launch = runScript("check-launch.ts", [], folder, "", ON_DECEMBER_1);
  const content = runScript("check-content.ts", [], folder, "", ON_DECEMBER_1);
  rmSync(folder, { recursive: true });
  expect(launch.out).toMatch(/ {2}security\.expires\n {2}expected a day after 2026-12-01, found "2025-01-08"\n/);
  expect(launch.code).toBe(1);
  expect(content.code).toBe(0);
});

test.each([
  "check-launch.ts",
  "check-content.ts",
  "check-reading.ts",
  "check-size.ts",
  "bench/costs.ts",
  "schemas.ts",
  "start.mjs",
  "serve.mjs",
])("%s refuses an option that it doesn't know, with exit code 2 and the right use", (name) => {
  const { code, errors } = runScript(name, ["--nothing"]);
  expect(code).toBe(2);
  expect(errors).toMatch(/^Unknown option "--nothing"\.\nUsage: npm run \S+/);
});
