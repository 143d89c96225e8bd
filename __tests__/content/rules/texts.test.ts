import { CATALOG, type Edit, edited, withText } from "../../support/catalog";
import { messagesOf } from "../../support/checked-content";

/** What a tired hand leaves in a text, each with the message that its editor reads. */

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";

const point = (text: string): Edit => ({ file: CARD, from: "Pays no rewards of any kind", to: text });
const paragraph = (text: string): Edit => ({ file: GUIDE, from: "An intro.", to: text });
const LONG = "A paragraph that is long enough to be told from any other one, and that stands here twice.";

const SLIPS: [what: string, edit: Edit, expected: string, found: string][] = [
  ["a note to oneself", point("Pays no rewards TODO ask Citi"), "a text without notes to yourself", '"TODO"'],
  [
    "a note in brackets",
    paragraph("An intro. [check the fee]"),
    "a text without notes to yourself",
    '"[check the fee]"',
  ],
  ["filler", paragraph("Lorem ipsum dolor sit amet."), "a text without notes to yourself", '"Lorem ipsum"'],
  ["another encoding", point("Doesnâ€™t earn a thing"), "letters and signs as they were typed", '"â€™"'],
  [
    "a promise",
    paragraph("Approval is guaranteed."),
    "no promise, since no law or issuer backs one",
    '"Approval is guaranteed"',
  ],
  ["a word twice", paragraph("This is the the intro."), "each word once", '"the the"'],
  [
    "shouting",
    point("APPLY NOW AND SAVE"),
    "words in small letters, and one exclamation mark at most",
    '"APPLY NOW AND SAVE"',
  ],
  [
    "a mistyped address",
    paragraph("See [here](https://www.citi.con/x)."),
    "an address as the browser shows it",
    '"https://www.citi.con/x"',
  ],
  ["HTML in a field", point("Pays <b>nothing</b> back"), "plain words, as no HTML is read here", '"<b>"'],
  ["a pasted bullet", paragraph("• One thing"), "an entry of a list such as - words", '"• One thing"'],
  ["a list's mark without a space", paragraph("-One thing"), "a space after the mark of a list", '"-One thing"'],
  ["a link without words", paragraph("See [](/compare)."), "words in the link", '"[](/compare)"'],
  [
    "a paragraph twice",
    paragraph(`${LONG}\n\n${LONG}`),
    "each paragraph once",
    `"${LONG.slice(0, 59)}… (${LONG.length} characters), as on line`,
  ],
];

test.each(SLIPS)("%s is found", (_, edit, expected, found) => {
  const told = messagesOf(edited(CATALOG, edit));
  expect(told).toContainEqual(expect.stringContaining(`expected ${expected}, found ${found}`));
});

test("a hidden character in the survey's table is refused as elsewhere", () => {
  const files = withText("data/survey/2025-12-31.csv", (text) => text.replace(",", "\u200b,"));
  expect(messagesOf(files)).toContainEqual(
    expect.stringContaining("expected visible characters only, found an invisible character (U+200B)"),
  );
});

test("a block without an end is told alone: the headings that it swallowed are missed by nobody", () => {
  const files = edited(
    CATALOG,
    { file: GUIDE, from: "An intro.", to: "An intro. See [below](#second-things)." },
    { file: GUIDE, from: /^```$/m, to: "" },
  );
  const told = messagesOf(files);
  expect(told).toContainEqual(expect.stringContaining("expected a block that ends with a line of ```"));
  expect(told.join("\n")).not.toContain("the anchor of a section");
});
