/** `npm run docs:specification`: writes which test holds which sentence of the specification. */
import { writeFileSync } from "node:fs";
import { ELSEWHERE, UNTESTABLE } from "../__tests__/specification/beyond";
import { readOptions, runCommand } from "./lib/options.mjs";
import { COVERAGE_FILE, coverageText, listSections } from "./lib/specification-coverage";

void runCommand(() => {
  readOptions("docs:specification");
  writeFileSync(COVERAGE_FILE, coverageText(listSections(), ELSEWHERE, UNTESTABLE));
  console.log(`Written: ${COVERAGE_FILE}`);
});
