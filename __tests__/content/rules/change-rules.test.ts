import { formatFault } from "../../../src/content/fault";
import { changeFaults } from "../../../src/content/rules/change-rules";
import { contentOf } from "../../support/checked-content";
import { CATALOG, type Edit, edited } from "../../support/catalog";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";
const OFFERS = "data/pages/offers.json";

const FROM_17: Edit = { file: CARD, from: '"from": 18.24', to: '"from": 17.49' };
const FOR_18: Edit = { file: CARD, from: '"months": 21', to: '"months": 18' };
const LOWEST = ["Lowest APR is now 17.49%", "18.24%", "aprLow"] as const;
const LENGTH = ["Intro term is now 18 months", "21 months", "introTerm"] as const;
const inGuide = (text: string): Edit => ({
  file: GUIDE,
  from: "## What to do next",
  to: `${text}\n\n## What to do next`,
});

const onPage = (text: string): Edit => ({ file: OFFERS, from: /"footnote": "/, to: `"footnote": "${text} ` });

/** What a change leaves to be fixed: content as it was, and the change of it. */
function messages(before: readonly Edit[], change: readonly Edit[]): string[] {
  const former = edited(CATALOG, ...before);
  const files = edited(former, ...change);
  return changeFaults(contentOf(files), files, former).map((fault) => formatFault(fault).replace(/:\d+:\d+/, ""));
}

/** The card without figures in its own texts. */
const SILENT: Edit[] = [
  { file: CARD, from: /"0% intro APR for 21 months[^"]*"/, to: '"{introApr} on transfers for {introTerm}"' },
  { file: CARD, from: "Costs $0 a year", to: "Costs {annualFee} a year" },
  { file: CARD, from: "Its 21 months", to: "Its {introTerm}" },
  { file: CARD, from: "inside 21 months", to: "inside {introTerm}" },
];

/** What a change of the card leaves behind: what it was, the change, where it was said, and the message there. */
const LEFT: [what: string, change: Edit, left: Edit, expected: string, found: string, fact: string][] = [
  ["a rate in a guide", FROM_17, inGuide("It is 18.24% on a card such as Simplicity."), ...LOWEST],
  ["a rate in a table", FROM_17, inGuide("| Low | Card |\n| --- | --- |\n| 18.24% | Simplicity |"), ...LOWEST],
  [
    "a rate in a guide's head",
    FROM_17,
    { file: GUIDE, from: /^excerpt: .*$/m, to: "excerpt: Citi Simplicity starts at 18.24%." },
    ...LOWEST,
  ],
  [
    "a rate of the card that the head's title names",
    FROM_17,
    {
      file: GUIDE,
      from: /^title: .*\ndescription: .*$/m,
      to: "title: A Look at Citi Simplicity\ndescription: It starts at 18.24%, and this sentence is as long as the description of a guide has to be.",
    },
    ...LOWEST,
  ],
  ["a rate on a page", FROM_17, onPage("At 18.24%, Citi Simplicity."), ...LOWEST],
  ["a length", FOR_18, inGuide("Simplicity gives you 21 months."), ...LENGTH],
  ["a length before a word", FOR_18, inGuide("Simplicity's 21-month offer helps."), ...LENGTH],
  [
    "an annual fee",
    { file: CARD, from: '"annualFee": 0', to: '"annualFee": 45' },
    onPage("Citi Simplicity costs $0 a year."),
    "Annual fee is now $45",
    "$0",
    "annualFee",
  ],
  [
    "a transfer fee",
    { file: CARD, from: '"percent": 3', to: '"percent": 4' },
    inGuide("- Citi Simplicity: 3% of each transfer."),
    "Balance transfer fee is now 4% or $5 (greater)",
    "3%",
    "balanceTransferFee",
  ],
];

describe("a figure that was true of a card", () => {
  test.each(LEFT)("is found where a text still says it: %s", (_, change, left, expected, found, fact) => {
    const told = messages([...SILENT, left], [change]);
    expect(told).toEqual([
      `${left.file}\n  expected another figure, because citi-simplicity's ${expected}, found "${found}"\n  hint: write {card:citi-simplicity.${fact}}, which follows the card's file; if it is right, answer under confirmed, with found: "${found}" and because`,
    ]);
  });

  test("is right where another card is named that still has it", () => {
    const both = inGuide("Citi Simplicity and Wells Fargo Reflect give you 21 months.");
    expect(messages([...SILENT, both], [FOR_18])).toEqual([]);
  });

  test("is found where the card's APR is stated by its issuer's report alone", () => {
    const reported: Edit = { file: CARD, from: /"purchaseApr": .*,/, to: "" };
    expect(messages([...SILENT, reported, inGuide("Simplicity gives you 21 months.")], [FOR_18])).toEqual([
      expect.stringContaining("Intro term is now 18 months"),
    ]);
  });

  test("is found in the card's own texts", () => {
    const own: Edit = { file: CARD, from: "Pays no rewards of any kind", to: "You have 21 months, and no rewards" };
    expect(messages([...SILENT, own], [FOR_18])).toEqual([
      expect.stringMatching(/^data\/cards\/citi-simplicity\.json\n.*found "21 months"\n {2}hint: write \{introTerm\}/),
    ]);
  });

  test.each([
    ["stands where no card is named", inGuide("Suppose that you pay 18.24%.")],
    ["stands in another row", inGuide("| Low | Card |\n| --- | --- |\n| 18.24% | Yours |\n| 20% | Simplicity |")],
    ["stands in another entry of a list", inGuide("- You pay 18.24%.\n- Simplicity is another card.")],
    [
      "is answered for",
      {
        file: GUIDE,
        from: /^excerpt: .*$/m,
        to: "excerpt: Citi Simplicity starts at 18.24%.\nconfirmed:\n  - found: 18.24%\n    because: it was so in 2025",
      },
    ],
  ])("is left alone if it %s", (_, left) => {
    expect(messages([left], [FROM_17])).toEqual([]);
  });

  test("is still a rate of the card at the other end of its range", () => {
    const one: Edit = { file: CARD, from: '"range": { "from": 18.24, "to": 28.99 }', to: '"rates": [18.24]' };
    expect(messages([inGuide("It is 18.24% on a card such as Simplicity."), one], [])).toEqual([]);
  });
});

test("a card's former name is found wherever it stands", () => {
  const renamed: Edit = { file: CARD, from: "Citi Simplicity Card", to: "Citi Plain Simplicity Card" };
  const told = messages([inGuide("Look at Citi Simplicity first."), onPage("With Citi Simplicity.")], [renamed]);
  const words = '\n  expected the card\'s new name, Citi Plain Simplicity, found "Citi Simplicity"';
  const inTheCatalog = "data/guides/every-block.md";
  expect(told).toEqual([inTheCatalog, GUIDE, OFFERS].map((file) => expect.stringContaining(file + words) as unknown));
});

test("a new rate that equals the examples of a guide leaves the guide in order", () => {
  const example = inGuide("Move $5,000 from 20.99% to Citi Simplicity.");
  expect(messages([example], [{ ...FROM_17, to: '"from": 20.99' }])).toEqual([]);
});

describe("a guide that is gone", () => {
  /** The catalog with guide two in the place of a former one. */
  const goneFrom = (former: string, heir = "") => {
    const files = edited(CATALOG, { file: GUIDE, from: "title: Guide one", to: `${heir}title: The first guide` });
    const text = `---\ntitle: A\n${former}---\n`;
    return changeFaults(contentOf(files), files, [{ file: "data/guides/best-{product}.md", text }]).map(formatFault);
  };

  test("asks for the guide that takes its place", () => {
    expect(goneFrom("")).toEqual([
      expect.stringMatching(
        /^data\/site\.json:\d+:\d+ {2}guideOrder\n {2}expected a guide that takes the place of \/guides\/best-low-apr-credit-cards, found none\n {2}hint: write formerly: \[best-low-apr-credit-cards\] in the head/,
      ),
    ]);
  });

  test("has one where a head names it, and needs none if it was a draft", () => {
    expect(goneFrom("", "formerly: [best-low-apr-credit-cards]\n")).toEqual([]);
    expect(goneFrom("draft: true\n")).toEqual([]);
  });
});

test("a card that is gone asks for its id among those that are, unless it was a draft", () => {
  const goneWith = (draft: boolean, ...edits: Edit[]) => {
    const files = edited(CATALOG, ...edits);
    const text = JSON.stringify({ id: "old-card", name: "Bygone Card", draft });
    return changeFaults(contentOf(files), files, [{ file: "data/cards/old-card.json", text }]).map(formatFault);
  };
  expect(goneWith(false)).toEqual([
    'data/site.json:1:1  formerCards\n  expected "old-card" among the cards that are gone, found []\n  hint: its address then leads to the list of all cards',
  ]);
  const named: Edit = { file: "data/site.json", from: '"cardOrder"', to: '"formerCards": ["old-card"], "cardOrder"' };
  expect(goneWith(false, named)).toEqual([]);
  expect(goneWith(true)).toEqual([]);
});

describe("a change of more than is usual", () => {
  const to = (rate: string): Edit => ({ file: CARD, from: '"to": 28.99', to: `"to": ${rate}` });

  test("is asked back", () => {
    expect(messages([], [to("23.98")])).toEqual([
      `${CARD}  statements[0].terms.purchaseApr.range.to\n  expected a change of 5 at most from 28.99, found 23.98\n  hint: if it is right, answer under confirmed, with found: "23.98" and because`,
    ]);
    expect(messages([], [to("23.99")])).toEqual([]);
  });

  test("is asked back where the statement that counts is made, however many stand before it", () => {
    const older: Edit = {
      file: CARD,
      from: '"statements": [',
      to: '"statements": [{ "by": "estimate", "asOf": "2025-01", "terms": { "purchaseApr": { "rates": [19.99] } } },',
    };
    expect(messages([older], [to("23.98")])).toEqual([
      expect.stringMatching(/^data\/cards\/citi-simplicity\.json {2}statements\[1\]\.terms\.purchaseApr\.range\.to\n/),
    ]);
  });

  test("is taken once it is confirmed, and for a card that is new", () => {
    const answer = '"confirmed": [{ "found": "20.99", "because": "the issuer says so" }], "statements"';
    const confirmed: Edit = { file: CARD, from: '"statements"', to: answer };
    expect(messages([], [to("20.99"), confirmed])).toEqual([]);
    const files = edited(CATALOG, to("20.99"));
    expect(changeFaults(contentOf(files), files, [])).toEqual([]);
  });
});
