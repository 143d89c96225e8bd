import fc from "fast-check";
import { readJson } from "../../../src/content/read/json";
import { formatFault } from "../../../src/content/fault";
import {
  type Sources,
  problemsInPlainText,
  fillDeep,
  fillReferences,
  reportReferences,
  showsRate,
} from "../../../src/content/references/references";
import { sourcesWith } from "../../support/references";

const OWNER = sourcesWith({
  terms: [{ id: "grace-period", term: "grace period", definition: "The days without interest." }],
});

const fill = (text: string) => fillReferences(text, OWNER);

test.each([
  ["Best {product} of 2025, {product}", "Best Low APR Credit Cards of 2025, Low APR Credit Cards"],
  ["/guides/best-{product}-2025", "/guides/best-low-apr-credit-cards-2025"],
  ["best-{product}-2025", "best-low-apr-credit-cards-2025"],
  [
    "[Best {product}](/guides/best-{product}-2025)",
    "[Best Low APR Credit Cards](/guides/best-low-apr-credit-cards-2025)",
  ],
  ["{brand}: [write](mailto:{email})", "Plainrate: [write](mailto:hello@plainrate.example)"],
])("%s is filled in, with the product's short name in addresses", (text, filled) => {
  expect(fill(text)).toBe(filled);
});

test("an amount after the word about is in whole dollars", () => {
  expect(fill("About {payoff:5000,24.99,150:interest}, not {payoff:5000,24.99,150:interest}")).toBe(
    "About $3,622, not $3,622.30",
  );
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

const complaintsIn = (text: string, sources: Sources = OWNER) =>
  problemsInPlainText(text, sources).map(({ expected, found, hint }) => ({ expected, found, hint }));

test("unknown references are found, with the name that was meant", () => {
  expect(complaintsIn("A {prodct} and {brand}, {constructor} {}")).toEqual([
    {
      expected: "a known reference such as {product}",
      found: '"{prodct}"',
      hint: "did you mean {product}?",
    },
    { expected: "a known reference such as {product}", found: '"{constructor}"' },
    { expected: "a known reference such as {product}", found: '"{}"' },
  ]);
  expect(complaintsIn("{crad:citi-simplicity.apr}")).toEqual([
    {
      expected: "a known reference such as {card:citi-simplicity.apr}",
      found: '"{crad:citi-simplicity.apr}"',
      hint: "did you mean {card:…}?",
    },
  ]);
  expect(complaintsIn("{brand} {product} {email}")).toEqual([]);
});

test("a reference is either known and filled in, or found as unknown", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abdeimnoprcltu"), minLength: 1, maxLength: 8 }), (name) => {
      const text = `{${name}}`;
      expect(complaintsIn(text).length === 0).toBe(fill(text) !== text);
    }),
    { examples: [["brand"], ["product"], ["email"]] },
  );
});

describe("a key term", () => {
  test("that the glossary lacks is a fault, with the one that was meant", () => {
    expect(complaintsIn("{term:grace-perod}")).toEqual([
      { expected: "a term of data/glossary.json", found: '"grace-perod"', hint: 'did you mean "grace-period"?' },
    ]);
  });

  test("can't stand where no definition can open", () => {
    expect(complaintsIn("{term:grace-period}")).toEqual([
      {
        expected: "the term's words alone",
        found: '"{term:grace-period}"',
        hint: "a definition opens only from the running text of a guide",
      },
    ]);
  });
});

describe("braces", () => {
  const half = (found: string) => ({
    expected: "a reference with both of its braces on one line",
    found,
  });
  const doubled = (found: string) => ({
    expected: "a reference such as {product}",
    found,
    hint: "one brace on each side",
  });

  test("without their other half are found", () => {
    expect(complaintsIn("Best {product 2026")).toEqual([half('"{"')]);
    expect(complaintsIn("Best product} of {brand}")).toEqual([half('"}"')]);
    expect(complaintsIn("{{payoff:5000,24.99,150")).toEqual([half('"{{"')]);
    expect(complaintsIn("{brand\n}")).toEqual([half('"{"'), half('"}"')]);
  });

  test("that are one too many are found once, whatever stands between them", () => {
    expect(complaintsIn("{{product}}")).toEqual([doubled('"{{product}}"')]);
    expect(complaintsIn("{{prodct}}")).toEqual([doubled('"{{prodct}}"')]);
    expect(complaintsIn("{{product} and {brand}}")).toEqual([doubled('"{{product}"'), doubled('"{brand}}"')]);
  });

  test("of references side by side are in order", () => {
    expect(complaintsIn("{brand}{product}")).toEqual([]);
    expect(fill("{brand}{email}")).toBe("Plainratehello@plainrate.example");
  });

  test("that are doubled are not filled in", () => {
    expect(fill("{{brand}}, {{brand}, {brand}}")).toBe("{{brand}}, {{brand}, {brand}}");
  });
});

test.each([
  ["{payoff:5000,24.99,150:months} months at {brand}, {prodct}", false],
  ["{card:citi-simplicity.name}, {card:citi-simplicity.annualFee}", false],
  ["{survey:cash-apr.all}", false],
  ["{brand}: {card:citi-simplicity.apr}", true],
  ["{card:citi-simplicity.aprLow}", true],
  ["{card:citi-simplicity.introApr}", true],
  ["{count:cards.aprLow<18}", true],
  ["{payoff:5000,citi-simplicity.aprLow,150:months}", true],
  ["{transfer:5000,24.99,150,citi-simplicity:fee}", true],
])("%s shows a rate of one of our cards: %j", (text, expected) => {
  expect(showsRate({ title: text })).toBe(expected);
});

test("faults in a file's data are placed at the text that holds them", () => {
  const source = readJson({ file: "data/site.json", text: '{\n  "tagline": "The {prodct}"\n}' });
  reportReferences(source, OWNER);
  expect(source.faults.map(formatFault)).toEqual([
    'data/site.json:2:14  tagline\n  expected a known reference such as {product}, found "{prodct}"\n  hint: did you mean {product}?',
  ]);
});
