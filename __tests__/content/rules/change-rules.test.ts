import { formatFault } from "../../../src/content/fault";
import { changeFaults } from "../../../src/content/rules/change-rules";
import { contentOf } from "../../support/checked-content";
import { CATALOG, type Edit, edited } from "../../support/catalog";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";
const OFFERS = "data/pages/offers.json";

const FROM_17: Edit = { file: CARD, from: '"from": 18.24', to: '"from": 17.49' };
const inGuide = (text: string): Edit => ({
  file: GUIDE,
  from: "## What to do next",
  to: `${text}\n\n## What to do next`,
});

/** What a change leaves to be fixed: content as it was, and the change of it. */
function messages(before: readonly Edit[], change: readonly Edit[]): string[] {
  const former = edited(CATALOG, ...before);
  const files = edited(former, ...change);
  return changeFaults(contentOf(files), files, former).map((fault) => formatFault(fault).replace(/:\d+:\d+/, ""));
}

describe("a rate that a card no longer has", () => {
  const LEFT = '\n  expected another rate, because citi-simplicity\'s APR is now 17.49–28.99%, found "18.24%"';
  const HINT = "\n  hint: write {card:citi-simplicity.aprLow}, which follows the card's file";

  test.each([
    ["after the card's name", inGuide("It is 18.24% on a card such as Simplicity."), GUIDE + LEFT + HINT],
    [
      "in a table with the card's name",
      inGuide("| Low | Card |\n| --- | --- |\n| 18.24% | Simplicity |"),
      GUIDE + LEFT + HINT,
    ],
    [
      "in the texts of a page",
      { file: OFFERS, from: /"footnote": "/, to: '"footnote": "At 18.24%, Citi Simplicity. ' },
      OFFERS + LEFT + HINT,
    ],
    ["in the card's own texts", { file: CARD, from: "Costs $0 a year", to: "Starts at 18.24%" }, CARD + LEFT],
  ])("is found %s", (_, left, message) => {
    expect(messages([left], [FROM_17])).toEqual([message]);
  });

  test.each([
    ["stands where no card is named", inGuide("Suppose that you pay 18.24%.")],
    ["is named under otherRates", { file: GUIDE, from: /^related:/m, to: 'otherRates: ["18.24%"]\nrelated:' }],
  ])("is left alone if it %s", (_, left) => {
    expect(messages([left], [FROM_17])).toEqual([]);
  });

  test("is still a rate of the card at the other end of its range", () => {
    const one: Edit = { file: CARD, from: '"range": { "from": 18.24, "to": 28.99 }', to: '"rates": [18.24]' };
    expect(messages([inGuide("It is 18.24% on a card such as Simplicity."), one], [])).toEqual([]);
  });
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

describe("a change of more than five points", () => {
  const to = (rate: string): Edit => ({ file: CARD, from: '"to": 28.99', to: `"to": ${rate}` });

  test("is asked back", () => {
    expect(messages([], [to("23.98")])).toEqual([
      `${CARD}  statements[0].terms.purchaseApr.range.to\n  expected a rate within 5 points of the last one, 28.99, found 23.98\n  hint: if the rate is right, write "confirmed": true beside it`,
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
    const confirmed: Edit = { file: CARD, from: '"purchaseApr": { ', to: '"purchaseApr": { "confirmed": true, ' };
    expect(messages([], [to("20.99"), confirmed])).toEqual([]);
    const files = edited(CATALOG, to("20.99"));
    expect(changeFaults(contentOf(files), files, [])).toEqual([]);
  });
});
