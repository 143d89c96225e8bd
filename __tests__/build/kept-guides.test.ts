import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderShelf, hashOfCode, keepingReader } from "../../src/build/kept-guides";
import { checkContent } from "../../src/content/gate";
import { type GuideReader, guideReader } from "../../src/content/read/markdown-file";
import { type TextFile, nameOf } from "../../src/content/read/source-file";
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

/** The small catalogue with a guide that rests on the cards, the glossary and the settings. */
const FILES = withText(GUIDE, (text) =>
  text
    .replace(/^publishDate: (\S+)$/m, "publishDate: $1\nmodifiedDate: $1")
    .replace("An intro.", "Of the {product} one costs {card:citi-simplicity.apr}. Mind its {term:annual-fee}."),
);
const GUIDES = FILES.map(({ file }) => file)
  .filter((file) => file.startsWith("data/guides/"))
  .map((file) => nameOf({ file }));

test("content is the same to the last byte without a shelf, with an empty one, and with a full one", () => {
  const plain = checkContent(FILES);
  expect(plain.faults).toEqual([]);
  for (const read of [GUIDES, []]) {
    const again = check(FILES);
    expect(again.read).toEqual(read);
    expect(again.result).toStrictEqual(plain);
    expect(JSON.stringify(again.result)).toBe(JSON.stringify(plain));
  }
});

test("after an edit of one guide only that one is read", () => {
  check(FILES);
  const edited = changed(FILES, GUIDE, (text) => text.replace("That is all.", "That was all."));
  const { result, read } = check(edited);
  expect(read).toEqual(["one"]);
  expect(result).toStrictEqual(checkContent(edited));
});

test.each([
  ["a card's rate", "data/cards/citi-simplicity.json", /("apr": ")[\d.]+/, "$119.01"],
  ["the words of a term", "data/glossary.json", /("term": ")annual fee/, "$1yearly fee"],
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

test("all guides are read again once one is taken away, links to it are faults, and nothing of it is kept", () => {
  check(FILES);
  const files = FILES.filter(({ file }) => file !== "data/guides/two.md");
  const { result, read } = check(files);
  expect(read).toEqual(GUIDES.filter((name) => name !== "two"));
  expect(result.faults.map(({ file }) => file)).toContain(GUIDE);
  expect(result).toStrictEqual(checkContent(files));
  expect(readdirSync(folder)).not.toContain("two");
});

test("all guides are read again by other code, which is told by a hash of it and of the packages", () => {
  check(FILES);
  expect(check(FILES, { code: "other code" }).read).toEqual(GUIDES);
  const files = ["src/content/a.ts", "src/content/deep/b.ts", "src/domain/c.ts", "src/site/d.ts", "package-lock.json"];
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(inFolder(file)), { recursive: true });
    writeFileSync(inFolder(file), text);
  };
  for (const file of files) write(file, "before");
  const hashes = [hashOfCode(folder)];
  expect(hashOfCode(folder)).toBe(hashes[0]);
  for (const file of files) {
    write(file, "after");
    hashes.push(hashOfCode(folder));
  }
  expect(new Set(hashes).size).toBe(files.length + 1);
});

test("a guide with a fault is never kept: the fault is found every time, and so is its mending", () => {
  const spoilt = changed(FILES, GUIDE, (text) => text.replace("That is all.", "That<br> is all."));
  for (const read of [GUIDES, ["one"]]) {
    const again = check(spoilt);
    expect(again.read).toEqual(read);
    expect(again.result.faults).toHaveLength(1);
    expect(again.result).toStrictEqual(checkContent(spoilt));
  }
  expect(check(FILES).result).toStrictEqual(checkContent(FILES));
});

test("what passes while the settings have faults is read again once they are mended, since rules had to wait", () => {
  const broken = changed(FILES, GUIDE, (text) => text.replace("That is all.", "Scores from 700 to 749."));
  const waiting = changed(broken, SITE, (text) => text.replace(/"asOf": "[^"]*"/, '"asOf": "today"'));
  expect(new Set(check(waiting).result.faults.map(({ file }) => file))).toEqual(new Set([SITE]));
  expect(check(broken).result.faults.map(({ file }) => file)).toEqual([GUIDE]);
});

test.each([
  ["ends early", (text: string) => text.slice(0, -10)],
  ["has one letter changed", (text: string) => text.replace("An intro.", "An Intro.")],
  ["belongs to another guide", () => readFileSync(inFolder("one"), "utf8")],
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
