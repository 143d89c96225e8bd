/** `npx tsx scripts/bench/build.ts`: what an added guide costs a build, cold and after one edit, as Markdown. */
import { appendFileSync } from "node:fs";
import path from "node:path";
import { withCopy } from "../lib/copy-project.mjs";
import { head, measuredHere, row } from "../lib/measuring";
import { ROOT, runCommand } from "../lib/run.mjs";
import { buildCopy, enlarge } from "./large-copy";

const SMALL = 500;
const LARGE = 2000;

/** The seconds of a cold build with so many guides, and of the next one after a change. */
async function measure(guides: number): Promise<{ guides: number; cold: number; edited: number }> {
  return withCopy(ROOT, async (folder) => {
    enlarge(folder, { guides });
    const cold = await buildCopy(folder);
    appendFileSync(path.join(folder, "data/guides/avoid-credit-card-fees.md"), "\nThis sentence is new.\n");
    return { guides, cold, edited: await buildCopy(folder) };
  });
}

void runCommand(async () => {
  // Unmeasured, so that the packages have been read from the disk.
  await measure(0);
  const [small, large] = [await measure(SMALL), await measure(LARGE)];
  const added = ((large.cold - small.cold) * 1000) / (LARGE - SMALL);
  console.log(`\`npx tsx scripts/bench/build.ts\`, ${measuredHere()} **An added guide: ${added.toFixed(1)} ms.**\n`);
  console.log(head("Guides", "Cold build (s)", "Build after one edit (s)"));
  for (const { guides, cold, edited } of [small, large]) console.log(row(guides, cold.toFixed(1), edited.toFixed(1)));
});
