import fc from "fast-check";
import { checkContent } from "../../src/content/gate";
import { CATALOGUE, written } from "../support/catalogue";

/**
 * Some hundred broken files, each with one fault of which the line is known. The gate must name a fault on that line,
 * must not throw, and must not take long. The lines are found by a mark that is put in first, not by the gate's own means.
 */

const SEED = 20250108;
const MARK = "@@mark@@";

/** A broken file: its text, and the line on which the fault stands. */
type Case = { name: string; file: string; text: string; line: number };

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split("\n").length;

/** A case made of a text that holds the mark where the fault will stand. */
function marked(name: string, file: string, text: string, fault: string): Case {
  return { name, file, text: text.replace(MARK, () => fault), line: lineOf(text, MARK) };
}

type Path = (string | number)[];

function pathsOf(value: unknown, wanted: (value: unknown) => boolean, path: Path = []): Path[] {
  const own = wanted(value) ? [path] : [];
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

const JSON_FILES = CATALOGUE.filter(({ file }) => /^data\/(cards\/.*|site)\.json$/.test(file)).map(
  ({ file, text }) => ({ file, data: JSON.parse(text) as unknown }),
);

type JsonKind = {
  name: string;
  at: (value: unknown) => boolean;
  /** The text that stands at the mark, made of the value that stood there. */
  fault: (value: unknown) => string;
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
];

const GROUP_KINDS = [
  { name: "__proto__", field: '"__proto__": { "featured": true }' },
  { name: "constructor", field: '"constructor": 1' },
  { name: "an unknown field", field: '"zz": 1' },
];

const jsonCase = fc
  .tuple(fc.constantFrom(...JSON_FILES), fc.constantFrom(...JSON_KINDS), fc.nat())
  .map(([{ file, data }, kind, pick]): Case => {
    const paths = pathsOf(data, kind.at);
    const path = paths[pick % paths.length] ?? [];
    let before: unknown;
    const text = written(
      replacedAt(data, path, (value) => {
        before = value;
        return MARK;
      }),
    );
    return marked(`${kind.name} in ${path.join(".")}`, file, text.replace(`"${MARK}"`, MARK), kind.fault(before));
  });

const groupCase = fc
  .tuple(fc.constantFrom(...JSON_FILES), fc.constantFrom(...GROUP_KINDS), fc.nat())
  .map(([{ file, data }, kind, pick]): Case => {
    const paths = pathsOf(data, isGroup);
    const path = paths[pick % paths.length] ?? [];
    const text = written(replacedAt(data, path, (value) => ({ [MARK]: 1, ...Object.assign({}, value) })));
    return marked(`${kind.name} in ${path.join(".")}`, file, text.replace(`"${MARK}": 1`, MARK), kind.field);
  });

const missingCase = fc.tuple(fc.constantFrom(...JSON_FILES), fc.nat()).map(([{ file, data }, pick]): Case => {
  const paths = pathsOf(data, isLeaf).filter((path) => typeof path.at(-1) === "string");
  const path = paths[pick % paths.length] ?? [];
  const text = written(replacedAt(data, path, () => MARK));
  return marked(`no value in ${path.join(".")}`, file, text.replace(`"${MARK}"`, MARK), "");
});

const repeatedCase = fc.tuple(fc.constantFrom(...JSON_FILES), fc.nat()).map(([{ file, data }, pick]): Case => {
  const paths = pathsOf(data, (value) => isGroup(value) && Object.keys(value ?? {}).length > 0);
  const path = paths[pick % paths.length] ?? [];
  let field = "";
  const text = written(
    replacedAt(data, path, (value) => {
      const [[name, item] = ["", ""]] = Object.entries(value ?? {});
      field = `${JSON.stringify(name)}: ${JSON.stringify(item)}`;
      return { ...Object.assign({}, value), [MARK]: 1 };
    }),
  );
  return marked(`a name twice in ${path.join(".")}`, file, text.replace(`"${MARK}": 1`, MARK), field);
});

const TEXT_FILES = CATALOGUE.filter(({ file }) => file.endsWith(".md"));

/** Each of these is a paragraph of its own. */
const BODY_FAULTS = [
  "<div>",
  "<script>alert(1)</script>",
  "A <b>bold</b> word.",
  "<!-- a note -->",
  "![a picture](/x.png)",
  "# A heading",
  "#### A heading",
  `## ${"A long heading ".repeat(10)}`,
  "[a link](/nowhere)",
  "[a link](/guides/nowhere)",
  "[a link](#nowhere)",
  "[a link](/about#nowhere)",
  "[a link](/offers?filter=nothing)",
  "[a link](javascript:alert)",
  "[a link](http://www.example.com)",
  "[a link](//www.example.com)",
  "[a link](https://user:password@www.example.com)",
  "[a link](data:text/html,x)",
  "By {prodct}.",
  "By {Brand}.",
  "By {{brand}}.",
  "##A heading",
  "[a link] (/compare)",
  "[a link](/compare",
  "[a link][compare]",
  "A **bold ** word.",
  "- [ ] A box",
  "Text \u202E.",
  "Text \u0000.",
  "Text \u200B.",
  "Text &#x202e;.",
  "Text &#8237;.",
  "Text &rlm;.",
  "x".repeat(5_001),
  "*a ".repeat(2_000),
  "[".repeat(20_000),
];

const bodyCase = fc
  .tuple(fc.constantFrom(...TEXT_FILES), fc.constantFrom(...BODY_FAULTS), fc.nat())
  .map(([{ file, text }, fault, pick]): Case => {
    const headings = [...text.matchAll(/^## .*$/gm)];
    const at = headings[pick % headings.length]?.index ?? 0;
    return marked(`the text ${fault.slice(0, 30)}`, file, `${text.slice(0, at)}${MARK}\n\n${text.slice(at)}`, fault);
  });

const HEAD_FAULTS: ((line: string) => string)[] = [
  (line) => line.replace(/: .*/, ": a: b"),
  (line) => line.replace(/: .*/, ': "open'),
  (line) => line.replace(/: .*/, ": @home"),
  (line) => line.replace(/: .*/, ": `code`"),
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

const headCase = fc
  .tuple(fc.constantFrom(...TEXT_FILES), fc.constantFrom(...HEAD_FAULTS), fc.nat())
  .map(([{ file, text }, fault, pick]): Case => {
    const lines = [
      ...text.matchAll(/^(?:title|description|excerpt|category|readTime|author|publishDate|updated): .*$/gm),
    ];
    const found = lines[pick % lines.length];
    const line = found?.[0] ?? "";
    const at = found?.index ?? 0;
    const broken = fault(line);
    const case_ = marked(
      `the head ${broken.slice(0, 30)}`,
      file,
      text.slice(0, at) + MARK + text.slice(at + line.length),
      broken,
    );
    // Of a line that stands twice the second is one too many.
    return broken === `${line}\n${line}` ? { ...case_, line: case_.line + 1 } : case_;
  });

/** Faults that no rule above makes. */
function handMade(): Case[] {
  const card = CATALOGUE.find(({ file }) => file === "data/cards/citi-simplicity.json");
  const guide = CATALOGUE.find(({ file }) => file === "data/guides/one.md");
  if (!card || !guide) throw new Error("The small project lacks its files.");
  const inCard = (name: string, from: string, to: string): Case =>
    marked(name, card.file, card.text.replace(from, MARK), to);
  const whole = (name: string, file: string, text: string, line = 1): Case => ({ name, file, text, line });
  const megabyte = "x".repeat(1_048_576);
  return [
    inCard("a megabyte as a name", '"Citi"', `"${megabyte}"`),
    inCard("a megabyte as a rate", '"18.24% - 28.99%"', `"${megabyte}"`),
    inCard("a megabyte as a field's name", '"issuer": "Citi"', `"issuer": "Citi", "${megabyte}": 1`),
    inCard("a megabyte of spaces in an address", '"#apply-citi-simplicity"', `"https://${" ".repeat(1_048_576)}"`),
    inCard("a megabyte of digits", '"rating": 4.8', `"rating": ${"9".repeat(1_048_576)}`),
    inCard("a number beyond all numbers", '"rating": 4.8', '"rating": 1e999'),
    inCard("a negative rating", '"rating": 4.8', '"rating": -0.1'),
    inCard("the first half of a character", '"Citi"', '"\\ud83d"'),
    inCard("the second half of a character", '"Citi"', '"A\\udc64"'),
    inCard("a character that is none", '"Citi"', '"A\\uffff"'),
    whole("an empty card", card.file, ""),
    whole("a card of spaces", card.file, "   "),
    whole("a card that is null", card.file, "null"),
    whole("a card that is a list", card.file, "[]"),
    whole("a card of null characters", card.file, "\0".repeat(100_000)),
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
    marked("quotes without end", guide.file, guide.text.replace("An intro.", MARK), "> ".repeat(500_000)),
    marked("lists without end", guide.file, guide.text.replace("An intro.", MARK), "1. ".repeat(300_000)),
    marked("a megabyte as a title", guide.file, guide.text.replace(/^title: .*$/m, MARK), `title: ${megabyte}`),
  ];
}

const sample = (arbitrary: fc.Arbitrary<Case>, count: number) => fc.sample(arbitrary, { numRuns: count, seed: SEED });

const CASES = [
  ...handMade(),
  ...sample(jsonCase, 110),
  ...sample(missingCase, 10),
  ...sample(groupCase, 30),
  ...sample(repeatedCase, 20),
  ...sample(bodyCase, 52),
  ...sample(headCase, 52),
];

/** What the gate makes of a case, in words; nothing if it does as it should. */
function complaintAbout({ name, file, text, line }: Case): string[] {
  const files = CATALOGUE.map((candidate) => (candidate.file === file ? { file, text } : candidate));
  const { faults } = checkContent(files);
  const lines = faults.filter((fault) => fault.file === file).map((fault) => fault.line);
  const last = text.split("\n").length;
  const outside = lines.filter((at) => at < 1 || at > last);
  if (outside.length === 0 && lines.includes(line)) return [];
  return [`${file}:${line} ${name}: found on lines ${lines.join(", ") || "none"}`];
}

test(`all of ${CASES.length} broken files are refused on the right line, quickly and without a crash`, () => {
  expect(CASES.length).toBeGreaterThanOrEqual(300);
  expect(CASES.flatMap(complaintAbout)).toEqual([]);
}, 60_000);
