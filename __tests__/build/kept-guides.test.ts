import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderShelf, hashOfCode, keepingReader } from "../../src/build/kept-guides";
import { readContentFiles } from "../../src/content/content-files";
import { checkContent } from "../../src/content/gate";
import { type GuideReader, guideReader } from "../../src/content/markdown-file";
import { type TextFile, nameOf } from "../../src/content/source-file";
import { withText } from "../support/catalogue";

const SITE = "data/site.json";
const GUIDE = "data/guides/one.md";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "plainrate-kept-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const inFolder = (name: string) => path.join(folder, name);

/** What the gate makes of files with a shelf beside it, and the guides that were read for it. */
function check(files: readonly TextFile[], { shelf = folderShelf(folder), code = "the code" } = {}) {
  const read: string[] = [];
  const noting: GuideReader = (context) => {
    const readGuide = guideReader(context);
    return (file) => {
      read.push(nameOf(file));
      return readGuide(file);
    };
  };
  return { result: checkContent(files, keepingReader(noting, shelf, code)), read };
}

function changed(files: readonly TextFile[], file: string, change: (text: string) => string): TextFile[] {
  const after = files.map((one) => (one.file === file ? { file, text: change(one.text) } : one));
  expect(after).not.toEqual(files);
  return after;
}

/** The small project with a guide that rests on the catalogue, the glossary and the settings. */
const FILES = withText(GUIDE, (text) =>
  text
    .replace(/^publishDate: (\S+)$/m, "publishDate: $1\nmodifiedDate: $1")
    .replace("An intro.", "Of the {product} one costs {card:citi-simplicity.apr}. Mind its {term:annual-fee}."),
);
const GUIDES = FILES.map(({ file }) => file)
  .filter((file) => file.startsWith("data/guides/"))
  .map((file) => nameOf({ file }));

test("the project's content is the same to the last byte without a shelf, with an empty one, and with a full one", () => {
  const files = readContentFiles(process.cwd());
  const plain = checkContent(files);
  expect(plain.content?.guides.length).toBeGreaterThan(0);
  const first = check(files);
  const second = check(files);
  expect([first.read.length, second.read.length]).toEqual([plain.content?.guides.length, 0]);
  for (const { result } of [first, second]) {
    expect(result).toStrictEqual(plain);
    expect(JSON.stringify(result)).toBe(JSON.stringify(plain));
  }
});

test("the project that the other tests change is without faults, so that its guides are kept", () => {
  expect(check(FILES).result.faults).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual([...GUIDES].sort());
});

test("after an edit of one guide only that one is read", () => {
  check(FILES);
  const edited = changed(FILES, GUIDE, (text) => text.replace("That is all.", "That was all."));
  const { result, read } = check(edited);
  expect(read).toEqual(["one"]);
  expect(result).toStrictEqual(checkContent(edited));
  expect(check(edited).read).toEqual([]);
});

