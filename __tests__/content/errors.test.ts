import fc from "fast-check";
import {
  type ContentError,
  didYouMean,
  fieldName,
  formatAnnotation,
  formatError,
  placeAt,
  quote,
  sortErrors,
} from "../../src/content/errors";

const ERROR: ContentError = {
  file: "data/cards/citi-simplicity.json",
  line: 5,
  column: 10,
  path: ["apr"],
  expected: 'a rate or a range such as "18.24% - 28.24%"',
  found: '"18.24-28.24"',
};

test("places a character by its line and its column, whatever way lines end", () => {
  const places = [0, 1, 2, 3, 4, 5, 6, 7].map((offset) => placeAt("é\na\r\n\nb", offset));
  expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual([
    "1:1",
    "1:2",
    "2:1",
    "2:2",
    "2:3",
    "3:1",
    "4:1",
    "4:2",
  ]);
  expect(placeAt("", 0)).toEqual({ line: 1, column: 1 });
});

test("formats place, field, expected, found and hint", () => {
  expect(formatError({ ...ERROR, hint: "keep both % signs" })).toBe(
    [
      "data/cards/citi-simplicity.json:5:10  apr",
      '  expected a rate or a range such as "18.24% - 28.24%", found "18.24-28.24"',
      "  hint: keep both % signs",
    ].join("\n"),
  );
});

test("leaves out a field and a hint that are missing", () => {
  expect(formatError({ ...ERROR, path: [], expected: "Markdown", found: "raw HTML" })).toBe(
    "data/cards/citi-simplicity.json:5:10\n  expected Markdown, found raw HTML",
  );
});

test("escapes what could break out of an annotation", () => {
  const error = { ...ERROR, file: "data/a,b:c%.json", path: ["a::b\n,c"], expected: "x", found: "y\r\n::error::z" };
  expect(formatAnnotation(error)).toBe(
    "::error file=data/a%2Cb%3Ac%25.json,line=5,col=10,title=a%3A%3Ab%0A%2Cc::expected x, found y%0D%0A::error::z",
  );
});

test.each([
  [undefined, "nothing"],
  ["a text", '"a text"'],
  [["a", 1], '["a",1]'],
  ["two\nlines", '"two\\nlines"'],
])("quotes %p", (value, text) => {
  expect(quote(value)).toBe(text);
});

test("quotes 60 characters in full and cuts longer ones", () => {
  expect(quote("x".repeat(58))).toBe(`"${"x".repeat(58)}"`);
  expect(quote("x".repeat(59))).toBe(`"${"x".repeat(59)}… (59 characters)`);
  expect(quote(["x".repeat(59)])).toBe(`["${"x".repeat(58)}… (63 characters)`);
});

test("writes a field's path as editors read it", () => {
  expect(fieldName([])).toBe("");
  expect(fieldName(["apr"])).toBe("apr");
  expect(fieldName(["terms", "introOffers", 0, "months"])).toBe("terms.introOffers[0].months");
  expect(fieldName([0, "to"])).toBe("[0].to");
});

test("sorts errors by file, line and column, as numbers", () => {
  const at = (file: string, line: number, column: number): ContentError => ({ ...ERROR, file, line, column });
  const sorted = [at("a.json", 2, 10), at("a.json", 10, 2), at("a.json", 10, 11), at("b.json", 1, 1)];
  fc.assert(
    fc.property(fc.shuffledSubarray(sorted, { minLength: 4 }), (shuffled) => {
      expect(sortErrors(shuffled)).toEqual(sorted);
    }),
  );
});

describe("didYouMean", () => {
  const known = ["purchases", "transfers", "rate"];

  test.each([
    ["purchases", "purchases"],
    ["purchase", "purchases"],
    ["rat", "rate"],
  ])("offers the word that is closest to %j: %j", (word, closest) => {
    expect(didYouMean(word, known)).toBe(`did you mean "${closest}"?`);
  });

  test.each(["fee", "groceries", "", "x".repeat(61), 7])("offers nothing for %j", (word) => {
    expect(didYouMean(word, known)).toBeUndefined();
  });

  test("offers a known word for itself and for one with a letter added", () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,50}$/), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.nat(), fc.stringMatching(/^[a-z]?$/), (list, pick, added) => {
        const word = list[pick % list.length] ?? "";
        expect(didYouMean(word, list)).toBe(`did you mean "${word}"?`);
        expect(list.map((one) => `did you mean "${one}"?`)).toContain(didYouMean(word + added, list));
      }),
    );
  });
});
