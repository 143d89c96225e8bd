import fc from "fast-check";
import { closest } from "../../src/content/fault";

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