test("settings that no guide rests on leave every guide as it was read", () => {
  check(FILES);
  const edited = changed(FILES, SITE, (text) => text.replace(/"title": "[^"]*"/, '"title": "Another title"'));
  const { result, read } = check(edited);
  expect(read).toEqual([]);
  expect(result).toStrictEqual(checkContent(edited));
});

test.each([
  ["a card's rate", "data/cards/citi-simplicity.json", /("apr": ")[\d.]+/, "$119.01"],
  ["a card's name", "data/cards/citi-simplicity.json", /("name": ")/, "$1New "],
  ["the words of a term", "data/glossary.json", /("term": ")annual fee/, "$1yearly fee"],
  ["a term's definition", "data/glossary.json", "A charge for holding", "A fee for holding"],
  ["the product's name", SITE, /("name": ")Low APR Credit Cards/, "$1Cheap Credit Cards"],
  ["a primary source", SITE, '"name": "CFPB"', '"name": "Bureau"'],
  ["the day that figures describe", SITE, /("asOf": ")\d{4}/, "$12001"],
])("all guides are read again after a change of %s", (_, file, from, to) => {
  check(FILES);
  const edited = changed(FILES, file, (text) => text.replace(from, to));
  const { result, read } = check(edited);
  expect(read).toEqual(GUIDES);
  expect(result).toStrictEqual(checkContent(edited));
});

test("all guides are read again once one is added, taken away or named otherwise, and links to it are faults", () => {
  check(FILES);
  const [two] = FILES.filter(({ file }) => file === "data/guides/two.md");
  const rest = FILES.filter((file) => file !== two);
  const renamed = [...rest, { file: "data/guides/four.md", text: two?.text ?? "" }];
  for (const files of [rest, renamed]) {
    const { result, read } = check(files);
    expect(read).toEqual(files.map(nameOf).filter((name) => [...GUIDES, "four"].includes(name)));
    expect(result.faults.map(({ file }) => file)).toContain(GUIDE);
    expect(result).toStrictEqual(checkContent(files));
  }
});

test("all guides are read again by other code", () => {
  check(FILES);
  expect(check(FILES, { code: "other code" }).read).toEqual(GUIDES);
});

test("a guide with a fault is never kept: the fault is found every time, and so is its mending", () => {
  const spoilt = changed(FILES, GUIDE, (text) => text.replace("That is all.", "That<br> is all."));
  for (const read of [GUIDES, ["one"], ["one"]]) {
    const again = check(spoilt);
    expect(again.read).toEqual(read);
    expect(again.result.faults).toHaveLength(1);
    expect(again.result).toStrictEqual(checkContent(spoilt));
  }
  expect(readdirSync(folder)).not.toContain("one");
  expect(check(FILES).result).toStrictEqual(checkContent(FILES));
});

test("what passes while the settings have faults is read again once they are mended, since rules had to wait", () => {
  const broken = changed(FILES, GUIDE, (text) => text.replace("That is all.", "Scores from 700 to 749."));
  const waiting = changed(broken, SITE, (text) => text.replace(/"asOf": "[^"]*"/, '"asOf": "today"'));
  expect(new Set(check(waiting).result.faults.map(({ file }) => file))).toEqual(new Set([SITE]));
  expect(check(broken).result.faults.map(({ file }) => file)).toEqual([GUIDE]);
});

test.each([
  ["is empty", () => ""],
  ["ends early", (text: string) => text.slice(0, -10)],
  ["has one letter changed", (text: string) => text.replace("An intro.", "An Intro.")],
  ["belongs to another guide", () => readFileSync(inFolder("one"), "utf8")],
  ["has lost its seal", (text: string) => text.slice(text.indexOf("\n") + 1)],
  ["is no text", () => "\u0000\ufffd{"],
])("a kept guide that %s is read again, and then kept anew", (_, damage) => {
  check(FILES);
  const whole = readFileSync(inFolder("two"), "utf8");
  const damaged = damage(whole);
  expect(damaged).not.toBe(whole);
  writeFileSync(inFolder("two"), damaged);
  const { result, read } = check(FILES);
  expect(read).toEqual(["two"]);
  expect(result).toStrictEqual(checkContent(FILES));
  expect(readFileSync(inFolder("two"), "utf8")).toBe(whole);
});

test("a folder in a kept guide's place, or a file in the folder's place, costs time and nothing else", () => {
  check(FILES);
  rmSync(inFolder("two"));
  mkdirSync(inFolder("two"));
  writeFileSync(inFolder("a file"), "");
  for (const [shelf, read] of [
    [folderShelf(folder), ["two"]],
    [folderShelf(inFolder("a file")), GUIDES],
  ] as const) {
    const again = check(FILES, { shelf });
    expect(again.read).toEqual(read);
    expect(again.result).toStrictEqual(checkContent(FILES));
  }
});

test("what is kept of guides that are gone is taken away", () => {
  check(FILES);
  check(FILES.filter(({ file }) => file !== "data/guides/three.md"));
  expect(readdirSync(folder)).not.toContain("three");
});

test("the code's hash changes with each file that has a part in reading guides, and with the packages", () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(inFolder(file)), { recursive: true });
    writeFileSync(inFolder(file), text);
  };
  const files = ["src/content/a.ts", "src/content/deep/b.ts", "src/domain/c.ts", "src/site/d.ts", "package-lock.json"];
  for (const file of files) write(file, "before");
  const hashes = [hashOfCode(folder)];
  expect(hashOfCode(folder)).toBe(hashes[0]);
  for (const file of files) {
    write(file, "after");
    hashes.push(hashOfCode(folder));
  }
  expect(new Set(hashes).size).toBe(files.length + 1);
  const own = readdirSync(process.cwd()).includes("package-lock.json");
  expect([own, hashOfCode(process.cwd())]).toEqual([true, expect.stringMatching(/^[0-9a-f]{64}$/)]);
});
