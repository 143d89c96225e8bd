import fc from "fast-check";
import { formatFault } from "../../../src/content/fault";
import { type SourceFile, readJson, readMarkdown } from "../../../src/content/read/source-file";

const json = (text: string) => readJson({ file: "data/test.json", text });
const markdown = (text: string) => readMarkdown({ file: "data/test.md", text });
const messages = (source: SourceFile) => source.faults.map(formatFault);

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
empty:
---

The intro.
`;

describe("JSON", () => {
  test("gives the data, no body and no faults", () => {
    const source = json(CARD);
    expect(source).toMatchObject({ file: "data/test.json", text: CARD, body: "", faults: [] });
    expect(source.data).toEqual(JSON.parse(CARD));
  });

  test.each([
    [["id"], 2, 9],
    [["terms"], 3, 12],
    [["terms", "introOffers"], 4, 20],
    [["terms", "introOffers", 1], 6, 7],
    [["terms", "introOffers", 1, "months"], 6, 29],
    // A missing field has the place of what is around it.
    [["terms", "introOffers", 1, "scope", 0], 6, 7],
    [["terms", "introOffers", 7], 4, 20],
    [["name"], 1, 1],
    [[], 1, 1],
  ])("knows where %j stands", (path, line, column) => {
    expect(json(CARD).placeOf(path)).toEqual({ line, column });
  });

  test("counts lines that end as on Windows", () => {
    expect(json(CARD.replaceAll("\n", "\r\n")).placeOf(["terms", "introOffers", 1, "months"])).toEqual({
      line: 6,
      column: 29,
    });
  });

  test("finds the place of every value of any document", () => {
    const leaf = fc.oneof(fc.integer(), fc.string({ unit: "grapheme" }), fc.boolean());
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.array(leaf, { minLength: 1 }), { minKeys: 1 }),
        (document) => {
          const text = JSON.stringify(document, null, 2);
          const source = json(text);
          for (const [name, values] of Object.entries(document)) {
            values.forEach((value, index) => {
              const { line, column } = source.placeOf([name, index]);
              expect((text.split("\n")[line - 1] ?? "").slice(column - 1).replace(/,$/, "")).toBe(
                JSON.stringify(value),
              );
            });
          }
        },
      ),
    );
  });

  test("names the place of a missing comma", () => {
    expect(messages(json('{\n  "a": 1\n  "b": 2\n}'))).toEqual([
      'data/test.json:3:3  b\n  expected correct JSON (comma expected), found "\\"b\\": 2\\n}"\n  hint: put a comma between two entries',
    ]);
  });

  test("names the place after a comma too many", () => {
    expect(messages(json('{\n  "a": 1,\n}'))).toEqual([
      'data/test.json:3:1\n  expected correct JSON (property name expected), found "}"\n  hint: no comma after the last entry; names stand in double quotes',
    ]);
    expect(messages(json('{\n  "a": [1, ]\n}'))).toEqual([
      'data/test.json:2:12  a[1]\n  expected correct JSON (value expected), found "]\\n}"\n  hint: no comma after the last entry',
    ]);
  });

  const QUOTES = 'texts stand in straight double quotes; within a text, a quote is written \\"';

  test.each([
    ['{"a": b}', "invalid symbol", QUOTES],
    ['{"a": "Calls it "free" money"}', "invalid symbol", QUOTES],
    ['{"a": “Best cards”}', "invalid symbol", QUOTES],
    ["{'a': 1}", "invalid symbol", QUOTES],
    ['{"a": "b', "unexpected end of string", "the closing double quote is missing"],
    ['{"a": [1', "close bracket expected", "a closing bracket ] is missing"],
    ['{"a": 1', "close brace expected", "a closing brace } is missing"],
    ['{"a": 1} {}', "end of file expected", "the file goes on after its last closing brace"],
    ['{ // a note\n"a": 1}', "invalid comment token", "JSON has no comments"],
  ])("%j gets a hint", (text, what, hint) => {
    expect(json(text).faults[0]).toMatchObject({ file: "data/test.json", expected: `correct JSON (${what})`, hint });
  });

  test("a fault without a usual cause has no hint", () => {
    const [fault] = json('{"a": "\\x"}').faults;
    expect(fault).toMatchObject({ line: 1, expected: "correct JSON (invalid escape character)" });
    expect(fault).not.toHaveProperty("hint");
  });

  test("one broken place gives one fault, not a row of followers", () => {
    expect(json('{"a": b, c: [d e}').faults).toHaveLength(1);
  });

  test("a file that ends too early says so, be it empty", () => {
    expect(json('{\n  "a": 1\n').faults[0]?.found).toBe("the end of the file");
    expect(json("")).toMatchObject({ data: undefined, faults: [{ found: "the end of the file" }] });
    expect(json("").placeOf(["id"])).toEqual({ line: 1, column: 1 });
  });

  test("a name that stands twice is a fault at the second place, however deep", () => {
    expect(messages(json('{\n  "a": 1,\n  "b": [{ "c": 1,\n    "c": 2 }],\n  "a": 2\n}'))).toEqual([
      'data/test.json:4:5  b[0].c\n  expected each name once, found "c" a second time\n  hint: remove one of the two',
      'data/test.json:5:3  a\n  expected each name once, found "a" a second time\n  hint: remove one of the two',
    ]);
  });

  test("the same name in two groups is no fault", () => {
    expect(json('{"a": {"c": 1}, "b": {"c": 1}, "d": ["c", "c"]}').faults).toEqual([]);
  });

  test("a byte-order mark is named and passed over", () => {
    const source = json(`\uFEFF${CARD}`);
    expect(messages(source)).toEqual([
      "data/test.json:1:1\n  expected plain UTF-8 text, found a byte-order mark before the first character\n  hint: save the file as UTF-8 without BOM",
    ]);
    expect(source.data).toEqual(JSON.parse(CARD));
    expect(source.placeOf(["id"])).toEqual({ line: 2, column: 9 });
  });

  test("never throws and places every fault within the text", () => {
    const pieces = fc.array(fc.constantFrom(...'{}[]",:\n'.split(""), '"a"', "1", "null", " ", "x", "//", "\uFEFF"), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((parts) => parts.join("")),
        ),
        (text) => {
          for (const { line, column } of json(text).faults) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(column).toBeGreaterThanOrEqual(1);
            expect(line).toBeLessThanOrEqual(text.split("\n").length);
          }
        },
      ),
    );
  });
});

describe("Markdown with front matter", () => {
  test("gives front matter, body and the body's line", () => {
    const source = markdown(GUIDE);
    expect(source).toMatchObject({ file: "data/test.md", body: "\nThe intro.\n", bodyLine: 12, faults: [] });
    expect(source.data).toEqual({
      title: "A guide",
      related: ["one", "two"],
      actions: [{ label: "Compare", to: "/compare" }],
      publishDate: "2024-12-18",
      empty: null,
    });
  });

  test("keeps dates and yes as text", () => {
    expect(markdown("---\na: 2025-01-08\nb: yes\nc: true\nd: 7\n---\n").data).toEqual({
      a: "2025-01-08",
      b: "yes",
      c: true,
      d: 7,
    });
  });

  test.each([
    [["title"], 2, 8],
    [["related"], 4, 3],
    [["related", 1], 5, 5],
    [["actions", 0, "to"], 8, 9],
    [["publishDate"], 9, 14],
    // A missing field has the place of what is around it.
    [["actions", 0, "from"], 7, 5],
    [["related", 9], 4, 3],
    [["author"], 1, 1],
  ])("knows where %j stands", (path, line, column) => {
    expect(markdown(GUIDE).placeOf(path)).toEqual({ line, column });
  });

  test("reads lines that end as on Windows", () => {
    const source = markdown(GUIDE.replaceAll("\n", "\r\n"));
    expect(source).toMatchObject({ body: "\r\nThe intro.\r\n", bodyLine: 12, faults: [] });
    expect(source.placeOf(["actions", 0, "to"])).toEqual({ line: 8, column: 9 });
  });

  test("a rule within the body doesn't end the front matter a second time", () => {
    expect(markdown("---\na: 1\n---\nOne.\n\n---\n\nTwo.\n")).toMatchObject({
      data: { a: 1 },
      body: "One.\n\n---\n\nTwo.\n",
      bodyLine: 4,
    });
  });

  test.each([
    "",
    "# A heading\n",
    "title: A\n---\n",
    "---\ntitle: A\n",
    "--- \ntitle: A\n---\n",
    "\n---\ntitle: A\n---\n",
    // The text between two rules further down isn't the head of the file.
    "--- \ntitle: A\n---\n\nOne.\n\n---\n",
    "----\ntitle: A\n\n---\na: 1\n---\n",
  ])("%j has no front matter", (text) => {
    expect(messages(markdown(text))).toEqual([
      `data/test.md:1:1\n  expected front matter between two lines of ---, found ${JSON.stringify(text.slice(0, 20))}\n  hint: copy the head of another guide`,
    ]);
    expect(markdown(text)).toMatchObject({ data: undefined, body: text, bodyLine: 1 });
    expect(markdown(text).placeOf(["title"])).toEqual({ line: 1, column: 1 });
  });

  test("names the place of an unquoted colon", () => {
    expect(messages(markdown("---\ntitle: A\nexcerpt: Rates: how they work\n---\n"))).toEqual([
      'data/test.md:3:10  excerpt\n  expected correct YAML in the front matter, found "Rates: how they work"\n  hint: put straight double quotes around a text that holds ": " or " #"',
    ]);
  });

  test.each(["Our pick is the #1 card", '"Our pick" #1 card', "#1 card", "9 #1 card"])(
    "names the words of %j that YAML takes for a comment",
    (value) => {
      expect(messages(markdown(`---\ntitle: A\nexcerpt: ${value}\nauthor: B\n---\n`))).toEqual([
        `data/test.md:3:${10 + value.indexOf("#")}  excerpt\n  expected a text, found a comment, ${JSON.stringify(value.slice(value.indexOf("#")))}\n  hint: put double quotes around a text that holds \` #\`; a comment has a line of its own`,
      ]);
    },
  );

  test("a number sign without a space before it, or in quotes, is part of the text", () => {
    expect(markdown('---\na: C#1\nb: "The #1 card"\nc: |\n  The #1 card\n---\n')).toMatchObject({
      data: { a: "C#1", b: "The #1 card", c: "The #1 card\n" },
      faults: [],
    });
  });

  test("a comment may stand on a line of its own", () => {
    const head =
      "# one\ntitle: A\n# two\nlist:\n  # three\n  - B\n    # four\n  - C\nempty:\n  # five\nauthor: D\n# six\n";
    expect(markdown(`---\n${head}---\n`)).toMatchObject({
      data: { title: "A", list: ["B", "C"], empty: null, author: "D" },
      faults: [],
    });
  });

  test("a name that stands twice is a fault at the second place, with its whole path", () => {
    const source = markdown("---\ntitle: A\nactions:\n  - label: One\n    label: Two\ntitle: B\n---\n");
    expect(messages(source)).toEqual([
      'data/test.md:5:5  actions[0].label\n  expected each name once, found "label" a second time\n  hint: remove one of the two',
      'data/test.md:6:1  title\n  expected each name once, found "title" a second time\n  hint: remove one of the two',
    ]);
  });

  const COLON = 'put straight double quotes around a text that holds ": " or " #"';

  test.each([
    ["a tab", "list:\n\t- one", "3:1", "indent with spaces, not with tabs"],
    [
      "a sign of YAML's own",
      "title: @home",
      "2:8",
      "put quotes around a text that starts with a sign such as @, ` or %",
    ],
    [
      "a backslash",
      'title: "C:\\card"',
      "2:11",
      "in double quotes a backslash is written twice; single quotes take it as it is",
    ],
    [
      "an open single quote",
      "title: 'A",
      "3:1",
      "a closing quote or bracket, or a line break between two entries, is missing",
    ],
    ["an open double quote", 'title: "A\nexcerpt: B', "2:8", "the closing double quote is missing"],
    [
      "double quotes within such",
      'title: "The "free" card"',
      "2:14",
      'within double quotes, a double quote is written \\"',
    ],
    ["an apostrophe", "title: 'It's'", "2:12", "within single quotes, an apostrophe is written ''"],
    ["words after a quoted text", 'title: "Instant": what it means', "2:8", COLON],
    ["curly quotes", "title: “Instant: what it means”", "2:8", COLON],
    [
      "a crooked group",
      "actions:\n    label: A\n   to: /b",
      "4:1",
      "entries of one list or group start in the same column",
    ],
  ])("%s gets a hint of its own, in one short line at its place", (_, head, place, hint) => {
    const { faults, data } = markdown(`---\n${head}\n---\n`);
    expect(faults.map((fault) => [`${fault.line}:${fault.column}`, fault.hint])).toContainEqual([place, hint]);
    for (const { found } of faults) expect(found.length).toBeLessThan(50);
    expect(data).toBeUndefined();
  });

  test("never throws and places every fault within the text, as long as no alias is used", () => {
    const piece = fc.constantFrom("---\n", "a: ", "b: c\n", "!!x ", ...Array.from("\n\t \"'[]{}#|x?%:-"));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (parts) => {
        const text = `---\n${parts.join("")}\n---\n`;
        const source = markdown(text);
        source.placeOf(["a", "b", 0]);
        for (const { line, column } of source.faults) {
          expect([line >= 1, column >= 1, line <= text.split("\n").length]).toEqual([true, true, true]);
        }
      }),
    );
  });
});
