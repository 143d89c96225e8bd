import fc from "fast-check";
import { checkContent } from "../../src/content/gate";
import type { TextFile } from "../../src/content/read/source-file";
import { CATALOGUE, written } from "../support/catalogue";

/**
 * Broken files, each with one fault of which the line is known: every kind of fault in a card and in the settings, or in a
 * guide and in a legal page, at places drawn by a seed. The gate must name a fault on that line, must not throw, and must not
 * take long. The lines are found by a mark that is put in first, not by the gate's own means. Since a fault in one file hides
 * none in another, the gate reads many broken files at once.
 */

const SEED = 20250108;
const MARK = "@@mark@@";

const draws = fc.sample(fc.nat(), { numRuns: 300, seed: SEED }).values();

/** One of the places where a fault can stand. */
function drawn<T>(places: readonly T[]): T {
  const place = places[(draws.next().value ?? NaN) % places.length];
  if (place === undefined) throw new Error("There is no place for the fault, or no draw is left.");
  return place;
}

/** A broken file: its text, and the line on which the fault stands. */
type Case = { name: string; file: string; text: string; line: number };

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split("\n").length;

/** A case made of a text that holds the mark where the fault will stand. */
function marked(name: string, file: string, text: string, fault: string): Case {
  return { name, file, text: text.replace(MARK, () => fault), line: lineOf(text, MARK) };
}

type Path = (string | number)[];

