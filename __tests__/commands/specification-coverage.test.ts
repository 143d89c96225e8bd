import { readFileSync } from "node:fs";
import { COVERAGE_FILE, coverageText, listSections, sectionsOf } from "../../scripts/lib/specification-coverage";
import { ELSEWHERE, UNTESTABLE } from "../specification/beyond";

const SECTION = { title: "1 A section", file: "01.spec.ts", sentences: [{ text: "it works", decided: ["So it is."] }] };

describe("the tests of the specification", () => {
  const sections = listSections();

  test(`${COVERAGE_FILE} is what "npm run docs:specification" writes`, () => {
    expect(readFileSync(COVERAGE_FILE, "utf8")).toBe(coverageText(sections, ELSEWHERE, UNTESTABLE));
  });

  test("there is a file for each of its nine sections", () => {
    const numbers = sections.map(({ title }) => /^\d(?= )/.exec(title)?.[0]);
    expect([...new Set(numbers)]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });

  test("no two tests of a section hold the same sentence", () => {
    for (const { sentences } of sections)
      expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  });
});

test("a sentence stands with what was decided about it, and sentences that others hold with their test", () => {
  const elsewhere = {
    section: SECTION.title,
    sentence: "It is held.",
    file: "__tests__/commands/specification-coverage.test.ts",
    test: "a sentence stands with what was decided about it, and sentences that others hold with their test",
  };
  const untestable = { section: SECTION.title, sentence: "It is fine.", reason: "An aim." };
  const text = coverageText([SECTION], [elsewhere], [untestable]);
  expect(text).toContain("| 1 A section | 1 | 1 | 1 |");
  expect(text).toContain("- It works\n  - Decided: So it is.\n- It is held.\n  - Held by “a sentence stands");
  expect(text).toContain("- It is fine.\n  - Not tested: An aim.");
});

test("a test that is named but not there stops the writing", () => {
  const entry = { section: SECTION.title, sentence: "It is.", file: "package.json", test: "no such test" };
  expect(() => coverageText([SECTION], [entry], [])).toThrow('package.json has no test "no such test".');
});

test("a sentence under a section that no file is about stops the writing", () => {
  const entry = { section: "12 Nothing", sentence: "It is.", reason: "None." };
  expect(() => coverageText([SECTION], [], [entry])).toThrow('filed under "12 Nothing"');
});

test("a file whose tests stand outside a section is refused, and so is one that can't be read", () => {
  const file = { title: "a.spec.ts", file: "a.spec.ts", specs: [], suites: [] };
  expect(() => sectionsOf(JSON.stringify({ suites: [file], errors: [] }))).toThrow("a.spec.ts: every test belongs");
  expect(() => sectionsOf(JSON.stringify({ suites: [], errors: [{ message: "Broken." }] }))).toThrow("Broken.");
});
