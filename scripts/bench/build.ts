/**
 * `npx tsx scripts/bench/build.ts`: how long builds of growing sizes take and how much memory, cold and after one change, each in a
 * copy of the project with generated guides and cards. Fails if a page costs more on a larger site, or if the rebuild of a
 * large one takes more than a quarter of its first build.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileOfPage, htmlFiles } from "../../src/build/finish/page-files";
import { guidePath } from "../../src/site/routes";
import { readOptions, runCommand } from "../lib/options.mjs";
import { machine, measuredOn, table, writeSection } from "../lib/performance-page";
import { hasNewSentence, withNewSentence } from "./generated-guides";
import {
  ADDED_TOLERANCE,
  REBUILD_FROM,
  REBUILD_SHARE,
  type Step,
  TOLERANCE,
  growthFaults,
  perAddedPage,
  perPage,
  sizesIn,
} from "./growth";
import { copyWithContent, removeCatalogue } from "./large-catalogue";
import { measureCommand } from "./measured-command";

const GUIDES = "100,500,2000,5000,10000";
const SEED = 2025;
/** Without a list of cards there is one card for so many guides, and never fewer than the project has. */
const GUIDES_A_CARD = 10;
const FEWEST_CARDS = 10;
/** What is built before the clock counts: guides and cards. */
const FIRST = [20, FEWEST_CARDS] as const;

/** The guide that is changed: one of the project's own, which every size has. */
const EDITED = "avoid-credit-card-fees";

const PERCENT = 100;
const percent = (share: number) => `${Math.round(share * PERCENT)}%`;

const HEAD = [
  "Guides",
  "Cards",
  "Pages",
  "Cold s",
  "ms a page",
  "ms an added page",
  "Rebuild s",
  "Rebuild/cold",
  "Peak MB",
];

function cells(steps: readonly Step[]): string[][] {
  return steps.map((step, index) => {
    const smaller = steps[index - 1];
    return [
      String(step.guides),
      String(step.cards),
      String(step.pages),
      step.cold.toFixed(1),
      perPage(step).toFixed(1),
      smaller ? perAddedPage(step, smaller).toFixed(1) : "",
      step.rebuild.toFixed(1),
      percent(step.rebuild / step.cold),
      step.peak === null ? "not known" : step.peak.toFixed(0),
    ];
  });
}

/** Changes the text of one guide as an editor would. */
function editGuide(folder: string): void {
  const file = path.join(folder, "data/guides", `${EDITED}.md`);
  writeFileSync(file, withNewSentence(readFileSync(file, "utf8")));
}

/** Whether the finished page of that guide shows the change. */
function isEdited(output: string): boolean {
  const page = path.join(output, fileOfPage(guidePath(EDITED)));
  return existsSync(page) && hasNewSentence(readFileSync(page, "utf8"));
}

/** Builds a copy of the project of one size, changes a guide, and builds it again. Throws if a build is not what it should be. */
async function measureSize(guides: number, cards: number, seed: number): Promise<Step> {
  const folder = copyWithContent({ guides, cards }, seed);
  const output = path.join(folder, "public");
  const build = () => measureCommand(["npm", "run", "build", "--prefix", folder], path.join(folder, "build.log"));
  try {
    const cold = await build();
    const pages = htmlFiles(output).length;
    if (pages < guides || isEdited(output)) throw new Error(`The first build of ${guides} guides made ${pages} pages.`);
    editGuide(folder);
    const rebuild = await build();
    if (htmlFiles(output).length !== pages || !isEdited(output)) {
      throw new Error(`The rebuild of ${guides} guides does not show what was changed.`);
    }
    const peaks = [cold.peak, rebuild.peak].filter((peak) => peak !== null);
    return {
      guides,
      cards,
      pages,
      cold: cold.seconds,
      rebuild: rebuild.seconds,
      peak: peaks.length > 0 ? Math.max(...peaks) : null,
    };
  } finally {
    removeCatalogue(folder);
  }
}

function report(steps: readonly Step[], seed: number, day: string): string {
  return [
    `Generated guides and cards, always the same for a seed (${seed}), in a copy of the project without a cache. Each guide ` +
      "is a copy of one of the project's with a title, a description, related guides and a first paragraph of its own. " +
      "A small site is built first, unmeasured, so that the packages have been read from the disk. " +
      "Seconds on the clock of `npm run build`: cold, then again after one guide got a sentence more. " +
      "Memory is that of all processes of a build together, looked at five times a second; what they share counts for each, " +
      "so the figure is an upper bound. An added page is one that this size has more than the one above: " +
      "what every build does once is not in it.",
    `A page may cost ${percent(TOLERANCE)} more than at the size above and an added page ${percent(ADDED_TOLERANCE)}, ` +
      `the noise of measuring; from ${REBUILD_FROM} guides on a rebuild may take ${percent(REBUILD_SHARE)} of the first build.`,
    `\`npx tsx scripts/bench/build.ts\`, ${day}. ${machine()}.`,
    table(HEAD, cells(steps)),
  ].join("\n\n");
}

void runCommand(async () => {
  const options = readOptions("npx tsx scripts/bench/build.ts", {
    guides: "numbers such as 100,500",
    cards: "as many numbers",
    seed: "number",
    date: "day",
  });
  const guides = sizesIn("guides", options.guides ?? GUIDES);
  const cards = options.cards
    ? sizesIn("cards", options.cards)
    : guides.map((count) => Math.max(FEWEST_CARDS, Math.round(count / GUIDES_A_CARD)));
  if (cards.length !== guides.length) throw new Error("--guides and --cards must have as many numbers.");
  const seed = Number(options.seed ?? SEED);
  if (!Number.isInteger(seed)) throw new Error("--seed must be a whole number.");
  const day = measuredOn(options.date);

  console.log(
    "Building a small site first, unmeasured: no size shall pay for packages that are read for the first time …",
  );
  await measureSize(...FIRST, seed);

  const steps: Step[] = [];
  for (const [index, count] of guides.entries()) {
    console.log(`Building ${count} guides and ${cards[index] ?? FEWEST_CARDS} cards, twice …`);
    steps.push(await measureSize(count, cards[index] ?? FEWEST_CARDS, seed));
    console.log(table(HEAD, cells(steps)));
  }

  // Only the sizes that the next one can be compared with stand in the documents.
  const { date, ...changed } = options;
  if (Object.keys(changed).length === 0) await writeSection("Build at scale", report(steps, seed, day));
  const faults = growthFaults(steps);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log("No page costs more on a larger site.");
  return faults.length === 0 ? 0 : 1;
});
