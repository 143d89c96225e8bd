import { fillDeep, fillText } from "../../../src/content/references/references";
import type { Path, Problem } from "../../../src/content/errors";
import { CARDS } from "../../support/fixture";
import { filled, problemOf, referencesWith } from "../../support/references";

const REFERENCES = referencesWith({
  terms: [{ id: "grace-period", term: "grace period", definition: "The days without interest." }],
});

const fill = (text: string) => filled(text, REFERENCES);
const problem = (text: string) => problemOf(text, REFERENCES);

test.each([
  ["Best {product} of 2025, {product}", "Best Low APR Credit Cards of 2025, Low APR Credit Cards"],
  ["best-{product}-2025", "best-low-apr-credit-cards-2025"],
  ["{brand}: [write](mailto:{email})", "Plainrate: [write](mailto:hello@plainrate.example)"],
  ["{brand}{product}", "PlainrateLow APR Credit Cards"],
])("fills %s, with the product's short name in addresses", (text, expected) => {
  expect(fill(text)).toBe(expected);
});

test("rounds an amount to whole dollars after the word about", () => {
  expect(fill("About {payoff:5000,24.99,150:interest}, not {payoff:5000,24.99,150:interest}")).toBe(
    "About $3,622, not $3,622.30",
  );
});

test("takes a value literally, whatever signs it has", () => {
  const odd = { ...REFERENCES, brand: "A$&B {email}", product: { name: "$1", slug: "cards", formerSlugs: [] } };
  expect(filled("{brand} {product}", odd)).toBe("A$&B {email} $1");
});

test("fills every text within a value, and reports problems by their paths", () => {
  const reported: [Path, Problem][] = [];
  const value = { title: "{brand}", list: ["best-{product}-2025", 7, null, { to: "{emial}" }], yes: true };
  expect(fillDeep(value, REFERENCES, (path, one) => reported.push([path, one]))).toEqual({
    title: "Plainrate",
    list: ["best-low-apr-credit-cards-2025", 7, null, { to: "{emial}" }],
    yes: true,
  });
  expect(reported).toMatchObject([[["list", 3, "to"], { hint: 'did you mean "email"?' }]]);
});

test.each([
  ["{prodct}", "a known reference such as {product}", 'did you mean "product"?'],
  ["{constructor}", "a known reference such as {product}", "one of brand, product, email"],
  ["{}", "a known reference such as {product}", "one of brand, product, email"],
  ["{crad:citi-simplicity.apr}", "a known reference such as {card:citi-simplicity.apr}", 'did you mean "card"?'],
  ["{constructor:5}", "a known reference such as {card:citi-simplicity.apr}", expect.stringMatching(/^one of card, /)],
  ["{term:grace-perod}", "a term of data/glossary.json", 'did you mean "grace-period"?'],
  ["Best {product 2026", "a reference with one brace on each side", undefined],
  ["Best product}", "a reference with one brace on each side", undefined],
  ["{{product}}", "a reference with one brace on each side", undefined],
])("refuses %s", (text, expected, hint) => {
  expect(problem(text)).toMatchObject({ expected, hint });
});

test("opens no definition from a plain text", () => {
  expect(fillText("{term:grace-period}", REFERENCES).problems).toMatchObject([
    { expected: "the term's words alone", found: '"{term:grace-period}"' },
  ]);
});

describe("in a card's own file", () => {
  const card = CARDS.find(({ id }) => id === "citi-simplicity");
  const own = { ...REFERENCES, ...(card && { card }) };

  test("fills the card's own facts", () => {
    expect(filled("No interest for {introTerm} at {brand}", own)).toBe("No interest for 21 months at Plainrate");
    expect(fill("{introTerm}")).toBe("{introTerm}");
  });

  test("refuses a fact that the card doesn't have", () => {
    expect(problemOf("Earns {rewards}", own)).toMatchObject({
      expected: "a field that the card has",
      found: "no rewards of citi-simplicity is known",
    });
  });
});
