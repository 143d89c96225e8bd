import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../src/build/finish/page-files";
import { withNewSentence } from "./bench/generated-guides";
import { copyProject } from "./lib/copy-project.mjs";
import { readOptions, runCommand } from "./lib/options.mjs";
import { ROOT, run } from "./lib/run.mjs";

/**
 * `npx tsx scripts/check-reproducible.ts`: builds the project twice, in folders, time zones, languages and with numbers of workers
 * that differ, and compares the finished sites byte by byte. Then it changes the content and a style in both places, builds
 * one of them from what it kept and the other from nothing, and compares again.
 */
const PLACES = [
  { folder: "one", env: { TZ: "Pacific/Kiritimati", LANG: "C", GATSBY_CPU_COUNT: "1" } },
  {
    folder: "another-folder/with a longer name",
    env: { TZ: "America/Anchorage", LANG: "en_US.UTF-8", GATSBY_CPU_COUNT: "3" },
  },
] as const;

type Place = (typeof PLACES)[number];
type Site = ReadonlyMap<string, string>;

/** What a day's work changes: a card's rate (its last digit), a guide's text, a colour. */
const CHANGES: readonly { file: string; change: (text: string) => string }[] = [
  {
    file: "data/cards/citi-simplicity.json",
    change: (text) => text.replace(/(?<="from": \d+\.\d)\d/, (digit) => (digit === "9" ? "8" : "9")),
  },
  { file: "data/guides/avoid-credit-card-fees.md", change: withNewSentence },
  { file: "src/styles/tokens.css", change: (text) => text.replace(/--sand: #\w+/, "--sand: #f2eee7") },
];

/** What a build keeps for the next one. */
const KEPT = [".cache", "public"];

/** Most differing files that are named. */
const MOST_NAMED = 20;

/** A copy of the project with packages of its own: hard links, since a link to a folder would lead back to this place. */
function copyWithPackages(folder: string): void {
  copyProject(ROOT, folder);
  const packages = path.join(folder, "node_modules");
  rmSync(packages);
  execFileSync("cp", ["-al", path.join(ROOT, "node_modules"), packages]);
}

/** The hash of every file of a finished site, by its path. */
function hashesOf(output: string): Site {
  return new Map(
    filesIn(output).map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(path.join(output, file)))
        .digest("hex"),
    ]),
  );
}

/** What differs between two sites, a line a file. */
function differences(one: Site, other: Site): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].sort().flatMap((file) => {
    if (one.get(file) === other.get(file)) return [];
    return [one.has(file) && other.has(file) ? `${file} differs` : `${file} is in one of them alone`];
  });
}

/** Says what two sites have in common, and whether that is everything. */
function areSame(one: Site, other: Site): boolean {
  const found = differences(one, other);
  for (const line of found.slice(0, MOST_NAMED)) console.error(line);
  if (found.length > MOST_NAMED) console.error(`and ${found.length - MOST_NAMED} more`);
  console.log(`${one.size} files, ${found.length} of them not the same.`);
  return found.length === 0 && one.size > 0;
}

async function buildAt(root: string, { folder, env }: Place): Promise<Site> {
  const place = path.join(root, folder);
  const code = await run(["npm", "--prefix", place, "run", "build"], { ...process.env, ...env });
  if (code !== 0) throw new Error("The build failed, see above.");
  return hashesOf(path.join(place, "public"));
}

/** Changes what a day's work changes. Throws where there is nothing to change: the comparison would say nothing. */
function changeAt(root: string, { folder }: Place): void {
  for (const { file, change } of CHANGES) {
    const place = path.join(root, folder, file);
    const before = readFileSync(place, "utf8");
    const after = change(before);
    if (after === before) throw new Error(`${file} has nothing that this check knows to change.`);
    writeFileSync(place, after);
  }
}

function forgetAt(root: string, { folder }: Place): void {
  for (const kept of KEPT) rmSync(path.join(root, folder, kept), { recursive: true });
}

void runCommand(async () => {
  readOptions("npx tsx scripts/check-reproducible.ts");
  const [kept, fresh] = PLACES;
  // Beside the project, since hard links end at the border of a file system; its name has no meaning.
  const root = mkdtempSync(path.join(path.dirname(ROOT), ".plainrate-twice-"));
  try {
    for (const { folder } of PLACES) copyWithPackages(path.join(root, folder));
    console.log("Building in both places …");
    const first = await buildAt(root, kept);
    if (!areSame(first, await buildAt(root, fresh))) return 1;

    console.log("Changing a rate, a guide and a colour, then building one place anew and the other from nothing …");
    for (const place of PLACES) changeAt(root, place);
    forgetAt(root, fresh);
    const rebuilt = await buildAt(root, kept);
    if (differences(first, rebuilt).length === 0)
      throw new Error("The second build shows nothing of what was changed.");
    return areSame(rebuilt, await buildAt(root, fresh)) ? 0 : 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
