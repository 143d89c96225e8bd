import type { GuidePart } from "../../src/domain/guides/sections";
import { type Sections, textOfElement } from "../../src/domain/guides/sections";
import { type ContentError, formatError, sortErrors } from "../../src/content/errors";
import { drawText, parseText } from "../../src/content/guide-text";
import { readDocument } from "../../src/content/read";
import { WITH_AN_UNKNOWN_FEE, referencesWith } from "../support/references";

const REFERENCES = referencesWith({
  cards: WITH_AN_UNKNOWN_FEE,
  terms: [
    { id: "apr", term: "APR", definition: "The price of a year." },
    { id: "grace-period", term: "grace period", definition: "The days without interest." },
  ],
});

/** Reads a guide's text, whose first line is line 4 of its file. As in a build, the errors of one step stop the next. */
function read(body: string, references = REFERENCES) {
  const errors: ContentError[] = [];
  const document = readDocument({ file: "data/guides/test.md", text: `---\ntitle: A\n---\n${body}` }, errors);
  const blocks = document ? parseText(document, errors) : [];
  const text: Sections =
    document && errors.length === 0 ? drawText(document, blocks, references, errors) : { intro: [], sections: [] };
  return { text, messages: sortErrors(errors).map(formatError) };
}
const messages = (body: string) => read(body).messages;
const block = (name: string, ...lines: string[]) => ["```" + name, ...lines, "```"].join("\n");

const allParts = ({ intro, sections }: Sections): GuidePart[] => [
  ...intro,
  ...sections.flatMap((section) => section.parts),
];

function parts(body: string): GuidePart[] {
  const { text, messages: found } = read(body);
  expect(found).toEqual([]);
  return allParts(text);
}

const wordsOf = (part: GuidePart | undefined) =>
  part?.kind === "text" ? part.nodes.map(textOfElement).join("") : part?.kind;

const EXAMPLE = block(
  "example",
  "title: A $5,000 debt",
  "rows:",
  "  - label: Payment",
  '    value: "$150"',
  "  - label: Interest",
  '    value: "{payoff:5000,24.99,150:interest}"',
  "text: |",
  "  It takes **{payoff:5000,24.99,150:months}** months.",
);

describe("a text", () => {
  test("has its running text and its blocks in their order, under their headings", () => {
    const { text } = read(`One.\n\n${EXAMPLE}\n\nTwo.\n\n## Why?\n\n${BARS}\n\nThree.`);
    expect(text.intro.map(wordsOf)).toEqual(["One.\n", "example", "Two.\n"]);
    expect(text.sections.map(({ id, title, parts: inside }) => [id, title, ...inside.map(wordsOf)])).toEqual([
      ["why", "Why?", "bars", "Three."],
    ]);
  });

  test("fills its references, without reading a sign of theirs as Markdown", () => {
    const [part] = parts("A {card:citi-simplicity.apr} card: {card:citi-simplicity.balanceTransferFee}.");
    expect(wordsOf(part)).toBe("A 18.24–28.99% card: 3% or $5 (greater).");
    const owner = read("By {brand}.", { ...REFERENCES, brand: "*A* <b>[x](/y)" });
    expect(allParts(owner.text).map(wordsOf)).toEqual(["By *A* <b>[x](/y)."]);
  });

  test("gives each key term its definition in its place, also within a table", () => {
    const text = read("The {term:apr} and\n\n| A |\n|---|\n| {term:grace-period\\|grace periods} |").text;
    const html = JSON.stringify(text);
    expect(html).toContain('"tagName":"dfn"');
    expect(html).toContain('"title":"The price of a year."');
    expect(allParts(text).map(wordsOf).join("")).toMatch(/The APR and\s+A\s+grace periods/);
  });

  test("opens no definition from a heading or a link", () => {
    expect(messages("## The {term:apr}\n\n[The {term:apr}](/compare)")).toEqual([
      "data/guides/test.md:4:8\n  expected the term's words alone, found \"{term:apr}\"\n  hint: a definition can't open from a link or a heading",
      "data/guides/test.md:6:6\n  expected the term's words alone, found \"{term:apr}\"\n  hint: a definition can't open from a link or a heading",
    ]);
  });
});

test.each([">", "+"])("refuses a line of a paragraph that begins with %s", (sign) => {
  expect(messages(`A rate\n${sign} 18% is high.`)).toEqual([
    `data/guides/test.md:5:1\n  expected the sign within its line, found a line that begins with ${sign}\n  hint: a quote or a list has an empty line above it`,
  ]);
  expect(messages(`A list:\n\n${sign} one\n${sign} two`)).toEqual([]);
});

