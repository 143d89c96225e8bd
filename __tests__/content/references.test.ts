import fc from "fast-check";
import { fillDeep, fillReferences, unknownReferences } from "../../src/content/references";

const OWNER = {
  brand: "Plainrate",
  product: { name: "Low APR Credit Cards", slug: "low-apr-credit-cards" },
  email: "hello@plainrate.example",
};

const fill = (text: string) => fillReferences(text, OWNER);

test("the product's name stands in text", () => {
  expect(fill("Best {product} of 2025")).toBe("Best Low APR Credit Cards of 2025");
  expect(fill("{product}, {product}")).toBe("Low APR Credit Cards, Low APR Credit Cards");
});

test("the product's short name stands in addresses", () => {
  expect(fill("/guides/best-{product}-2025")).toBe("/guides/best-low-apr-credit-cards-2025");
  expect(fill("best-{product}-2025")).toBe("best-low-apr-credit-cards-2025");
});

test("text and address are told apart within one sentence", () => {
  expect(fill("[Best {product}](/guides/best-{product}-2025)")).toBe(
    "[Best Low APR Credit Cards](/guides/best-low-apr-credit-cards-2025)",
  );
});

test("brand and email are filled in", () => {
  expect(fill("{brand}: [write](mailto:{email})")).toBe("Plainrate: [write](mailto:hello@plainrate.example)");
});

test("what is no reference stays as it is", () => {
  for (const text of ["{unknown}", "{constructor}", "{ brand }", "{}", "{Brand}", "{product", "product}"])
    expect(fill(text)).toBe(text);
});

test("a value with signs that a replacement could misread is taken literally", () => {
  expect(fillReferences("{brand} {product}", { ...OWNER, brand: "A$&B", product: { name: "$1", slug: "cards" } })).toBe(
    "A$&B $1",
  );
});

test("what is filled in isn't filled in again", () => {
  expect(fillReferences("{brand}", { ...OWNER, brand: "{email}" })).toBe("{email}");
});

test("fills every text within a value and leaves the rest alone", () => {
  expect(
    fillDeep(
      { title: "{brand}", list: ["best-{product}-2025", 7, null, { to: "{email}" }], yes: true, none: undefined },
      OWNER,
    ),
  ).toEqual({
    title: "Plainrate",
    list: ["best-low-apr-credit-cards-2025", 7, null, { to: "hello@plainrate.example" }],
    yes: true,
    none: undefined,
  });
});

test("leaves any value without references as it is", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!JSON.stringify(value).includes("{product}"));
      expect(fillDeep(value, OWNER)).toEqual(value);
    }),
  );
});

test("unknown references are found with their places", () => {
  expect(unknownReferences("A {prodct} and {brand}, {constructor}")).toEqual([
    { reference: "{prodct}", offset: 2 },
    { reference: "{constructor}", offset: 24 },
  ]);
  expect(unknownReferences("{brand} {product} {email} {} { x }")).toEqual([]);
});

test("a reference is either known and filled in, or found as unknown", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abdeimnoprcltu"), minLength: 1, maxLength: 8 }), (name) => {
      const text = `{${name}}`;
      expect(unknownReferences(text).length === 0).toBe(fill(text) !== text);
    }),
    { examples: [["brand"], ["product"], ["email"]] },
  );
});
