import {
  brandOnCardArt,
  decodeCostCards,
  featuredCards,
  nameOnCardArt,
  openFirst,
} from "../../../src/domain/cards/card";

test("chooses the first three featured cards in the catalog's order", () => {
  const terms = { applicants: "open" as const };
  const cards = ["a", "b", "c", "d", "e", "f"].map((id) => ({ id, featured: id !== "b", terms }));
  expect(featuredCards(cards).map(({ id }) => id)).toEqual(["a", "c", "d"]);
  expect(featuredCards(cards.slice(0, 2)).map(({ id }) => id)).toEqual(["a"]);
});

describe("cards that are closed to new applicants", () => {
  const cards = ["a", "b", "c", "d", "e"].map((id) => ({
    id,
    featured: true,
    terms: { applicants: id === "a" || id === "c" ? ("closed" as const) : ("open" as const) },
  }));

  test("leaves them out of the featured cards", () => {
    expect(featuredCards(cards).map(({ id }) => id)).toEqual(["b", "d", "e"]);
  });

  test("lists them after the open ones, each in the catalog's order", () => {
    expect(openFirst(cards).map(({ id }) => id)).toEqual(["b", "d", "e", "a", "c"]);
  });
});

test("names neither the kind of institution nor the network on a card's picture", () => {
  const cards = [
    { name: "First Tech Choice Rewards", issuer: "First Tech Federal Credit Union" },
    { name: "PenFed Platinum Rewards", issuer: "PenFed Credit Union" },
    { name: "Citi Simplicity Card", issuer: "Citi" },
  ];
  expect(cards.map(brandOnCardArt)).toEqual(["First Tech", "PenFed", "Citi"]);
  expect(
    ["Choice Rewards World Mastercard", "Platinum Rewards Visa Signature", "Simplicity Card"].map(nameOnCardArt),
  ).toEqual(["Choice Rewards", "Platinum Rewards", "Simplicity"]);
});

test("names the brand of a card that another bank issues on its picture", () => {
  expect(brandOnCardArt({ name: "Discover it Chrome", issuer: "Capital One" })).toBe("Discover");
});

test.each(["{}", "[1]", '[{"id":"a"}]'])("refuses %s as a file of cards' costs", (text) => {
  expect(() => decodeCostCards(text)).toThrow("This is no file of cards.");
});
