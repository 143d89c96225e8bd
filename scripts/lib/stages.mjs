import { tool } from "./run.mjs";

/**
 * What `npm test` runs, in order. A stage of commands counts as one test and passes if each command does; a stage with
 * a report counts the tests of its runner. A stage that needs the build counts as failed when the build failed.
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
    commands: [["npm", "run", "typecheck"]],
  },
  {
    name: "lint",
    title: "Lint",
    // Each by itself: `npm run lint` ends with the first that finds something.
    commands: [
      tool("eslint", "--max-warnings=0", "."),
      tool("stylelint", "--max-warnings=0", "src/**/*.css"),
      tool("prettier", "--check", "--log-level=warn", "."),
    ],
  },
  {
    name: "unit",
    title: "Unit and component tests",
    // jest.config.js names the folders that are measured, and what they must reach.
    commands: [[...jest("unit", "rules", "components"), "--coverage"]],
    report: { file: "reports/unit.json", runner: "jest" },
  },
  {
    name: "commands",
    title: "Tests of the commands",
    commands: [jest("commands", "commands")],
    report: { file: "reports/commands.json", runner: "jest" },
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
    commands: [["npm", "run", "check:reading"]],
    needsBuild: true,
  },
  {
    name: "size",
    title: "Size by route",
    commands: [["npm", "run", "check:size"]],
    needsBuild: true,
  },
  {
    name: "browser",
    title: "Browser tests",
    // playwright.config.ts names the report's file.
    commands: [tool("playwright", "test", "--forbid-only")],
    report: { file: "reports/browser.json", runner: "playwright" },
    needsBuild: true,
    needsBrowser: true,
  },
  {
    name: "firefox",
    title: "Core journeys in Firefox",
    // playwright.firefox.config.ts names the report's file.
    commands: [["npm", "run", "test:firefox"]],
    report: { file: "reports/firefox.json", runner: "playwright" },
    needsBuild: true,
    needsFirefox: true,
  },
  {
    name: "hosts",
    title: "Hosts",
    // playwright.hosts.config.ts names the report's file.
    commands: [["npm", "run", "test:hosts"]],
    report: { file: "reports/hosts.json", runner: "playwright" },
    needsBuild: true,
    needsBrowser: true,
  },
];

function jest(report, ...projects) {
  return tool("jest", "--ci", "--json", `--outputFile=reports/${report}.json`, "--selectProjects", ...projects);
}

/** The stages that `--only=a,b` asks for, in their own order; all of them without it. Throws on anything else. */
export function chooseStages(args) {
  const known = STAGES.map((stage) => stage.name);
  const wanted = new Set(known);
  for (const arg of args) {
    const names = /^--only=(.*)$/.exec(arg)?.[1].split(",");
    if (!names) throw new Error(`Unknown argument "${arg}". The only one is --only=a,b with: ${known.join(", ")}.`);
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new Error(`Unknown stage "${unknown[0]}". The stages are: ${known.join(", ")}.`);
    for (const name of known) if (!names.includes(name)) wanted.delete(name);
  }
  return STAGES.filter((stage) => wanted.has(stage.name));
}
