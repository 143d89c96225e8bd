import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findUnexpectedFiles, readContentFiles } from "../../src/content/content-files";
import { CATALOG } from "../support/catalog";

const messages = (...added: string[]) =>
  findUnexpectedFiles([...CATALOG, ...added.map((file) => ({ file, text: "x" }))]).map(
    ({ file, expected, found, hint }) => `${file}: ${expected}, ${found}${hint ? `; ${hint}` : ""}`,
  );

test("takes the files of a catalog", () => {
  expect(messages()).toEqual([]);
});

test.each([
  [
    "data/cards/notes.txt",
    "a .json file in data/cards, .md in data/guides or .csv in data/survey, or one that every site has",
  ],
  ["data/card/new.json", '"data/card/new.json"'],
  ["data/pages/imprint.md", "one that every site has"],
  ["data/site (1).json", 'did you mean "data/site.json"?'],
  [
    "data/guides/a?.md",
    'a file name of small letters, digits and hyphens, other than index, con and the like, "a?.md"',
  ],
  ["data/guides/index.md", 'other than index, con and the like, "index.md"'],
  ["data/cards/Citi Simplicity.json", "a file name of small letters, digits and hyphens, other"],
  ["data/guides/con.md", 'other than index, con and the like, "con.md"'],
])("refuses %s", (file, message) => {
  expect(messages(file)).toEqual([expect.stringContaining(message)]);
});

test("asks for each file that every site needs", () => {
  expect(findUnexpectedFiles([]).map(({ file }) => file)).toEqual(
    expect.arrayContaining(["data/site.json", "data/pages/terms.md", "data/pages/home.json"]),
  );
});

test("reads files as text, sorted by name, with those of folders within, without hidden ones", () => {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  for (const file of ["site.json", "cards/b.json", "cards/.a.json.swp", "cards/old/c.json", ".trash/d.json"]) {
    mkdirSync(path.join(root, "data", path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, "data", file), `text of ${file}`);
  }
  const files = readContentFiles(root);
  rmSync(root, { recursive: true });
  expect(files).toEqual(
    ["cards/b.json", "cards/old/c.json", "site.json"].map((file) => ({
      file: `data/${file}`,
      text: `text of ${file}`,
    })),
  );
});
