import fc from "fast-check";
import { formatFault } from "../../../src/content/fault";
import type { SourceFile } from "../../../src/content/read/source-file";
import { readJson } from "../../../src/content/read/json";
import { readMarkdown } from "../../../src/content/read/read-source";

const json = (text: string) => readJson({ file: "data/test.json", text });
const markdown = (text: string) => readMarkdown({ file: "data/test.md", text });
/** A file's faults in words, without its name. */
const messages = ({ faults }: SourceFile) => faults.map((fault) => formatFault(fault).replace(/^data\/test\.\w+:/, ""));

const CARD = `{
  "id": "test-card",
  "terms": {
    "introOffers": [
      { "apr": 0, "months": 21 },
      { "apr": 0, "months": 12 }
    ]
  }
}
`;

const GUIDE = `---
title: A guide
related:
  - one
  - two
actions:
  - label: Compare
    to: /compare
publishDate: 2024-12-18
yes: yes
count: 7
empty:
---

The intro.
`;

const onWindows = (text: string) => text.replaceAll("\n", "\r\n");

test.each([CARD, onWindows(CARD)])("JSON is read as it stands, and has no body", (text) => {
  const source = json(text);
  expect(source).toMatchObject({ file: "data/test.json", text, body: "", faults: [] });
  expect(source.data).toEqual(JSON.parse(CARD));
});

test.each([GUIDE, onWindows(GUIDE)])(
  "Markdown has front matter, of which days and yes stay texts, and a body",
  (text) => {
    const source = markdown(text);
    expect(source).toMatchObject({ bodyLine: 14, faults: [] });
    expect(source.body.trim()).toBe("The intro.");
    expect(source.data).toEqual({
      title: "A guide",
      related: ["one", "two"],
      actions: [{ label: "Compare", to: "/compare" }],
      publishDate: "2024-12-18",
      yes: "yes",
      count: 7,
      empty: null,
    });
  },
);

test("a rule within the body doesn't end the front matter a second time", () => {
  const body = "One.\n\n---\n\nTwo.\n";
  expect(markdown(`---\na: 1\n---\n${body}`)).toMatchObject({ data: { a: 1 }, body, bodyLine: 4 });
});

// A missing field has the place of what is around it.
test.each<[SourceFile, (string | number)[], string]>([
  [json(CARD), ["id"], "2:9"],
  [json(CARD), ["terms", "introOffers"], "4:20"],
  [json(CARD), ["terms", "introOffers", 1, "months"], "6:29"],
  [json(onWindows(CARD)), ["terms", "introOffers", 1, "months"], "6:29"],
  [json(CARD), ["terms", "introOffers", 1, "scope", 0], "6:7"],
  [json(CARD), ["terms", "introOffers", 7], "4:20"],
  [json(CARD), ["name"], "1:1"],
  [json(""), ["id"], "1:1"],
  [markdown(GUIDE), ["title"], "2:8"],
  [markdown(GUIDE), ["related"], "4:3"],
  [markdown(GUIDE), ["related", 1], "5:5"],
  [markdown(GUIDE), ["actions", 0, "to"], "8:9"],
  [markdown(onWindows(GUIDE)), ["actions", 0, "to"], "8:9"],
  [markdown(GUIDE), ["actions", 0, "from"], "7:5"],
  [markdown(GUIDE), ["author"], "1:1"],
  [markdown(""), ["title"], "1:1"],
])("%#: the place of a value is known", (source, path, place) => {
  const { line, column } = source.placeOf(path);
  expect(`${line}:${column}`).toBe(place);
});

const NO_COMMA = "no comma after the last entry";
const STRAIGHT_QUOTES =
  'put text in straight double quotes, and write numbers without $ and %; within text, write a quote as \\"';
const REPEATED = "hint: remove one of the two";
const DEEP =
  "expected brackets, lists and quotes that are nested a few levels deep, found far more levels\n  hint: look for a bracket, a mark or an indent that was repeated by mistake";

