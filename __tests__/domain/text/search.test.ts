import { hasWords } from "../../../src/domain/text/search";

test.each([
  ["chase slate edge", "JPMorgan Chase Bank Slate Edge"],
  ["jpmorgan", "J.P. Morgan Chase"],
  ["quicksilver capital one", "Capital One Quicksilver"],
  ["low-rate", "Visa Low Rate"],
  ["cafe", "Café Crédit"],
  ["  ", "anything"],
])("finds by %j: %j", (search, text) => expect(hasWords(text, search)).toBe(true));

test("finds nothing by a word that is missing", () => {
  expect(hasWords("Capital One Quicksilver", "quicksilver discover")).toBe(false);
});