function pathsOf(value: unknown, wanted: (value: unknown, path: Path) => boolean, path: Path = []): Path[] {
  const own = wanted(value, path) ? [path] : [];
  if (typeof value !== "object" || value === null) return own;
  const inner = Object.entries(value).flatMap(([key, item]) =>
    pathsOf(item, wanted, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

/** The same data with the value at a path replaced. */
function replacedAt(data: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(data);
  if (Array.isArray(data))
    return data.map((item: unknown, index) => (index === key ? replacedAt(item, rest, change) : item));
  return Object.fromEntries(
    Object.entries(data ?? {}).map(([name, item]) => [name, name === key ? replacedAt(item, rest, change) : item]),
  );
}

const isText = (value: unknown) => typeof value === "string";
const isGroup = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const isLeaf = (value: unknown) => typeof value !== "object";

type JsonKind = {
  name: string;
  at: (value: unknown, path: Path) => boolean;
  /** The text that stands at the mark, made of the value that stood there or that gets one field more. */
  fault: (value: unknown) => string;
  isField?: true;
};

const WRONG_TYPE: Record<string, string> = { string: "{}", number: '"seven"', boolean: '"yes"' };
const inText = (insert: string) => (value: unknown) => JSON.stringify(value).replace(/^"(.?)/, `"$1${insert}`);

const JSON_KINDS: JsonKind[] = [
  { name: "a wrong type", at: isLeaf, fault: (value) => WRONG_TYPE[typeof value] ?? "[[]]" },
  { name: "a word without quotes", at: isLeaf, fault: () => "word" },
  { name: "a text that isn't closed", at: isText, fault: (value) => JSON.stringify(value).slice(0, -1) },
  { name: "two commas", at: isLeaf, fault: (value) => `${JSON.stringify(value)},,` },
  { name: "a comment", at: isLeaf, fault: (value) => `/* why */ ${JSON.stringify(value)}` },
  { name: "a right-to-left override", at: isText, fault: inText("\u202E") },
  { name: "an isolate that isn't closed", at: isText, fault: inText("\u2067") },
  { name: "a zero-width space", at: isText, fault: inText("\u200B") },
  { name: "a control character", at: isText, fault: inText("\u0007") },
  { name: "an escaped override", at: isText, fault: inText("\\u202e") },
  { name: "an escaped null character", at: isText, fault: inText("\\u0000") },
  { name: "an unknown reference", at: isText, fault: inText("{prodct}") },
  { name: "a reference in the wrong case", at: isText, fault: inText("{Brand}") },
  { name: "half a reference", at: isText, fault: inText("{brand ") },
  { name: "a reference in doubled braces", at: isText, fault: inText("{{brand}}") },
  { name: "a non-breaking space", at: isText, fault: inText("\u00A0") },
  { name: "lists without end", at: isLeaf, fault: () => "[".repeat(50_000) },
  { name: "groups without end", at: isLeaf, fault: () => '{"a":'.repeat(50_000) },
  { name: "no value", at: (value, path) => isLeaf(value) && typeof path.at(-1) === "string", fault: () => "" },
  { name: "__proto__", isField: true, at: isGroup, fault: () => '"__proto__": { "featured": true }' },
  { name: "constructor", isField: true, at: isGroup, fault: () => '"constructor": 1' },
  { name: "an unknown field", isField: true, at: isGroup, fault: () => '"zz": 1' },
  {
    name: "a name twice",
    isField: true,
    at: (value) => isGroup(value) && Object.keys(Object.assign({}, value)).length > 0,
    fault: (value) =>
      JSON.stringify(Object.fromEntries(Object.entries(Object.assign({}, value)).slice(0, 1))).slice(1, -1),
  },
];

function jsonCase({ file, text }: TextFile, { name, at, fault, isField }: JsonKind): Case {
  const data: unknown = JSON.parse(text);
  const path = drawn(pathsOf(data, at));
  let before: unknown;
  const withMark = written(
    replacedAt(data, path, (value) => {
      before = value;
      return isField ? { ...Object(value), [MARK]: 1 } : MARK;
    }),
  );
  const atMark = withMark.replace(isField ? `"${MARK}": 1` : `"${MARK}"`, MARK);
  return marked(`${name} in ${path.join(".")}`, file, atMark, fault(before));
}

/** Each of these is a paragraph of its own. */
const BODY_FAULTS = [
  "<div>",
  "<script>alert(1)</script>",
  "<!-- a note -->",
  "![a picture](/x.png)",
  "# A heading",
  `## ${"A long heading ".repeat(10)}`,
  "[a link](/nowhere)",
  "[a link](/guides/nowhere)",
  "[a link](#nowhere)",
  "[a link](/about#nowhere)",
  "[a link](/offers?filter=nothing)",
  "[a link](javascript:alert)",
  "[a link](http://www.example.com)",
  "[a link](https://user:password@www.example.com)",
  "By {prodct}.",
  "By {Brand}.",
  "By {{brand}}.",
  "By {brand and others.",
  "##A heading",
  "[a link] (/compare)",
  "[a link][compare]",
  "A **bold ** word.",
  "- [ ] A box",
  "Text \u202E.",
  "Text \u0000.",
  "Text \u200B.",
  "Text &#x202e;.",
  "Text &rlm;.",
  "x".repeat(5_001),
  "*a ".repeat(2_000),
  "[".repeat(20_000),
];

function bodyCase({ file, text }: TextFile, fault: string): Case {
  const { index } = drawn([...text.matchAll(/^## .*$/gm)]);
  const withMark = `${text.slice(0, index)}${MARK}\n\n${text.slice(index)}`;
  return marked(`the text ${fault.slice(0, 30)}`, file, withMark, fault);
}

const HEAD_FAULTS: ((line: string) => string)[] = [
  (line) => line.replace(/: .*/, ": a: b"),
  (line) => line.replace(/: .*/, ': "open'),
  (line) => line.replace(/: .*/, ": *bold*"),
  (line) => line.replace(/: .*/, ": {prodct}"),
  (line) => line.replace(/: .*/, ": [[]]"),
  (line) => line.replace(/: .*/, `: ${"[".repeat(20_000)}`),
  (line) => line.replace(/: .*/, `: ${"- ".repeat(20_000)}`),
  (line) => line.replace(/: .*/, ": |x"),
  (line) => line.replace(/: .*/, ": The #1 card"),
  (line) => line.replace(/: .*/, ': "The "free" card"'),
  (line) => line.replace(/: .*/, ": \u202Etext"),
  (line) => line.replace(/: .*/, ': "\\u202e"'),
  (line) => line.replace(/: .*/, ""),
  (line) => line.replace(/^/, "un"),
  (line) => `${line}\n${line}`,
  () => "__proto__: 1",
  () => "zz: 1",
];

function headCase({ file, text }: TextFile, fault: (line: string) => string): Case {
  const head = text.slice(0, text.indexOf("\n---\n"));
  const { 0: line, index } = drawn([
    ...head.matchAll(/^(?:title|description|excerpt|category|readTime|author|publishDate|updated): .*$/gm),
  ]);
  const broken = fault(line);
  const withMark = text.slice(0, index) + MARK + text.slice(index + line.length);
  const made = marked(`the head ${broken.slice(0, 30)}`, file, withMark, broken);
  // Of a line that stands twice the second is one too many.
  return broken === `${line}\n${line}` ? { ...made, line: made.line + 1 } : made;
}

/** Faults that no rule above makes. */
function handMade(): Case[] {
  const card = CATALOGUE.find(({ file }) => file === "data/cards/citi-simplicity.json");
  const guide = CATALOGUE.find(({ file }) => file === "data/guides/one.md");
  if (!card || !guide) throw new Error("The catalogue lacks its files.");
  const inCard = (name: string, from: string, to: string): Case =>
    marked(name, card.file, card.text.replace(from, MARK), to);
  const whole = (name: string, file: string, text: string, line = 1): Case => ({ name, file, text, line });
  const megabyte = "x".repeat(1_048_576);
  return [
    inCard("a megabyte as a name", '"Citi"', `"${megabyte}"`),
    inCard("a megabyte as a field's name", '"issuer": "Citi"', `"issuer": "Citi", "${megabyte}": 1`),
    inCard("a megabyte of spaces in an address", '"#apply-citi-simplicity"', `"https://${" ".repeat(1_048_576)}"`),
    inCard("a megabyte of digits", '"rating": 4.8', `"rating": ${"9".repeat(1_048_576)}`),
    inCard("a number beyond all numbers", '"rating": 4.8', '"rating": 1e999'),
    inCard("the first half of a character", '"Citi"', '"\\ud83d"'),
    inCard("the second half of a character", '"Citi"', '"A\\udc64"'),
    inCard("a character that is none", '"Citi"', '"A\\uffff"'),
    whole("an empty card", card.file, ""),
    whole("a card that is null", card.file, "null"),
    whole("a card that is a list", card.file, "[]"),
    whole("a card of brackets", card.file, "[".repeat(1_000_000)),
    whole("a card that is a megabyte of text", card.file, `"${megabyte}"`),
    whole("a card behind a byte-order mark", card.file, `\uFEFF${card.text}`),
    whole("a card in UTF-16", card.file, Buffer.from(card.text, "utf16le").toString("utf8")),
    whole("an empty guide", guide.file, ""),
    whole("a guide without a head", guide.file, "# A guide\n\nText."),
    whole("a guide whose head doesn't end", guide.file, guide.text.replace(/^---$/gm, "").replace("", "---")),
    whole("a guide whose head is empty", guide.file, guide.text.replace(/^---\n[\s\S]*?\n---\n/, "---\n---\n")),
    whole("a guide whose head is a list", guide.file, guide.text.replace(/^---\n[\s\S]*?\n---\n/, "---\n- a\n---\n")),
    whole("a guide behind a byte-order mark", guide.file, `\uFEFF${guide.text}`),
    marked("a megabyte as a paragraph", guide.file, guide.text.replace("An intro.", MARK), megabyte),
    marked("a megabyte of signs", guide.file, guide.text.replace("An intro.", MARK), "_a*".repeat(350_000)),
    marked("lists without end", guide.file, guide.text.replace("An intro.", MARK), "1. ".repeat(300_000)),
    marked("a megabyte as a title", guide.file, guide.text.replace(/^title: .*$/m, MARK), `title: ${megabyte}`),
  ];
}

const filesIn = (folder: RegExp) => CATALOGUE.filter(({ file }) => folder.test(file));
const JSON_FILES = [filesIn(/\/cards\//), filesIn(/\/site\.json$/)];
const TEXT_FILES = [filesIn(/\/guides\//), filesIn(/\/pages\//)];

/** Each kind of fault once in each kind of file, in whichever of its files comes next. */
function casesOf<Kind>(files: TextFile[][], kinds: Kind[], make: (file: TextFile, kind: Kind) => Case): Case[] {
  return files.flatMap((alike) =>
    kinds.flatMap((kind, index) =>
      alike.slice(index % alike.length, (index % alike.length) + 1).map((file) => make(file, kind)),
    ),
  );
}

const CASES = [
  ...handMade(),
  ...casesOf(JSON_FILES, JSON_KINDS, jsonCase),
  ...casesOf(TEXT_FILES, BODY_FAULTS, bodyCase),
  ...casesOf(TEXT_FILES, HEAD_FAULTS, headCase),
];

/** The cases in as few runs of the gate as can be, with one case a file in each. */
function runsOf(cases: readonly Case[]): Case[][] {
  const runs: Case[][] = [];
  for (const made of cases) {
    const free = runs.find((run) => run.every(({ file }) => file !== made.file));
    if (free) free.push(made);
    else runs.push([made]);
  }
  return runs;
}

/** What the gate makes of broken files, in words; nothing if it does as it should. */
function complaintsAbout(run: readonly Case[]): string[] {
  const { faults } = checkContent(CATALOGUE.map((one) => run.find(({ file }) => file === one.file) ?? one));
  return run.flatMap(({ name, file, text, line }) => {
    const lines = faults.filter((fault) => fault.file === file).map((fault) => fault.line);
    const last = text.split("\n").length;
    if (lines.includes(line) && lines.every((at) => at >= 1 && at <= last)) return [];
    return [`${file}:${line} ${name}: found on lines ${lines.join(", ") || "none"}`];
  });
}

test("every kind of fault in every kind of file is refused on the right line, quickly and without a crash", () => {
  expect(CASES.length).toBeGreaterThan(160);
  expect(runsOf(CASES).flatMap(complaintsAbout)).toEqual([]);
}, 60_000);
