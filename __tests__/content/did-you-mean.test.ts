import fc from "fast-check";
import { closest } from "../../src/content/did-you-mean";

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

  test("is always a known word, and the word itself if it is known", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ maxLength: 60 })), (word, words) => {
        const found = closest(word, words);
        if (found !== undefined) expect(words).toContain(found);
        if (words.includes(word)) expect(found?.toLowerCase()).toBe(word.toLowerCase());
      }),
    );
  });
});
