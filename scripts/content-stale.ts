/** `npm run content:stale`: lists content that was checked too long ago today, as tasks; exit code 1 if there is any. */
import { readContentFiles } from "../src/content/content-files";
import { staleReport } from "../src/content/tools/stale-report";
import { readContent, today } from "./lib/content";
import { runCommand } from "./lib/run.mjs";

void runCommand(() => {
  const { text, isDue } = staleReport(readContent(process.cwd()), readContentFiles(process.cwd()), today());
  console.log(text);
  return isDue ? 1 : 0;
});
