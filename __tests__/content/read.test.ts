import fc from "fast-check";
import { type ContentError, formatError, placeAt } from "../../src/content/errors";
import { readDocument } from "../../src/content/read";

function read(file: string, text: string) {
  const errors: ContentError[] = [];
  const document = readDocument({ file, text }, errors);
  return { document, errors, messages: errors.map((error) => formatError(error).replace(/^data\/test\.\w+:/, "")) };
}
const json = (text: string) => read("data/test.json", text);
const markdown = (text: string) => read("data/test.md", text);

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

test.each([CARD, onWindows(CARD), `\uFEFF${CARD}`])("reads JSON, whatever its line ends and first mark", (text) => {
  expect(json(text).document?.data).toEqual(JSON.parse(CARD));
});

test.each([GUIDE, onWindows(GUIDE)])(
  "reads front matter, whose days and yes stay texts, and the Markdown below",
  (text) => {
    const { document } = markdown(text);
    expect(document?.body.children).toMatchObject([{ type: "paragraph" }]);
    expect(document?.data).toEqual({
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

test("ends the front matter at the first line of ---", () => {
  const { document } = markdown("---\na: 1\n---\nOne.\n\n---\n\nTwo.\n");
  expect([document?.data, document?.body.children.length]).toEqual([{ a: 1 }, 3]);
});

test.each<[ReturnType<typeof json>, (string | number)[], string]>([
  [json(CARD), ["terms", "introOffers", 1, "months"], "6:29"],
  [json(onWindows(CARD)), ["terms", "introOffers", 1, "months"], "6:29"],
  [json(CARD), ["terms", "introOffers", 1, "scope", 0], "6:7"],
  [json(CARD), ["name"], "1:1"],
  [markdown(GUIDE), ["related", 1], "5:5"],
  [markdown(GUIDE), ["actions", 0, "to"], "8:9"],
  [markdown(GUIDE), ["actions", 0, "from"], "7:5"],
])("knows the place of field %#, or of what is around a missing one", ({ document }, path, place) => {
  const { line, column } = placeAt(document?.text ?? "", document?.offsetOf(path) ?? 0);
  expect(`${line}:${column}`).toBe(place);
});

const JSON_HINT = "look for a comma, a quote or a bracket that is missing or too many, on this line or the one above";

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', "3:3", '"\\"b\\": 2"'],
  ['{\n  "a": 1,\n}', "3:1", '"}"'],
  ['{"a": b}', "1:7", '"b}"'],
  ['{"a": [1', "1:9", "the end of the file"],
  ['{"a": ["1,]", 2,\n]}', "1:16", '","'],
  ["", "1:1", "the end of the file"],
])("refuses %j as JSON, at its place", (text, place, found) => {
  expect(json(text).messages).toEqual([`${place}\n  expected correct JSON, found ${found}\n  hint: ${JSON_HINT}`]);
});

test("refuses a name twice in a group", () => {
  expect(json('{\n  "a": 1,\n  "b": [{ "c": 1,\n    "c": 2 }]\n}').messages).toEqual([
    '4:5\n  expected each name once, found "c" a second time\n  hint: remove one of the two',
  ]);
  expect(markdown("---\nactions:\n  - label: One\n    label: Two\n---\n").messages).toEqual([
    expect.stringMatching(
      /^4:5\n {2}expected correct YAML in the front matter, .*\n {2}hint: each field once: remove one of the two/,
    ),
  ]);
});

test.each([
  ["", ""],
  ["title: A\n---\n", "title: A\n---\n"],
  ["---\ntitle: A\n\nAn intro.\n", "---\ntitle: A\n\nAn int"],
])("asks for front matter in %j", (text, start) => {
  expect(markdown(text).messages).toEqual([
    `1:1\n  expected front matter between two lines of ---, found ${JSON.stringify(start)}\n  hint: copy the head of another file: a line of ---, the fields, a line of ---`,
  ]);
});

test.each(["Our pick is the #1 card", "9 #1 card"])("refuses words of %j that YAML takes for a comment", (value) => {
  const found = JSON.stringify(value.slice(value.indexOf("#")));
  expect(markdown(`---\ntitle: A\nexcerpt: ${value}\n---\n`).messages).toEqual([
    expect.stringContaining(`expected a text, found a comment, ${found}\n  hint: put straight double quotes around`),
  ]);
});

test.each([
  ["list:\n\t- one", 3],
  ["title: @home", 2],
  ['title: "The "free" card"', 2],
  ["title: Rates: how they work", 2],
])("refuses %j as YAML, once, at its line", (head, line) => {
  const { errors } = markdown(`---\n${head}\n---\n`);
  expect(errors[0]).toMatchObject({ expected: "correct YAML in the front matter", line });
  expect(new Set(errors.map((error) => error.line)).size).toBe(errors.length);
});

test.each([
  ["\u202e", "the character U+202E"],
  ["\u0007", "the character U+0007"],
  ["\u0000", "the character U+0000"],
])("names the character %j, typed or escaped", (character, found) => {
  expect(markdown(`---\na: b\n---\nA ${character} B`).messages).toEqual([
    expect.stringContaining(`4:3\n  expected visible letters and signs, as they were typed, found ${found}`),
  ]);
  const escaped = Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
  );
  expect(json(`{"a": "A ${escaped.join("")}"}`).messages).toEqual([expect.stringContaining(found)]);
});

test("turns spaces of other kinds and ligatures into plain ones", () => {
  expect(json('{"a": "18\u00a0% of\u202fa\u2003\ufb01rst o\ufb00er"}').document?.data).toEqual({
    a: "18 % of a first offer",
  });
});

const JSON_PIECES = [...'{}[]",:\n', '"a"', "1", "null", " ", "x", "//", "\uFEFF"];
const YAML_PIECES = ["---\n", "a: ", "b: c\n", "!!x ", ..."\n\t \"'[]{}#|x?%:-"];

test.each([
  ["JSON", json, JSON_PIECES],
  ["front matter", (text: string) => markdown(`---\n${text}\n---\n`), YAML_PIECES],
])("never throws on %s, and places each error within the text", (_, readText, pieces) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 20 }), (parts) => {
      const text = parts.join("");
      const { document, errors } = readText(text);
      document?.offsetOf(["a", "b", 0]);
      expect(document === null).toBe(errors.length > 0);
      const last = text.split("\n").length + 3;
      for (const { line, column } of errors) expect([line >= 1, column >= 1, line <= last]).toEqual([true, true, true]);
    }),
  );
});
