/** `npm run check:launch`: lists what must be replaced or renewed before the site is public; exit code 1 while anything is. */
import { readContentFiles } from "../src/content/content-files";
import { launchReport } from "../src/content/tools/launch-report";
import { readContent, today } from "./lib/content";
import { runCommand } from "./lib/run.mjs";

void runCommand(() => {
  const root = process.cwd();
  const lines = launchReport(readContent(root), readContentFiles(root), today(), process.env["SITE_URL"]);
  console.log([...lines, `${lines.length} to do before the site is public.`].join("\n"));
  return lines.length > 0 ? 1 : 0;
});
