/** `npm run check:launch`: what is still a sample or out of date today; exit code 1 while anything is. */
import { formatFault } from "../src/content/fault";
import { readContentFiles } from "../src/content/read/content-files";
import { launchFaults } from "../src/content/rules/launch-rules";
import { readContent } from "./lib/read-content";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

const TAKES = {
  usage: `Usage: npm run check:launch

Lists what is still a sample, or out of date, and must be fixed before the site is open.`,
};

void runCommand(() => {
  const content = readContent(process.cwd(), { withDrafts: false });
  const samples = launchFaults(content, readContentFiles(process.cwd()), today(), process.env["SITE_URL"]);
  if (samples.length === 0) {
    console.log("Nothing is a sample any more, and nothing is out of date: the site is ready for the public.");
    return 0;
  }
  const count = samples.length === 1 ? "1 thing is" : `${samples.length} things are`;
  console.log(
    `${samples.map(formatFault).join("\n\n")}\n\n${count} still a sample or out of date. The site is not ready for the public.`,
  );
  return 1;
}, TAKES);
