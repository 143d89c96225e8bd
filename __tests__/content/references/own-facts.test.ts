import { CATALOG, edited } from "../../support/catalog";
import { contentOf, messagesOf } from "../../support/checked-content";

const CARD = "data/cards/citi-simplicity.json";

/** The catalog with other words in a point of a card. */
const saying = (text: string) => edited(CATALOG, { file: CARD, from: "Pays no rewards of any kind", to: text });

const HINT =
  "\n  hint: {product}, {brand} and {email} are filled in and, in the card's points, its own facts such as {introTerm}";

test.each([
  ["its own facts, as the terms in force say them", "{apr} after {introTerm}", "18.24–28.99% after 21 months"],
  ["the site's own names", "{brand}: pays no rewards", "Plainrate: pays no rewards"],
])("a card's point may name %s", (_, text, shown) => {
  const { cards } = contentOf(saying(text));
  expect(cards.find(({ id }) => id === "citi-simplicity")?.cons[0]).toBe(shown);
});

test.each([
  ["Ends after {introTrm}", `a known reference such as {product}, found "{introTrm}"${HINT}`],
  ["Earns {rewards}", "a fact that the card has, found no rewards"],
  ...["{card:citi-simplicity.apr}", "{term:apr}", "{payoff:5000,24.99,150:months}"].map(
    (reference): [string, string] => [
      `Pays ${reference}`,
      `the words themselves, as a card's file can't refer to other files, found "${reference}"${HINT}`,
    ],
  ),
])("a card's point can't say %s", (text, message) => {
  expect(messagesOf(saying(text))).toEqual([`${CARD}:18:5  cons[0]\n  expected ${message}`]);
});

test("a card's own facts stand in its points alone", () => {
  const named = edited(CATALOG, { file: CARD, from: "Citi Simplicity Card", to: "Citi {introTerm} Card" });
  expect(messagesOf(named)).toEqual([
    expect.stringContaining(`${CARD}:3:11  name\n  expected a known reference such as {product}, found "{introTerm}"`),
  ]);
});
