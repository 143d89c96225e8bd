import { writeFileSync } from "node:fs";
import { catalogueEachTest } from "./run-script";

const { run, at } = catalogueEachTest();

test.each(["check-reading.ts", "check-size.ts", "check-vulnerabilities.ts"])(
  "%s says what to do where nothing was built",
  (name) => {
    const { code, errors } = run(name);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^There is no \S+\. Run "npm run build" first\.\n$/)]);
  },
);

test.each(["check-reading.ts", "check-size.ts"])("%s gives the gate's report of faults", (name) => {
  writeFileSync(at("data/site.json"), "{}");
  const { code, errors } = run(name);
  expect([code, errors]).toEqual([1, expect.stringMatching(/^data\/\S+:\d+:\d+ {2}.*\n {2}expected /)]);
});
