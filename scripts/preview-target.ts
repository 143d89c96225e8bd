/** `npx tsx scripts/preview-target.ts`: where this pull request's preview will be, as lines for GitHub Actions. */
import { readOptions, runCommand } from "./lib/options.mjs";
import { previewTarget } from "./lib/preview";

void runCommand(() => {
  readOptions("npx tsx scripts/preview-target.ts");
  for (const [name, value] of Object.entries(previewTarget(process.env))) console.log(`${name}=${value}`);
});
