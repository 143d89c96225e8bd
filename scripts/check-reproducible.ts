import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../src/build/finish/page-files";
import { copyProject } from "./lib/copy-project.mjs";
import { readOptions, runCommand } from "./lib/options.mjs";
import { ROOT, run } from "./lib/run.mjs";

/**
 * `npm run check:reproducible`: builds the project twice, in folders, time zones, languages and with numbers of workers
 * that differ, and compares the finished sites byte by byte.
 */
const PLACES = [
  { folder: "one", env: { TZ: "Pacific/Kiritimati", LANG: "C", GATSBY_CPU_COUNT: "1" } },
  {
    folder: "another-folder/with a longer name",
    env: { TZ: "America/Anchorage", LANG: "en_US.UTF-8", GATSBY_CPU_COUNT: "3" },
  },
];

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
function hashesOf(output: string): Map<string, string> {
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
function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].sort().flatMap((file) => {
    if (one.get(file) === other.get(file)) return [];
    return [one.has(file) && other.has(file) ? `${file} differs` : `${file} is in one of them alone`];
  });
}

async function buildAt(root: string, { folder, env }: (typeof PLACES)[number]): Promise<Map<string, string>> {
  const place = path.join(root, folder);
  copyWithPackages(place);
  const code = await run(["npm", "--prefix", place, "run", "build"], { ...process.env, ...env });
  if (code !== 0) throw new Error("The build failed, see above.");
  return hashesOf(path.join(place, "public"));
}

void runCommand(async () => {
  readOptions("check:reproducible");
  // Beside the project, since hard links end at the border of a file system; its name has no meaning.
  const root = mkdtempSync(path.join(path.dirname(ROOT), ".plainrate-twice-"));
  try {
    const sites: Map<string, string>[] = [];
    for (const place of PLACES) sites.push(await buildAt(root, place));
    const [one = new Map<string, string>(), other = new Map<string, string>()] = sites;
    const found = differences(one, other);
    for (const line of found.slice(0, MOST_NAMED)) console.error(line);
    if (found.length > MOST_NAMED) console.error(`and ${found.length - MOST_NAMED} more`);
    console.log(`${one.size} files, ${found.length} of them not the same.`);
    return found.length === 0 && one.size > 0 ? 0 : 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