/** JSON that can't be read, and where and why: of a row of followers the first alone. */
test.each([
  ['{\n  "a": 1\n  "b": 2\n}', "3:3  b", "comma expected", '"\\"b\\": 2\\n}"', "put a comma between two entries"],
  [
    '{\n  "a": 1,\n}',
    "3:1",
    "property name expected",
    '"}"',
    `${NO_COMMA}; put names in double quotes; write a decimal with a point: 18.24`,
  ],
  ['{\n  "a": [1, ]\n}', "2:12  a[1]", "value expected", '"]\\n}"', NO_COMMA],
  [
    '{"a":\n1,, "b": 2}',
    "2:3",
    "property name expected",
    '", \\"b\\": 2}"',
    `${NO_COMMA}; put names in double quotes; write a decimal with a point: 18.24`,
  ],
  ['{"a": b, c: [d e}', "1:6  a", "invalid symbol", '"b, c: [d e}"', STRAIGHT_QUOTES],
  ['{"a": "It\'s "free" money"}', "1:14  a", "invalid symbol", '"free\\" money\\"}"', STRAIGHT_QUOTES],
  ['{"a": “Best”}', "1:6  a", "invalid symbol", '"“Best”}"', STRAIGHT_QUOTES],
  ['{"a": "b', "1:6  a", "unexpected end of string", '"\\"b"', "the closing double quote is missing"],
  ['{"a": [1', "1:9  a[0]", "close bracket expected", "the end of the file", "a closing bracket ] is missing"],
  ['{\n  "a": 1\n', "3:1  a", "close brace expected", "the end of the file", "a closing brace } is missing"],
  ['{"a": 1} {}', "1:10", "end of file expected", '"{}"', "the file continues after its last closing brace"],
  ['{ // a note\n"a": 1}', "1:3", "invalid comment token", '"// a note\\n\\"a\\": 1}"', "JSON has no comments"],
  ['{"a": "\\x"}', "1:6  a", "invalid escape character", '"\\"\\\\x\\"}"', null],
  ["", "1:1", "value expected", "the end of the file", NO_COMMA],
])("%j is no JSON", (text, place, what, found, hint) => {
  const message = `${place}\n  expected correct JSON (${what}), found ${found}`;
  expect(messages(json(text))).toEqual([message + (hint === null ? "" : `\n  hint: ${hint}`)]);
});

test("a name that stands twice in a group is a fault at the second place, however deep, and so is __proto__", () => {
  expect(messages(json('{\n  "a": 1,\n  "b": [{ "c": 1,\n    "c": 2 }],\n  "a": 2\n}'))).toEqual([
    `4:5  b[0].c\n  expected each name once, found "c" a second time\n  ${REPEATED}`,
    `5:3  a\n  expected each name once, found "a" a second time\n  ${REPEATED}`,
  ]);
  expect(messages(markdown("---\nactions:\n  - label: One\n    label: Two\n---\n"))).toEqual([
    `4:5  actions[0].label\n  expected each name once, found "label" a second time\n  ${REPEATED}`,
  ]);
  expect(messages(json('{"a": {"c": 1}, "b": {"c": 1}, "d": ["c", "c"]}'))).toEqual([]);
  expect(messages(json('{"__proto__": 1}'))).toEqual([
    '1:15  __proto__\n  expected a field that the schema knows, found the unknown field "__proto__"\n  hint: remove it, or correct its name',
  ]);
});

test("groups and lists without end are a fault where they go too deep", () => {
  expect(messages(json(`{"a": ${"[".repeat(50_000)}`))).toEqual([`1:46\n  ${DEEP}`]);
  expect(messages(markdown(`---\na: b\nc: ${"[".repeat(50_000)}\n---\n`))).toEqual([`3:44\n  ${DEEP}`]);
  expect(messages(markdown(`---\na:\n  ${"- ".repeat(20_000)}x\n---\n`))).toEqual([`3:1\n  ${DEEP}`]);
  const keys = Array.from({ length: 3000 }, (_, level) => `${" ".repeat(level)}a:`);
  expect(messages(markdown(`---\n${keys.join("\n")}\n---\n`))).toEqual([`82:1\n  ${DEEP}`]);
});

test("a byte-order mark is named and passed over", () => {
  const source = json(`\uFEFF${CARD}`);
  expect(messages(source)).toEqual([
    "1:1\n  expected plain UTF-8 text, found a byte-order mark before the first character\n  hint: save the file as UTF-8 without BOM",
  ]);
  expect([source.data, source.placeOf(["id"])]).toEqual([JSON.parse(CARD), { line: 2, column: 9 }]);
});

test.each([
  "",
  "# A heading\n",
  "title: A\n---\n",
  "--- \ntitle: A\n---\n",
  "\n---\ntitle: A\n---\n",
  // The text between two rules further down isn't the head of the file.
  "--- \ntitle: A\n---\n\nOne.\n\n---\n",
  "----\ntitle: A\n\n---\na: 1\n---\n",
])("%j has no front matter", (text) => {
  expect(markdown(text)).toMatchObject({ data: undefined, body: text, bodyLine: 1 });
  expect(messages(markdown(text))).toEqual([
    `1:1\n  expected front matter between two lines of ---, found ${JSON.stringify(text.slice(0, 20))}\n  hint: copy the head of another guide`,
  ]);
});

