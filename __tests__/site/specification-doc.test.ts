import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The page that lists the specification's sentences, each with the tests that hold it. */
const text = readFileSync(path.resolve("docs/specification-coverage.md"), "utf8");

type Sentence = { words: string; lines: string[] };

/** The sentences of each section, each with the lines below it. */
const SECTIONS = text
  .split("\n## ")
  .slice(1)
  .map((section) => {
    const [title = "", ...entries] = section.split("\n- ");
    const sentences = entries.map((entry): Sentence => {
      const [words = "", ...lines] = entry.trim().split("\n  - ");
      return { words, lines };
    });
    return { title: title.trim(), sentences };
  });

const SENTENCES = SECTIONS.flatMap(({ sentences }) => sentences);

/** A file, and the names of its tests; behind the name of a test of many cases may stand the one that is meant. */
const POINTER = /^`([^`]+)`((?:,? "[^"]+"(?: \([^)]+\))?)+)$/;

type Pointer = { file: string; title: string; one: string };

function testsIn(line: string): Pointer[] {
  const [, file = "", titles = ""] = POINTER.exec(line) ?? [];
  return [...titles.matchAll(/"([^"]+)"(?: \(([^)]+)\))?/g)].map(([, title = "", one = ""]) => ({ file, title, one }));
}

/** Whether code has a test of this name, or one of many cases, whose name is compared as it is written. */
function hasTest(code: string, title: string): boolean {
  const calls = code.replace(/\(\s+/g, "(");
  return ["test(", ")("].some((call) => ['"', "`"].some((quote) => calls.includes(`${call}${quote}${title}${quote},`)));
}

test("each of the specification's nine sections is there", () => {
  const numbers = SECTIONS.map(({ title }) => /^\d(?= )/.exec(title)?.[0]);
  expect([...new Set(numbers)]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
});

test("each sentence has a test, or a reason why there is none, and nothing else below it but what was decided", () => {
  const odd = SENTENCES.filter(({ lines }) => {
    const tests = lines.filter((line) => POINTER.test(line));
    const untested = lines.filter((line) => line.startsWith("Not tested: "));
    const decided = lines.filter((line) => line.startsWith("Decided: "));
    return tests.length > 0 === untested.length > 0 || tests.length + untested.length + decided.length !== lines.length;
  });
  expect(odd).toEqual([]);
});

test("no section has a sentence twice", () => {
  for (const { title, sentences } of SECTIONS)
    expect([title, new Set(sentences.map(({ words }) => words)).size]).toEqual([title, sentences.length]);
});

test("each test that it names exists under that name", () => {
  const missing = SENTENCES.flatMap(({ words, lines }) =>
    lines.flatMap(testsIn).flatMap(({ file, title, one }) => {
      const place = path.resolve("__tests__", file);
      const code = existsSync(place) ? readFileSync(place, "utf8") : "";
      const isThere = hasTest(code, title) && (one === "" || code.includes(`"${one}"`));
      return isThere ? [] : [`${words}: ${file} "${title}" (${one})`];
    }),
  );
  expect(missing).toEqual([]);
});
