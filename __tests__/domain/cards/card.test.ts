import { featuredCards, issuerShort, nameOnFace } from "../../../src/domain/cards/card";

test("the home page shows the first three featured cards in the catalog's order", () => {
  const cards = ["a", "b", "c", "d", "e", "f"].map((id) => ({ id, featured: id !== "b" }));
  expect(featuredCards(cards).map(({ id }) => id)).toEqual(["a", "c", "d"]);
  expect(featuredCards(cards.slice(0, 2)).map(({ id }) => id)).toEqual(["a"]);
});

test("a card's picture names neither what kind of institution its issuer is nor its network", () => {
  expect(["First Tech Federal Credit Union", "PenFed Credit Union", "Citi"].map(issuerShort)).toEqual([
    "First Tech",
    "PenFed",
    "Citi",
  ]);
  expect(
    ["Choice Rewards World Mastercard", "Platinum Rewards Visa Signature", "Simplicity Card"].map(nameOnFace),
  ).toEqual(["Choice Rewards", "Platinum Rewards", "Simplicity"]);
});
