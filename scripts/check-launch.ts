/** `npm run check:launch`: lists what is still a sample or has run out today; exit code 1 while anything is. */
import { readContentFiles } from "../src/content/content-files";
import { launchReport } from "../src/content/tools/launch-report";
import { readContent } from "./lib/read-content";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

const USAGE = "Usage: npm run check:launch\n\nLists what must be replaced or renewed before the site is public.";

void runCommand(
  () => {
    const root = process.cwd();
    const lines = launchReport(readContent(root), readContentFiles(root), today(), process.env["SITE_URL"]);
    console.log([...lines, `${lines.length} to do before the site is public.`].join("\n"));
    return lines.length > 0 ? 1 : 0;
  },
  { usage: USAGE },
);