test("strikes words out between two tildes, never between one", () => {
  const html = JSON.stringify(read("From ~5% to ~8%, ~~never~~ often.").text);
  expect(html).toContain('"value":"From ~5% to ~8%, "');
  expect(html).toContain('"tagName":"del"');
});

describe("a callout", () => {
  test("has a kind, a title if it wants one, and Markdown", () => {
    const [callout] = parts(block("callout", "kind: law", "title: Late fees", "text: |", "  One.", "", "  - two"));
    expect(callout).toMatchObject({ kind: "callout", callout: "law", title: "Late fees" });
    expect(callout?.kind === "callout" && callout.text.map(textOfElement).join("")).toContain("two");
    expect(parts(block("callout", "kind: tip", "text: One."))).toMatchObject([{ title: null }]);
  });

  test("has the errors of its Markdown at their own lines", () => {
    const callout = (...lines: string[]) => block("callout", "kind: tip", "text: |", "  One.", "", ...lines);
    expect(messages(callout("  See [this](/nowhere) and {prodct}."))).toEqual([
      'data/guides/test.md:9:14\n  expected a link to a page of this site, found "/nowhere"',
      'data/guides/test.md:9:28\n  expected a known reference such as {product}, found "prodct"\n  hint: did you mean "product"?',
    ]);
    expect(messages(callout("  <b>"))).toEqual([
      'data/guides/test.md:9:3\n  expected Markdown, found raw HTML "<b>"\n  hint: write it as Markdown, or \\< for the sign',
    ]);
  });
});

describe("a worked example", () => {
  test("has its figures filled in, in its rows and in its text", () => {
    const [example] = parts(EXAMPLE);
    expect(example).toMatchObject({
      title: "A $5,000 debt",
      rows: [
        { label: "Payment", value: "$150" },
        { label: "Interest", value: "$3,622.30" },
      ],
    });
    expect(example?.kind === "example" && example.text.map(textOfElement).join("")).toBe("It takes 58 months.");
  });

  test("refuses a reference whose quotes were forgotten", () => {
    const forgotten = EXAMPLE.replace('"{payoff:5000,24.99,150:interest}"', "{payoff:5000,24.99,150:interest}");
    expect(messages(forgotten)).toEqual([
      expect.stringContaining("data/guides/test.md:10:12  rows[1].value\n  expected a line of 1 to 240 characters"),
    ]);
  });
});

const BARS = block(
  "chart",
  "kind: bars",
  "title: Interest",
  "description: A lower rate costs less.",
  "unit: dollars",
  "bars:",
  "  - label: 24.99%",
  '    value: "{payoff:5000,24.99,150:interest}"',
  "  - label: A plain number",
  "    value: 1500",
);

describe("a chart of bars", () => {
  test("measures what it shows", () => {
    expect(parts(BARS)).toMatchObject([
      {
        kind: "bars",
        unit: "dollars",
        bars: [
          { label: "24.99%", value: 3622.3, text: "$3,622.30" },
          { label: "A plain number", value: 1500, text: "$1,500" },
        ],
      },
    ]);
  });

  test.each([
    ["months", '"{payoff:5000,24.99,150:months}"', { value: 58, text: "58 months" }],
    ["months", "1", { value: 1, text: "1 month" }],
    ["percent", '"{card:citi-simplicity.aprLow}"', { value: 18.24, text: "18.24%" }],
  ])("writes in %s the value %s as a reader does", (unit, value, bar) => {
    const body = BARS.replace("unit: dollars", `unit: ${unit}`)
      .replace('"{payoff:5000,24.99,150:interest}"', "24")
      .replace("value: 1500", `value: ${value}`);
    expect(parts(body)).toMatchObject([{ bars: [{}, bar] }]);
  });

  test("refuses words as a measure", () => {
    expect(messages(BARS.replace("1500", '"{card:citi-simplicity.name}"'))).toEqual([
      'data/guides/test.md:13:12  bars[1].value\n  expected a number, or a reference that gives one, found "Citi Simplicity Card"',
    ]);
  });
});

const LINES = block(
  "chart",
  "kind: balance",
  "title: Two cards",
  "description: The second one ends sooner.",
  "lines:",
  "  - label: Old card",
  "    balance: 5000",
  "    apr: 24.99",
  "    payment: 150",
  "  - label: Simplicity",
  "    balance: 5000",
  "    card: citi-simplicity",
  "    payment: 150",
);

describe("a chart of balances", () => {
  test("draws a debt that stays and one that is moved, with its fee", () => {
    const [chart] = parts(LINES);
    const lines = chart?.kind === "balance" ? chart.lines : [];
    expect(lines.map(({ label, balances, end }) => [label, balances[0], balances.length - 1, end])).toEqual([
      ["Old card", 5000, 58, 58],
      ["Simplicity", 5150, 38, 38],
    ]);
  });
});

