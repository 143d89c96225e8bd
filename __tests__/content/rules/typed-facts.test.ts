import { formatFault } from "../../../src/content/fault";
import { checkTypedFacts, typedFacts } from "../../../src/content/rules/typed-facts";
import { readMarkdown } from "../../../src/content/read/read-source";
import { CARDS } from "../../support/fixture";

/** What is wrong with a text while there are seven cards and fifteen guides, without its place. */
function messages(text: string, cards = CARDS): string[] {
  const source = readMarkdown({ file: "data/guides/a.md", text: `---\ntitle: A\n---\n${text}` });
  checkTypedFacts(typedFacts(cards, 15), source);
  return source.faults.map((fault) => formatFault(fault).split("\n  ")[1] ?? "");
}

test.each([
  ["All seven cards are free.", 'expected the reference {count:cards}, found "seven"'],
  ["Seven low APR, 0% intro APR and secured cards.", 'expected the reference {Count:cards}, found "Seven"'],
  ["See our 15 guides.", 'expected the reference {count:guides}, found "15"'],
  ["Terms as of January 2025.", 'expected the reference {asOf:cards}, found "January 2025"'],
  ["By our January 2025 terms.", 'expected the reference {asOf:cards}, found "January 2025"'],
])("%s would stay behind", (text, message) => {
  expect(messages(text)).toEqual([message]);
});

test.each([
  "{count:cards} cards",
  "It takes seven days. Cards cost money.",
  "Prime was 7.50% in January 2025.",
  "Two cards.",
])("%s is no such fact", (text) => {
  expect(messages(text)).toEqual([]);
});

test("a small catalog is not counted, as two cards may be any two", () => {
  expect(messages("Two cards.", CARDS.slice(0, 2))).toEqual([]);
});
