import { hasWords } from "../../../src/domain/text/search";

test.each([
  ["chase slate edge", "JPMorgan Chase Bank Slate Edge"],
  ["jp morgan", "JPMorgan Chase Bank"],
  ["jpmorgan", "J.P. Morgan Chase"],
  ["quicksilver capital one", "Capital One Quicksilver"],
  ["low-rate", "Visa Low Rate"],
  ["low rate", "Visa Low-Rate"],
  ["cafe", "Café Crédit"],
  ["  ", "anything"],
])("%j finds %j", (search, text) => expect(hasWords(text, search)).toBe(true));

test("a word that stands nowhere finds nothing", () => {
  expect(hasWords("Capital One Quicksilver", "quicksilver discover")).toBe(false);
});