describe("a table of cards", () => {
  const table = (cards: string, rows: string) =>
    block("cards", "title: Side by side", `cards: [${cards}]`, `rows: [${rows}]`);

  test("shows their facts, marks estimates, and names what is missing as the compare page does", () => {
    const [cards] = parts(
      table(
        "citi-simplicity, first-tech-choice-rewards, discover-it-secured",
        "apr, introTerm, balanceTransferFee, lateFee, rewards",
      ),
    );
    expect(cards).toMatchObject({
      asOf: "2025-01",
      cards: [{ id: "citi-simplicity", name: "Citi Simplicity Card" }, {}, {}],
    });
    const rows = cards?.kind === "cards" ? cards.rows : [];
    const wordsOfRow = ({ label, cells }: (typeof rows)[number]) => [
      label,
      ...cells.map(({ text, isEstimate }) => (isEstimate ? `${text}, an estimate` : text)),
    ];
    expect(rows.map(wordsOfRow)).toEqual([
      ["Regular APR, variable", "18.24–28.99%", "14.50–18.00%, an estimate", "28.24%"],
      ["Intro term", "21 months", "None, an estimate", "None"],
      ["Balance transfer fee", "3% or $5 (greater)", "None, an estimate", "N/A"],
      ["Late fee", "N/A", "N/A", "N/A"],
      ["Rewards", "No rewards", expect.stringMatching(/^Points/), expect.stringMatching(/^2% cash back/)],
    ]);
  });
});

const CALLOUT = block("callout", "kind: tip", "text: One.");
const CARD_TABLE = block(
  "cards",
  "title: A",
  "cards: [citi-simplicity, wells-fargo-reflect]",
  "rows: [apr, introTerm]",
);
const LONG_LABEL = "x".repeat(37);

test.each([
  [CALLOUT, "kind: tip", "kind: mistakes", "5:7  kind", 'one of "mistake", "law", "tip", "note"'],
  [EXAMPLE, ':interest}"', ':interest"', "10:12  rows[1].value", "a reference with one brace on each side"],
  [EXAMPLE, "$150", "{term:apr}", "8:12  rows[0].value", "the term's words alone"],
  [CALLOUT, "text: One.", "text: |\n  ## One", "7:3", "paragraphs, lists or a table within a block, found a heading"],
  [BARS, "A plain number", LONG_LABEL, "12:12  bars[1].label", "36 characters at most, so that it fits a small screen"],
  [BARS.replace(/"\{.*\}"/, "24.99"), "dollars", "percent", "13:12  bars[1].value", "a percentage from 0 to 100"],
  [LINES, "apr:", "card: citi-simplicity\n    apr:", "9:5  lines[0]", "either apr or card"],
  [LINES, "citi-simplicity", "discover-it-secured", "15:11  lines[1].card", "a card whose transfer fee is known"],
  [LINES, "payment: 150", "payment: 100", "12:14  lines[0].payment", "a plan that pays the balance off within 600"],
  [CARD_TABLE, "reflect", "reflex", "6:26  cards[1]", "the id of a card in data/cards"],
])("places a block's error: %j with %j as %j", (body, from, to, place, words) => {
  expect(messages(body.replace(from, to))).toEqual([
    expect.stringContaining(`data/guides/test.md:${place}\n  expected ${words}`),
  ]);
});

describe("a fence", () => {
  test("offers the name that was meant for an unknown one", () => {
    expect(messages(`One.\n\n${block("calout", "kind: tip")}`)).toEqual([
      'data/guides/test.md:6:1\n  expected a block: callout, example, chart, cards, found "calout"\n  hint: did you mean "callout"?',
    ]);
  });

  test("refuses a fence within a list or a quote", () => {
    expect(messages("- one\n\n  ```chart\n  ```")).toEqual([
      "data/guides/test.md:6:3\n  expected a block by itself, with an empty line above it, found a block within a list or a quote",
    ]);
  });

  test("refuses broken YAML at its line", () => {
    expect(messages(block("callout", "kind: tip", "text: One: two"))).toEqual([
      expect.stringMatching(/^data\/guides\/test\.md:6:\d+\n {2}expected correct YAML in the block/),
    ]);
  });

  test("refuses a fence that never closes, at its name", () => {
    const message = "data/guides/test.md:6:1\n  expected a block that ends with a line of ```, found no such line";
    const open = "One.\n\n```callout\nkind: tip\ntext: One.\n\n";
    expect(messages(`${open}## Two`)).toEqual([message]);
    expect(messages(`${open}\`\`\`callout\nkind: tip\ntext: Two.\n\`\`\``)).toEqual([message]);
  });
});
