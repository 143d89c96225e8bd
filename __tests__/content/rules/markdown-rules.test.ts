import fc from "fast-check";
import { type Fault, formatFault, sortFaults } from "../../../src/content/fault";
import { parseMarkdown, plainText } from "../../../src/content/read/markdown";
import { checkEarlyParts, checkOutline } from "../../../src/content/rules/outline-rules";
import { isKnownPath } from "../../../src/content/rules/page-addresses";
import { isMarkdownTooDeep } from "../../../src/content/read/limits";
import type { SourceFile } from "../../../src/content/read/source-file";
import { readMarkdown } from "../../../src/content/read/read-source";
import { checkMarkdown } from "../../../src/content/rules/markdown-rules";
import { cardPath, guidePath } from "../../../src/site/routes";
import { readText } from "../../../src/content/read/text-reader";
import { sourcesWith } from "../../support/references";

const GUIDES = ["improve-credit-score", "best-{product}-2025", "best-low-apr-credit-cards-2025"].map(guidePath);
const MADE = new Set([...GUIDES, cardPath("citi-simplicity")]);

/** A guide's file whose body starts on line 4. */
const file = (body: string) => readMarkdown({ file: "data/guides/test.md", text: `---\ntitle: A\n---\n${body}` });
const SOURCES = sourcesWith();

function faultsIn(source: SourceFile): Fault[] {
  for (const part of readText(source, SOURCES).parts) checkMarkdown(part, MADE, source);
  return sortFaults(source.faults);
}

const messages = (body: string) => faultsIn(file(body)).map(formatFault);

/** The messages of a check of a text's headings. */
function messagesOf(check: typeof checkOutline, body: string): string[] {
  const source = file(body);
  check(parseMarkdown(body), source);
  return source.faults.map(formatFault);
}

const outline = (body: string) => messagesOf(checkOutline, body);

