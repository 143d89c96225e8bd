import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

const TESTS = path.resolve("__tests__/browser");
const ALL_TESTS = readdirSync("__tests__", { recursive: true, encoding: "utf8" });
const COMPONENTS = path.resolve("src/components");
const page = readFileSync(path.resolve("docs/accessibility.md"), "utf8");

/** The rows of the table under a heading, each as its cells. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Criteria of levels A and AA in WCAG 2.2, as how many each guideline has and which numbers. */
const CRITERIA = Object.entries({
  "1.1": [1],
  "1.2": [1, 2, 3, 4, 5],
  "1.3": [1, 2, 3, 4, 5],
  "1.4": [1, 2, 3, 4, 5, 10, 11, 12, 13],
  "2.1": [1, 2, 4],
  "2.2": [1, 2],
  "2.3": [1],
  "2.4": [1, 2, 3, 4, 5, 6, 7, 11],
  "2.5": [1, 2, 3, 4, 7, 8],
  "3.1": [1, 2],
  "3.2": [1, 2, 3, 4, 6],
  "3.3": [1, 2, 3, 4, 7, 8],
  "4.1": [2, 3],
}).flatMap(([guideline, numbers]) => numbers.map((number) => `${guideline}.${number}`));

test("the page on accessibility answers every criterion of WCAG 2.2 at levels A and AA", () => {
  expect(CRITERIA).toHaveLength(55);
  const answered = rowsUnder("By criterion").flatMap(([name = ""]) =>
    name.startsWith("1.2.1 – 1.2.5") ? ["1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.2.5"] : [name.split(" ")[0] ?? ""],
  );
  expect(answered).toEqual(CRITERIA);
});

test("each test that it names exists under that name", () => {
  const missing = rowsUnder("By component").flatMap(([component = "", , tests = ""]) => {
    const groups = [...tests.matchAll(/`([\w-]+\.(?:spec|test)\.tsx?)`((?:,? "[^"]+")+)/g)];
    if (groups.length === 0) return [`${component}: no test`];
    return groups.flatMap(([, file = "", titles = ""]) => {
      const places = ALL_TESTS.filter((place) => path.basename(place) === file);
      const code = places.map((place) => readFileSync(path.join("__tests__", place), "utf8")).join("\n");
      const names = [...titles.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
      return names.filter((name) => !code.includes(name)).map((name) => `${file}: ${name}`);
    });
  });
  expect(missing).toEqual([]);
});

test("each component and file that it names exists", () => {
  const components = rowsUnder("By component").flatMap(([cell = ""]) =>
    [...cell.matchAll(/`(\w+\/\w+)`/g)].map(([, name = ""]) => path.join(COMPONENTS, `${name}.tsx`)),
  );
  const files = rowsUnder("How it is checked").map(([cell = ""]) => path.join(TESTS, cell.replaceAll("`", "")));
  expect([...components, ...files].filter((file) => !existsSync(file))).toEqual([]);
});

test("no folder of components is left out", () => {
  const named = rowsUnder("By component").map(([cell = ""]) => cell);
  const folders = readdirSync(COMPONENTS).filter((folder) => !named.some((cell) => cell.includes(`\`${folder}/`)));
  // These only set texts and figures.
  expect(folders).toEqual(["about", "home"]);
});
