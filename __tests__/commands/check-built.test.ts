import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyOfCatalogue } from "../support/catalogue";
import { runScript } from "./run-script";

let folder = "";
beforeEach(() => {
  folder = copyOfCatalogue();
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(["check-reading.ts", "check-size.ts", "check-vulnerabilities.ts"])(
  "%s says what to do where nothing was built",
  (name) => {
    const { code, errors } = runScript(name, [], folder);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^There is no \S+\. Run "npm run build" first\.\n$/)]);
  },
);

test.each(["check-reading.ts", "check-size.ts", "bench/costs.ts"])("%s gives the gate's report of faults", (name) => {
  writeFileSync(path.join(folder, "data/site.json"), "{}");
  const { code, errors } = runScript(name, [], folder);
  expect([code, errors]).toEqual([1, expect.stringMatching(/^data\/\S+:\d+:\d+ {2}.*\n {2}expected /)]);
});