test("front matter whose last line of --- is missing is told so", () => {
  expect(messages(markdown("---\ntitle: A\n\nAn intro.\n"))).toEqual([
    "1:1\n  expected front matter between two lines of ---, found no line of --- at its end\n  hint: write --- below the last field, above the text",
  ]);
});

test.each(["Our pick is the #1 card", '"Our pick" #1 card', "#1 card", "9 #1 card"])(
  "the words of %j that YAML takes for a comment are named",
  (value) => {
    const at = value.indexOf("#");
    expect(messages(markdown(`---\ntitle: A\nexcerpt: ${value}\nauthor: B\n---\n`))).toEqual([
      `3:${10 + at}  excerpt\n  expected a text, found a comment, ${JSON.stringify(value.slice(at))}\n  hint: put double quotes around a text that holds \` #\`; a comment has a line of its own`,
    ]);
  },
);

test("a number sign within a word or in quotes is part of the text, and a comment may have a line of its own", () => {
  const head =
    '# one\na: C#1\nb: "The #1 card"\nc: |\n  The #1 card\nd:\n  # two\n  - B\n    # three\n  - C\ne:\n  # four\n';
  expect(markdown(`---\n${head}---\n`)).toMatchObject({
    data: { a: "C#1", b: "The #1 card", c: "The #1 card\n", d: ["B", "C"], e: null },
    faults: [],
  });
});

const COLON = 'put straight double quotes around a text that holds ": " or " #"';

test.each([
  ["list:\n\t- one", "3:1", "indent with spaces, not with tabs"],
  ["title: @home", "2:8", "put quotes around a text that starts with a sign such as @, ` or %"],
  ["title: *bold*", "2:8", "put quotes around a text that starts with *"],
  ["title: {brand}", "2:8", "put double quotes around a text that starts with {"],
  ['title: "C:\\card"', "2:11", "in double quotes a backslash is written twice; single quotes take it as it is"],
  ["title: 'A", "3:1", "a closing quote or bracket, or a line break between two entries, is missing"],
  ['title: "A\nexcerpt: B', "2:8", "the closing double quote is missing"],
  ['title: "The "free" card"', "2:14", 'within double quotes, a double quote is written \\"'],
  ["title: 'It's'", "2:12", "within single quotes, an apostrophe is written ''"],
  ["title: Rates: how they work", "2:8", COLON],
  ['title: "Instant": what it means', "2:8", COLON],
  ["title: “Instant: what it means”", "2:8", COLON],
  ["actions:\n    label: A\n   to: /b", "4:1", "entries of one list or group start in the same column"],
])("%j gets a hint of its own, in one short line at its place", (head, place, hint) => {
  const { faults, data } = markdown(`---\n${head}\n---\n`);
  expect(faults.map((fault) => [`${fault.line}:${fault.column}`, fault.hint])).toContainEqual([place, hint]);
  for (const { found } of faults) expect(found.length).toBeLessThan(50);
  expect(data).toBeUndefined();
});

const JSON_PIECES = [...'{}[]",:\n', '"a"', "1", "null", " ", "x", "//", "\uFEFF"];
const YAML_PIECES = ["---\n", "a: ", "b: c\n", "!!x ", ..."\n\t \"'[]{}#|x?%:-"];

test.each([
  ["JSON", json, JSON_PIECES],
  ["front matter", (text: string) => markdown(`---\n${text}\n---\n`), YAML_PIECES],
])("whatever stands in %s, nothing is thrown and every fault lies within the text", (_, read, pieces) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 20 }), (parts) => {
      const source = read(parts.join(""));
      source.placeOf(["a", "b", 0]);
      const last = source.text.split("\n").length;
      for (const { line, column } of source.faults) {
        expect([line >= 1, column >= 1, line <= last]).toEqual([true, true, true]);
      }
    }),
  );
});

test("a guide in which two versions of a line stand is read no further than that", () => {
  const text = "---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> other\n---\nWords.\n";
  const { faults } = readMarkdown({ file: "data/guides/a.md", text });
  expect(faults.map(({ found }) => found)).toEqual([expect.stringContaining("<<<<<<<")]);
});