describe("a body", () => {
  test("of paragraphs, sections, lists, tables, blocks and good links has no faults", () => {
    const body = [
      "An *intro* with **bold**, ~~struck~~ and `code`.",
      "## A section",
      "### A part of it",
      "- one\n- two",
      "| APR | Months |\n| --- | --- |\n| 18% | 21 |",
      "```callout\nkind: note\ntext: Words.\n```",
      "> A quote",
      "[Compare](/compare), [offers](/offers?filter=low-apr#list), [home](/) and [score](/guides/improve-credit-score/).",
      "[Best cards](/guides/best-{product}-2025) by {brand}, [write](mailto:{email}).",
      "[Law](https://www.ecfr.gov/), [*www.ecfr.gov*](https://www.ecfr.gov/), <https://www.consumerfinance.gov/> and [below](#a-section).",
      "[By name][law]\n\n[law]: https://www.ecfr.gov/",
    ].join("\n\n");
    expect(messages(body)).toEqual([]);
  });

  test("may not hold raw HTML, neither as a block nor within a line", () => {
    expect(messages("Text.\n\n<div>\nx\n</div>\n")).toEqual([
      'data/guides/test.md:6:1\n  expected Markdown, found raw HTML "<div>\\nx\\n</div>"\n  hint: write it as Markdown, or \\< for the sign',
    ]);
    expect(messages("A <script>x</script>").map((message) => message.split("\n")[0])).toEqual([
      "data/guides/test.md:4:3",
      "data/guides/test.md:4:12",
    ]);
    expect(messages("<!-- a note -->")).toHaveLength(1);
  });

  test("may hold the sign itself", () => {
    expect(messages("A score \\< 580, 5 < 6, `<b>`")).toEqual([]);
  });

  test("may not hold images, however they are written", () => {
    const message = "\n  expected text, found an image\n  hint: guides carry no pictures";
    expect(messages("See ![a chart](/chart.png).")).toEqual([`data/guides/test.md:4:5${message}`]);
    expect(messages("![a chart][c]\n\n[c]: https://www.example.com/chart.png")).toEqual([
      `data/guides/test.md:4:1${message}`,
    ]);
  });

  test("has headings of level 2 and 3 only", () => {
    const message = (line: number, level: number) =>
      `data/guides/test.md:${line}:1\n  expected a heading of level 2 or 3, found level ${level}\n  hint: ## for a section, ### within it`;
    expect(messages("# One\n\n#### Four\n\nAlso one\n===\n\n## Two")).toEqual([
      message(4, 1),
      message(6, 4),
      expect.stringContaining(":8:1\n  expected a heading such as ## Words, found a line of dashes below a sentence"),
    ]);
  });

  test("may not link to a page that doesn't exist", () => {
    expect(messages("Line one.\nSee [this](/guides/nowhere) and [that](/offer).")).toEqual([
      'data/guides/test.md:5:5\n  expected a link to a page of this site, found "/guides/nowhere"\n  hint: see the file names in data/guides and data/cards',
      'data/guides/test.md:5:33\n  expected a link to a page of this site, found "/offer"\n  hint: did you mean "/offers"?',
    ]);
  });

  test.each([
    "[x](javascript:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](//www.example.com)",
    "[x](improve-credit-score)",
    "[x](mailto:someone@example.com)",
    "[x](tel:911)",
    "[x]()",
    "<mailto:someone@example.com>",
    "[x][y]\n\n[y]: javascript:alert(1)",
  ])("may not hold the link %j", (body) => {
    expect(messages(body)).toHaveLength(1);
    expect(messages(body)[0]).toContain("expected an address that starts with https:// or with /, found ");
  });

  test("may hold a telephone number in the United States", () => {
    expect(messages("[800.388.2227](tel:+18003882227)")).toEqual([]);
  });

  test("may not hold a link whose address hides a host behind a backslash", () => {
    expect(messages("[x](</\\www.example.com>)")).toEqual([
      expect.stringContaining("expected a link to a page of this site"),
    ]);
  });

  test("may not name an unknown reference, wherever it stands", () => {
    expect(messages("By {brand}.\n\n## {prodct}\n\n`{code}`")).toEqual([
      'data/guides/test.md:6:4\n  expected a known reference such as {product}, found "{prodct}"\n  hint: did you mean {product}?',
      'data/guides/test.md:8:2\n  expected a known reference such as {product}, found "{code}"',
    ]);
  });

  const HEADING = "a heading such as ## Words";
  const LINK = "a link such as [words](/compare)";
  const BOLD = "bold words such as **these**";
  const SPACE_AFTER_MARKS = "put a space between ## and the words";
  const NO_SPACE_WITHIN = "the address has no space in it and ends with )";
  const ROUND_BRACKETS = "put the address in parentheses";
  const WORDS_FIRST = "an address alone becomes no link: put it in parentheses, after its words in square brackets";
  const NO_FOOTNOTE = "no footnote";
  const NOTE_ELSEWHERE = "put the note into the sentence, or its page under sources";
  const TWO_STARS = "two stars on each side, and no space between them and the words";

  test.each([
    ["##Heading", 1, "##Heading", HEADING, SPACE_AFTER_MARKS],
    ["###2025", 1, "###2025", HEADING, SPACE_AFTER_MARKS],
    ["#Heading", 1, "#Heading", HEADING, SPACE_AFTER_MARKS],
    ["See [words] (/calculator).", 5, "[words] (/calculator).", LINK, "take out the space between ] and ("],
    ["See [words](/calculator and more.", 5, "[words](/calculator", LINK, NO_SPACE_WITHIN],
    ["See [words](/calculator page).", 5, "[words](/calculator", LINK, NO_SPACE_WITHIN],
    ["See [words][foo].", 5, "[words][foo]", LINK, ROUND_BRACKETS],
    ["See [*words*][foo].", 13, "][foo]", LINK, ROUND_BRACKETS],
    ["A **bold ** word", 3, "**bold **", BOLD, TWO_STARS],
    ["A **bold word", 3, "**bold word", BOLD, TWO_STARS],
    ["See (https://www.ecfr.gov/a).", 6, "https://www.ecfr.gov/a", LINK, WORDS_FIRST],
    ["See www.example.com, too.", 5, "www.example.com", LINK, WORDS_FIRST],
    ["See [law](https://www.ecfr.gov/ a).", 5, "[law](https://www.ecfr.gov/", LINK, NO_SPACE_WITHIN],
    [
      "See [law] (https://www.ecfr.gov/).",
      5,
      "[law] (https://www.ecfr.gov/).",
      LINK,
      "take out the space between ] and (",
    ],
    ["See [law][https://www.ecfr.gov/]", 5, "[law][https://www.ecfr.gov/]", LINK, ROUND_BRACKETS],
    ["Write someone@example.com.", 7, "someone@example.com", LINK, WORDS_FIRST],
    ["[^1]: https://www.ecfr.gov/\n\nA claim.[^1]", 1, "[^1]", NO_FOOTNOTE, NOTE_ELSEWHERE],
    ["A claim.[^1]", 9, "[^1]", NO_FOOTNOTE, NOTE_ELSEWHERE],
  ])("may not show the marks of %j", (body, column, found, expected, hint) => {
    expect(messages(`One.\n\n${body}`)).toEqual([
      `data/guides/test.md:6:${column}\n  expected ${expected}, found "${found}"\n  hint: ${hint}`,
    ]);
  });

  test("has a slip at its own line and column, also in a list and in a quote", () => {
    const body = "- One line,\n  a **bold ** one.\n\n> A line,\n> a [link] (/).";
    expect(faultsIn(file(body)).map(({ line, column }) => [line, column])).toEqual([
      [5, 5],
      [8, 5],
    ]);
  });

  test("may hold marks that are meant as they stand", () => {
    const body =
      "\\*\\*, \\[words\\](/calculator), \\[sic\\] (so it says), \\#\\#no\n\n#1 of [two], (three) [four].\n\n`**a`";
    expect(messages(body)).toEqual([]);
  });

  test("has no boxes to tick in a list", () => {
    const message = (line: number) =>
      `data/guides/test.md:${line}:3\n  expected a plain entry of a list, found "[${line === 4 ? " " : "x"}]"\n  hint: take the [ ] out, or write 1. for steps`;
    expect(messages("- [ ] Check\n- [x] Done\n- plain")).toEqual([message(4), message(5)]);
  });

  test("has no heading without words", () => {
    const message = (line: number) =>
      `data/guides/test.md:${line}:1\n  expected a heading with words, found none\n  hint: write them, or take the line out`;
    expect(messages("## \n\nText.\n\n###\n\n## {brand}")).toEqual([message(4), message(8)]);
  });

  test("counts lines that end as on Windows", () => {
    const source = readMarkdown({
      file: "data/guides/test.md",
      text: "---\r\ntitle: A\r\n---\r\nOne.\r\n\r\n# Two\r\n{nope}\r\n",
    });
    expect(faultsIn(source).map(({ line, column }) => [line, column])).toEqual([
      [6, 1],
      [7, 1],
    ]);
  });

  test("lets no link through that a browser would take elsewhere than to this site or out by https", () => {
    const rest = fc.string({ unit: fc.constantFrom(..."/\\:.?#ahtpsjv@{}&;"), maxLength: 12 });
    const wild = fc.tuple(fc.constantFrom("", "/", "//", "https://", "javascript:", "http:"), rest);
    const inside = fc.tuple(
      fc.constantFrom("/offers#", "/guides/improve-credit-score?", "/?"),
      fc.stringMatching(/^\w*$/),
    );
    const good = fc.oneof(
      fc.webUrl({ validSchemes: ["https"] }),
      inside.map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(good, wild, (right, parts) => {
        const passed = [right, parts.join("")].filter((address) => messages(`[x](<${address}>)`).length === 0);
        expect(passed).toContain(right);
        for (const address of passed) {
          const [paragraph] = parseMarkdown(`[x](<${address}>)`).children;
          const [link] = paragraph?.type === "paragraph" ? paragraph.children : [];
          const written = link?.type === "link" ? link.url : "";
          const url = new URL(written, "https://plainrate.example/guides/x");
          const isOut = /^https:\/\//i.test(written);
          expect([url.protocol, isOut || url.host]).toEqual(["https:", isOut || "plainrate.example"]);
        }
      }),
    );
  });
});

