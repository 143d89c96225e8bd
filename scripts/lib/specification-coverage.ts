import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Elsewhere, Untestable } from "../../__tests__/specification/beyond";

/** Where `npm run docs:specification` writes. */
export const COVERAGE_FILE = "docs/specification-coverage.md";

const FOLDER = "__tests__/specification";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const MOST_BYTES = 64 * 1024 * 1024;

const spec = z.object({
  title: z.string(),
  line: z.number(),
  tests: z.tuple([z.object({ annotations: z.array(z.object({ type: z.string(), description: z.string() })) })]),
});
type Suite = { title: string; file: string; specs: z.output<typeof spec>[]; suites?: Suite[] | undefined };

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), file: z.string(), specs: z.array(spec), suites: z.array(suite).optional() }),
);
const report = z.object({ suites: z.array(suite), errors: z.array(z.object({ message: z.string() })) });

type Sentence = { text: string; decided: string[] };
export type Section = { title: string; file: string; sentences: Sentence[] };

function specsOf({ specs, suites = [] }: Suite): Suite["specs"] {
  return [...specs, ...suites.flatMap(specsOf)].sort((a, b) => a.line - b.line);
}

/**
 * The sections and their sentences in what `playwright test --list --reporter=json` prints. Throws if a file names no
 * section, or more than one.
 */
export function sectionsOf(listing: string): Section[] {
  const { suites, errors } = report.parse(JSON.parse(listing));
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return suites.map((file) => {
    const [section, ...more] = file.suites ?? [];
    if (!section || more.length > 0 || file.specs.length > 0)
      throw new Error(`${file.file}: every test belongs into one test.describe that names the section.`);
    return {
      title: section.title,
      file: `${FOLDER}/${path.basename(file.file)}`,
      sentences: specsOf(section).map(({ title, tests: [{ annotations }] }) => ({
        text: title,
        decided: annotations.filter(({ type }) => type === "decided").map(({ description }) => description),
      })),
    };
  });
}

/** The sections as their tests stand in the project's folder. Nothing is run and nothing needs to be built. */
export function listSections(): Section[] {
  const args = [PLAYWRIGHT, "test", "--list", "--project=specification", "--reporter=json"];
  // Playwright refuses to start where it takes itself to be one of Jest's tests.
  const { JEST_WORKER_ID, ...env } = process.env;
  const { stdout, stderr, error } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: MOST_BYTES, env });
  if (error || !stdout) throw new Error(`Playwright could not list the tests: ${error?.message ?? stderr}`);
  return sectionsOf(stdout);
}

/** Throws if a sentence is filed under a section that no file has, or under a test that is not there. */
function checkBeyond(sections: readonly Section[], elsewhere: readonly Elsewhere[], untestable: readonly Untestable[]) {
  const known = new Set(sections.map(({ title }) => title));
  for (const { section, sentence } of [...elsewhere, ...untestable])
    if (!known.has(section)) throw new Error(`"${sentence}" is filed under "${section}", which no file is about.`);
  for (const { file, test } of elsewhere) {
    const tests = readFileSync(file, "utf8").replace(/test\(\s+/g, "test(");
    if (!tests.includes(`test(${JSON.stringify(test)},`)) throw new Error(`${file} has no test "${test}".`);
  }
}

const plain = (text: string) => text.replace(/[\\`*_<>[\]|]/g, "\\$&");
const capital = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

type Filed = Section & { elsewhere: Elsewhere[]; untestable: Untestable[] };

const INTRODUCTION = `Written by \`npm run docs:specification\` from the tests in \`${FOLDER}\`. Each sentence below is the name of
a test that visits the served site. “Decided” says what holds where the specification contradicts itself, is silent, or is
left on purpose.`;

const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;

function tableOf(sections: readonly Filed[]): string {
  const counts = sections.map(({ sentences, elsewhere, untestable }) => [
    sentences.length,
    elsewhere.length,
    untestable.length,
  ]);
  const together = [0, 1, 2].map((column) => counts.reduce((sum, count) => sum + (count[column] ?? 0), 0));
  return [
    row("Section", "Tests here", "Tests elsewhere", "Nothing to test"),
    row("---", "---:", "---:", "---:"),
    ...sections.map(({ title }, index) => row(plain(title), ...(counts[index] ?? []))),
    row("Together", ...together),
  ].join("\n");
}

function textOf({ title, file, sentences, elsewhere, untestable }: Filed): string {
  const lines = [
    ...sentences.flatMap(({ text, decided }) => [
      `- ${plain(capital(text))}`,
      ...decided.map((reason) => `  - Decided: ${plain(reason)}`),
    ]),
    ...elsewhere.flatMap((entry) => [
      `- ${plain(entry.sentence)}`,
      `  - Held by “${plain(entry.test)}” in \`${entry.file}\``,
    ]),
    ...untestable.flatMap(({ sentence, reason }) => [`- ${plain(sentence)}`, `  - Not tested: ${plain(reason)}`]),
  ];
  return `## ${plain(title)}\n\n\`${file}\`\n\n${lines.join("\n")}`;
}

/** The text of docs/specification-coverage.md. Throws if what lies beyond the tests names a section or test in vain. */
export function coverageText(
  sections: readonly Section[],
  elsewhere: readonly Elsewhere[],
  untestable: readonly Untestable[],
): string {
  checkBeyond(sections, elsewhere, untestable);
  const filed = sections.map((section) => ({
    ...section,
    elsewhere: elsewhere.filter((entry) => entry.section === section.title),
    untestable: untestable.filter((entry) => entry.section === section.title),
  }));
  const title = "# The specification, sentence by sentence";
  return `${[title, INTRODUCTION, tableOf(filed), ...filed.map(textOf)].join("\n\n")}\n`;
}
