import { ensureInstalled } from "./install.mjs";
import { findBrowser, findFirefox } from "./programs.mjs";
import { tool } from "./run.mjs";

/**
 * What `npm test` and `npm run test:full` run, in order. A stage of commands starts them all at once, counts as one test and
 * passes if each of them does; a stage with a runner counts the tests of its report, reports/<name>.json. `prepare` finds or
 * installs what it needs, and gives the variables that name it. `full` marks what only `npm run test:full` runs, and `inFull`
 * what it adds to the commands.
 */
export const STAGES = [
  { name: "content", commands: [["npm", "run", "check:content"]] },
  {
    name: "lint",
    // Types are checked beside it: each of these keeps one core busy. What was found in order is kept, by content, so that a
    // second run takes a third of the first's time.
    commands: [
      tool("tsc", "--noEmit"),
      tool("eslint", "--max-warnings=0", ...kept("eslint/"), "."),
      tool("stylelint", "--max-warnings=0", ...kept("stylelint/"), "src/**/*.css"),
      tool("prettier", "--check", "--log-level=warn", ...kept("prettier/checked"), "."),
      tool("knip", "--no-progress"),
    ],
  },
  {
    name: "unit",
    commands: [jest("unit", "rules", "components")],
    // jest.config.js names the folders that are measured, and what they must reach.
    inFull: ["--coverage"],
    runner: "jest",
  },
  { name: "commands", commands: [jest("commands", "commands")], runner: "jest", full: true },
  { name: "build", commands: [["npm", "run", "build"]] },
  { name: "built", commands: [jest("built", "built")], runner: "jest", needsBuild: true },
  {
    name: "browser",
    commands: [playwright()],
    runner: "playwright",
    sharded: true,
    needsBuild: true,
    prepare: async () => ({ CHROME_PATH: await findBrowser() }),
  },
  {
    name: "firefox",
    commands: [playwright("--config=playwright.firefox.config.ts")],
    runner: "playwright",
    needsBuild: true,
    prepare: async () => ({ FIREFOX_PATH: await findFirefox() }),
    full: true,
  },
  {
    name: "editors",
    commands: [playwright("--config=playwright.cms.config.ts")],
    runner: "playwright",
    prepare: async () => {
      await ensureInstalled("cms");
      return { CHROME_PATH: await findBrowser() };
    },
    full: true,
  },
];

/** Where a linter keeps what it has found in order. */
function kept(name) {
  return ["--cache", "--cache-strategy=content", `--cache-location=node_modules/.cache/${name}`];
}

function jest(report, ...projects) {
  return tool("jest", "--ci", "--json", `--outputFile=reports/${report}.json`, "--selectProjects", ...projects);
}

function playwright(...args) {
  return tool("playwright", "test", "--forbid-only", ...args);
}

/** The stages of a run, in their own order: all with `full`, otherwise the quick ones, or just those that `only` names. */
export function chooseStages({ full, only }) {
  if (only === undefined) return STAGES.filter((stage) => full || !stage.full);
  const known = STAGES.map((stage) => stage.name);
  const names = only.split(",");
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown stage "${unknown}". The stages are: ${known.join(", ")}.`);
  return STAGES.filter((stage) => names.includes(stage.name));
}