describe("marks without end", () => {
  const DEEP =
    "expected brackets, lists and quotes that are nested a few levels deep, found far more levels\n  hint: look for a bracket, a mark or an indent that was repeated by mistake";

  function deepFaults(body: string): string[] {
    const source = file(body);
    isMarkdownTooDeep(source.body, (line, column) => source.placeInBody(line, column), source);
    return source.faults.map(formatFault);
  }

  test.each([
    ["numbered lists in quotes", `${"> 1. ".repeat(3000)}a`, 1],
    ["brackets", "[".repeat(3000), 41],
    ["braces", "{".repeat(3000), 41],
    ["struck words", `${"~~a ".repeat(100)}b${" c~~".repeat(100)}`, 155],
  ])("of %s are a fault at their place, before they exhaust a parser", (_, marks, column) => {
    expect(deepFaults(`One.\n\n${marks}`)).toEqual([`data/guides/test.md:6:${column}\n  ${DEEP}`]);
  });

  test.each(["  ", "\t"])("and lists that go in ever further by %j are, too", (step) => {
    const entries = Array.from({ length: 200 }, (_, level) => `${step.repeat(level)}- a`);
    expect(deepFaults(entries.join("\n\n"))).toEqual([expect.stringContaining(DEEP)]);
  });

  test("are told within the text of a block, too, however it is written", () => {
    const folded = Array.from({ length: 30 }, () => `  ${"> ".repeat(30)}`).join("\n");
    expect(messages(`\`\`\`callout\nkind: note\ntext: >-\n${folded}\n\`\`\``)).toEqual([
      `data/guides/test.md:7:3\n  ${DEEP}`,
    ]);
    expect(messages(`\`\`\`callout\nkind: note\ntext: "${"> ".repeat(900)}"\n\`\`\``)).toEqual([
      `data/guides/test.md:6:7\n  ${DEEP}`,
    ]);
  });

  test("are not those of a list within a list within a quote, nor a long rule, nor spaces at the end", () => {
    expect(deepFaults("> - one\n>   - two\n>     1. three **bold *and* more**\n")).toEqual([]);
    expect(deepFaults(`${"- ".repeat(30)}\n\n${"-".repeat(300)}\n\n${"*".repeat(300)}\n\n${" ".repeat(300)}`)).toEqual(
      [],
    );
  });
});

