import { tool } from "./run.mjs";

/**
 * What `npm test` and `npm run test:full` run, in order. A stage of commands starts them all at once, counts as one test and
 * passes if each of them does; a stage with a report counts the tests of its runner. A stage that needs the build counts
 * as failed when the build failed. `full` marks what only `npm run test:full` runs.
 */
export const STAGES = [
  {
    name: "content",
    title: "Content check",
    commands: [["npm", "run", "check:content"]],
  },
  {
    name: "types",
    title: "Type check",
    commands: [tool("tsc", "--noEmit")],
  },
  {
    name: "lint",
    title: "Lint",
    // What was found in order is kept, by content, so that a second run takes a third of the first's time.
    commands: [
      tool("eslint", "--max-warnings=0", ...kept("eslint/"), "."),
      tool("stylelint", "--max-warnings=0", ...kept("stylelint/"), "src/**/*.css"),
      tool("prettier", "--check", "--log-level=warn", ...kept("prettier/checked"), "."),
      tool("knip", "--no-progress"),
    ],
  },
  {
    name: "unit",
    title: "Unit and component tests",
    commands: [jest("unit", "rules", "components")],
    // jest.config.js names the folders that are measured, and what they must reach.
    inFull: ["--coverage"],
    report: { file: "reports/unit.json", runner: "jest" },
  },
  {
    name: "commands",
    title: "Tests of the commands",
    commands: [jest("commands", "commands")],
    report: { file: "reports/commands.json", runner: "jest" },
    full: true,
  },
  {
    name: "build",
    title: "Build",
    commands: [["npm", "run", "build"]],
  },
  {
    name: "built",
    title: "Tests of the built HTML",
    commands: [jest("built", "built")],
    report: { file: "reports/built.json", runner: "jest" },
    needsBuild: true,
  },
  {
    name: "reading",
    title: "Plain language",
    commands: [tool("tsx", "scripts/check-reading.ts")],
    needsBuild: true,
  },
  {
    name: "size",
    title: "Size by route",
    commands: [tool("tsx", "scripts/check-size.ts")],
    needsBuild: true,
  },
  {
    name: "browser",
    title: "Browser tests",
    // playwright.config.ts names the report's file.
    commands: [tool("playwright", "test", "--forbid-only")],
    report: { file: "reports/browser.json", runner: "playwright" },
    sharded: true,
    needsBuild: true,
    needsBrowser: true,
  },
  {
    name: "firefox",
    title: "Core journeys in Firefox",
    // playwright.firefox.config.ts names the report's file.
    commands: [["node", "scripts/test-firefox.mjs"]],
    report: { file: "reports/firefox.json", runner: "playwright" },
    needsBuild: true,
    full: true,
  },
  {
    name: "hosts",
    title: "Hosts",
    // playwright.hosts.config.ts names the report's file.
    commands: [["node", "scripts/test-hosts.mjs"]],
    report: { file: "reports/hosts.json", runner: "playwright" },
    needsBuild: true,
    full: true,
  },
  {
    name: "editors",
    title: "Editors' page",
    // playwright.cms.config.ts names the report's file.
    commands: [["node", "scripts/test-cms.mjs"]],
    report: { file: "reports/cms.json", runner: "playwright" },
    full: true,
  },
  {
    name: "editing",
    title: "An editor's ordinary changes",
    commands: [tool("tsx", "scripts/test-editing.ts")],
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

/** The stages of a run, in their own order: all with `full`, otherwise the quick ones, or just those that `only` names. */
export function chooseStages({ full = false, only } = {}) {
  if (only === undefined) return STAGES.filter((stage) => full || !stage.full);
  const known = STAGES.map((stage) => stage.name);
  const names = only.split(",");
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`Unknown stage "${unknown}". The stages are: ${known.join(", ")}.`);
  return STAGES.filter((stage) => names.includes(stage.name));
}

/** The commands of a stage, with what a full run or a part of a run adds to them. */
export function commandsOf({ commands, inFull = [], sharded = false }, { full = false, shard } = {}) {
  const added = [...(full ? inFull : []), ...(sharded && shard ? [`--shard=${shard}`] : [])];
  return commands.map((command) => [...command, ...added]);
}
