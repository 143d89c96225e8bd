/** `npx tsx scripts/check-reproducible.ts`: compares two builds, far apart, byte by byte; then those of a day's work. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "./lib/copy-project.mjs";
import { ROOT, run, runCommand } from "./lib/run.mjs";

/** What a day's work changes: a card's rate (its last digit), a guide's text, a color. */
const CHANGES: readonly [file: string, from: RegExp, to: (found: string) => string][] = [
  ["data/cards/citi-simplicity.json", /(?<="from": \d+\.\d)\d/, (digit) => (digit === "9" ? "8" : "9")],
  ["data/guides/avoid-credit-card-fees.md", /$/, () => "\nThis sentence is new.\n"],
  ["src/styles/tokens.css", /--sand: #\w+/, () => "--sand: #f2eee7"],
];

/** Throws where there is nothing to change: the comparison would say nothing. */
function change(place: string): void {
  for (const [file, from, to] of CHANGES) {
    const before = readFileSync(path.join(place, file), "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has nothing that this check knows to change.`);
    writeFileSync(path.join(place, file), after);
  }
}

async function build(place: string, env: Record<string, string>): Promise<void> {
  const code = await run(["npm", "run", "build"], { ...process.env, ...env }, place);
  if (code !== 0) throw new Error("The build failed, see above.");
}

void runCommand(async () => {
  // Beside the project, since hard links end at the border of a file system; its name has no meaning.
  const root = mkdtempSync(path.join(path.dirname(path.resolve(ROOT)), ".plainrate-twice-"));
  const kept = path.join(root, "one");
  const fresh = path.join(root, "another-folder/with a longer name");
  const buildKept = () => build(kept, { TZ: "Pacific/Kiritimati", LANG: "C", GATSBY_CPU_COUNT: "1" });
  const buildFresh = () => build(fresh, { TZ: "America/Anchorage", LANG: "en_US.UTF-8", GATSBY_CPU_COUNT: "3" });
  const areSame = async () =>
    (await run(["diff", "--recursive", "--brief", path.join(kept, "public"), path.join(fresh, "public")])) === 0;
  try {
    for (const place of [kept, fresh]) {
      copyProject(ROOT, place);
      // Packages of its own: hard links, since a link to a folder would lead back to the project.
      rmSync(path.join(place, "node_modules"));
      execFileSync("cp", ["-al", path.join(ROOT, "node_modules"), path.join(place, "node_modules")]);
    }
    console.log("Building in both places …");
    await buildKept();
    await buildFresh();
    if (!(await areSame())) return 1;

    console.log("Changing a rate, a guide and a color, then building one place anew and the other from nothing …");
    change(kept);
    change(fresh);
    await buildKept();
    if (await areSame()) throw new Error("The second build shows nothing of what was changed.");
    for (const folder of [".cache", "public"]) rmSync(path.join(fresh, folder), { recursive: true });
    await buildFresh();
    return (await areSame()) ? 0 : 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
