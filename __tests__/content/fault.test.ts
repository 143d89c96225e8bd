import fc from "fast-check";
import {
  type Fault,
  closest,
  fieldName,
  formatAnnotation,
  formatFault,
  placeAt,
  quote,
  sortFaults,
} from "../../src/content/fault";

const FAULT: Fault = {
  file: "data/cards/citi-simplicity.json",
  line: 5,
  column: 10,
  path: ["apr"],
  expected: 'a rate or a range such as "18.24% - 28.24%"',
  found: '"18.24-28.24"',
};

test("the place of a character is its line and its column, whatever way lines end", () => {
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

test("a message names place, field, what was expected, what stands there and how to fix it", () => {
  expect(formatFault({ ...FAULT, hint: "keep both % signs" })).toBe(
    [
      "data/cards/citi-simplicity.json:5:10  apr",
      '  expected a rate or a range such as "18.24% - 28.24%", found "18.24-28.24"',
      "  hint: keep both % signs",
    ].join("\n"),
  );
});

test("a message without field and hint has no empty places", () => {
  expect(formatFault({ ...FAULT, path: [], expected: "Markdown", found: "raw HTML" })).toBe(
    "data/cards/citi-simplicity.json:5:10\n  expected Markdown, found raw HTML",
  );
});

test("an annotation for GitHub names the same, on one line", () => {
  expect(formatAnnotation({ ...FAULT, hint: "keep both % signs" })).toBe(
    '::error file=data/cards/citi-simplicity.json,line=5,col=10,title=apr::expected a rate or a range such as "18.24%25 - 28.24%25", found "18.24-28.24"%0Ahint: keep both %25 signs',
  );
});

test("an annotation for a file as a whole has no title", () => {
  expect(formatAnnotation({ ...FAULT, path: [], expected: "x", found: "y" })).toBe(
    "::error file=data/cards/citi-simplicity.json,line=5,col=10::expected x, found y",
  );
});

test("an annotation can't be broken out of by a file's name, a field or what stands there", () => {
  const fault = { ...FAULT, file: "data/a,b:c%.json", path: ["a::b\n,c"], expected: "x", found: "y\r\n::error::z" };
  expect(formatAnnotation(fault)).toBe(
    "::error file=data/a%2Cb%3Ac%25.json,line=5,col=10,title=a%3A%3Ab%0A%2Cc::expected x, found y%0D%0A::error::z",
  );
});

test.each([
  [undefined, "nothing"],
  [null, "null"],
  ["a text", '"a text"'],
  ["", '""'],
  [false, "false"],
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

test("faults are sorted by file, line and column, as numbers", () => {
  const at = (file: string, line: number, column: number): Fault => ({ ...FAULT, file, line, column });
  const sorted = [at("a.json", 2, 10), at("a.json", 10, 2), at("a.json", 10, 11), at("b.json", 1, 1)];
  fc.assert(
    fc.property(fc.shuffledSubarray(sorted, { minLength: 4 }), (shuffled) => {
      expect(sortFaults(shuffled)).toEqual(sorted);
    }),
  );
});

describe("the closest word", () => {
  const known = ["purchases", "transfers", "rate"];

  test.each([
    ["purchases", "purchases"],
    ["Purchases", "purchases"],
    ["purchase", "purchases"],
    ["pruchases", "purchases"],
    ["transfer fees", "transfers"],
    ["rat", "rate"],
    ["rites", "rate"],
  ])("to %j is %j", (word, expected) => {
    expect(closest(word, known)).toBe(expected);
  });

  test.each(["fee", "groceries", "", "x".repeat(61), `purchases${" ".repeat(60)}`])("to %j is none", (word) => {
    expect(closest(word, known)).toBeUndefined();
  });

  test("is looked for up to a length of 60", () => {
    expect([60, 61].map((length) => closest("x".repeat(length), ["x".repeat(length)])?.length)).toEqual([
      60,
      undefined,
    ]);
  });

  test("is none where nothing is known", () => {
    expect(closest("rate", [])).toBeUndefined();
  });

  test("to a known word, or to one with a letter added, is a known word", () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 58 }), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.nat(), fc.string({ maxLength: 1 }), (known, pick, added) => {
        const word = known[pick % known.length] ?? "";
        expect(known).toContain(closest(word + added, known));
        expect(closest(word, known)?.toLowerCase()).toBe(word.toLowerCase());
      }),
    );
  });
});
