import { formatFault } from "../../../src/content/fault";
import { readMarkdown } from "../../../src/content/read/read-source";
import { checkQuotedCards } from "../../../src/content/rules/named-card";
import { CARDS } from "../../support/fixture";

/** What is wrong with the entries of a text. */
function messages(text: string): string[] {
  const source = readMarkdown({ file: "data/guides/a.md", text: `---\ntitle: A\n---\n${text}` });
  checkQuotedCards(source, CARDS);
  return source.faults.map(formatFault);
}

test.each([
  ["a row of a table", "| Citi Simplicity | {card:wells-fargo-reflect.introTerm} |", "4:21"],
  ["a heading", "## Citi Simplicity, {card:wells-fargo-reflect.apr}", "4:21"],
  ["a label with its figure", '- label: Citi Simplicity\n  value: "{card:wells-fargo-reflect.aprHigh}"', "5:11"],
  ["a sum for a card", "| Simplicity | {transfer:5000,24.99,245.24,wells-fargo-reflect:saving} |", "4:16"],
])("%s that names one card and quotes another is told", (_, text, place) => {
  const [message = "", ...more] = messages(text);
  expect(message).toContain(`data/guides/a.md:${place}`);
  expect(message).toContain("expected a reference to citi-simplicity, the card that is named beside it");
  expect(more).toEqual([]);
});

test.each([
  ["the card that it names", "| Citi Simplicity | {card:citi-simplicity.introTerm} |"],
  ["two cards", "| Citi Simplicity beside Reflect | {card:wells-fargo-reflect.introTerm} |"],
  ["no card by name", "| A long offer | {card:wells-fargo-reflect.introTerm} |"],
  ["a card within a sentence", "Citi Simplicity has no fee, unlike {card:wells-fargo-reflect.name}."],
])("an entry of %s is in order", (_, text) => {
  expect(messages(text)).toEqual([]);
});