describe("a guide's outline", () => {
  const sections = (count: number) =>
    Array.from({ length: count }, (_, index) => `## Section ${index + 1}\n\nText.\n\n`).join("");
  const PLAN = "## What to do next\n\n1. Compare.\n";

  test("is an intro, at least four sections and the action plan", () => {
    expect(outline(`Intro.\n\n${sections(4)}${PLAN}`)).toEqual([]);
    expect(outline(`Intro.\n\nMore.\n\n${sections(9)}${PLAN}`)).toEqual([]);
  });

  test("lacks a section at three", () => {
    expect(outline(`Intro.\n\n${sections(3)}${PLAN}`)).toEqual([
      "data/guides/test.md:4:1\n  expected at least four sections and the action plan, found 4 headings of level 2",
    ]);
  });

  test("doesn't count the parts of a section", () => {
    expect(outline(`Intro.\n\n${sections(3)}### A part\n\nText.\n\n${PLAN}`)).toHaveLength(1);
  });

  test("starts with a paragraph", () => {
    expect(outline(`${sections(4)}${PLAN}`)).toEqual([
      "data/guides/test.md:4:1\n  expected an intro of one paragraph or more before the first heading, found heading",
    ]);
  });

  test("ends with the action plan", () => {
    expect(outline(`Intro.\n\n${PLAN}\n${sections(4)}`)).toEqual([
      'data/guides/test.md:22:1\n  expected "## What to do next" as the last section, found "Section 4"',
    ]);
    expect(outline(`Intro.\n\n${sections(4)}## What to do *next*\n`)).toEqual([]);
    expect(outline(`Intro.\n\n${sections(4)}## What to do now\n`)).toHaveLength(1);
  });

  test("isn't there in an empty body", () => {
    expect(outline("")).toEqual([
      "data/guides/test.md:4:1\n  expected an intro of one paragraph or more before the first heading, found nothing",
      "data/guides/test.md:4:1\n  expected at least four sections and the action plan, found 0 headings of level 2",
      'data/guides/test.md:4:1\n  expected "## What to do next" as the last section, found no section',
    ]);
  });
});

describe("a part of a section", () => {
  const early = (body: string) => messagesOf(checkEarlyParts, body);

  test("stands after the section's heading", () => {
    expect(early("Intro.\n\n## One\n\n### A part\n\n## Two\n\n### A part")).toEqual([]);
    expect(early("")).toEqual([]);
  });

  test("can't stand before the first section, or without any", () => {
    const message =
      'data/guides/test.md:6:1\n  expected a heading of level 2 first, found "A part" of level 3\n  hint: ## for a section, ### within it';
    expect(early("Intro.\n\n### A part\n\n## One\n\n### Another")).toEqual([message]);
    expect(early("Intro.\n\n### A part")).toEqual([message]);
    expect(early("Intro.\n\n#### Too deep")).toEqual([]);
  });
});

test("a path leads to a page, with or without a slash, a query and an anchor, or it doesn't", () => {
  const known = ["/", "/offers", "/offers/", "/offers?filter=low-apr", "/calculator#balance=5000", "/guides"];
  const guides = ["/cards/citi-simplicity", "/guides/improve-credit-score", "/guides/best-{product}-2025#x"];
  const others = [
    "/offer",
    "/offers/x",
    "/guides/nowhere",
    "/cards",
    "/cards/nowhere",
    "/guides/improve-credit-score/x",
    "/404",
    "offers",
    "//offers",
    "",
  ];
  expect([...known, ...guides, ...others].filter((path) => isKnownPath(path, MADE))).toEqual([...known, ...guides]);
});

test("the plain text of a heading leaves its marks out", () => {
  expect(plainText(parseMarkdown("## A **bold** `code` [link](/x)"))).toBe("A bold code link");
  expect(plainText(parseMarkdown("***"))).toBe("");
});
