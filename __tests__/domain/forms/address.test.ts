import fc from "fast-check";
import { MAX_QUERY_TEXT, oneOf, queryOf, queryText } from "../../../src/domain/forms/address";

test("keeps a known value and replaces any other by the fallback", () => {
  expect(oneOf("b", ["a", "b"], "all")).toBe("b");
  expect(oneOf("B", ["a", "b"], "all")).toBe("all");
  expect(oneOf("", ["a", "b"], "all")).toBe("all");
  expect(oneOf(null, ["a", "b"], "all")).toBe("all");
  expect(oneOf("constructor", ["a", "b"], "all")).toBe("all");
});

test("cuts text at a hundred characters", () => {
  expect(queryText("x".repeat(MAX_QUERY_TEXT))).toHaveLength(100);
  expect(queryText("x".repeat(MAX_QUERY_TEXT + 1))).toHaveLength(100);
  expect(queryText("abc")).toBe("abc");
  expect(queryText(null)).toBe("");
});

test("writes the values that are not empty, in the given order", () => {
  expect([{ a: "1", b: "", c: "2" }, { a: "" }, {}].map(queryOf)).toEqual(["?a=1&c=2", "", ""]);
});

test("keeps commas readable and escapes what has a meaning in an address", () => {
  expect(queryOf({ cards: "a,b" })).toBe("?cards=a,b");
  expect(queryOf({ q: "a&b=c#d" })).toBe("?q=a%26b%3Dc%23d");
  expect(queryOf({ q: "<script>" })).toBe("?q=%3Cscript%3E");
});

test("what is written is read back, whatever the text", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1 });
  fc.assert(
    fc.property(fc.oneof(text, fc.constantFrom("%2C", "a,b%2Cc", "%", "+", " ")), text, (one, other) => {
      const values = new URLSearchParams(queryOf({ one, other }));
      expect([values.get("one"), values.get("other")]).toEqual([one, other]);
    }),
  );
});
