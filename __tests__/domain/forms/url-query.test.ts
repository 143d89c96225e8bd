import fc from "fast-check";
import { leftOutText, oneOf, queryOf, valueIn } from "../../../src/domain/forms/url-query";

test("writes the values that are not empty, in the given order", () => {
  expect([{ a: "1", b: "", c: "2" }, { a: "" }, {}].map(queryOf)).toEqual(["?a=1&c=2", "", ""]);
});

test("keeps commas readable and escapes what has a meaning in an address", () => {
  expect(queryOf({ cards: "a,b" })).toBe("?cards=a,b");
  expect(queryOf({ q: "a&b=c#d" })).toBe("?q=a%26b%3Dc%23d");
  expect(queryOf({ q: "<script>" })).toBe("?q=%3Cscript%3E");
});

test("reads back what is written, whatever the text", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1 });
  fc.assert(
    fc.property(fc.oneof(text, fc.constantFrom("%2C", "a,b%2Cc", "%", "+", " ")), text, (one, other) => {
      const values = new URLSearchParams(queryOf({ one, other }));
      expect([values.get("one"), values.get("other")]).toEqual([one, other]);
    }),
  );
});

test.each([
  ["?filter=gold", "", "Part of this link is left out: “gold”."],
  ["?filter=LOW-APR).&cards=a,x,b+y", "?filter=low-apr&cards=a,b", "Part of this link is left out: “x” and “y”."],
  ["?filter=all&cards=&view=List&utm=x", "", ""],
  ["?category=credit%20tips", "?filter=Credit+Tips", ""],
  ["?q=fees&card=a&filter=b,c", "?search=fees&compare=a&filter=b", "Part of this link is left out: “c”."],
  ["?tier=620-to-719&filter=x", "", "Part of this link is left out: “x” and “620-to-719”."],
])("names what of %s the state %j leaves out", (query, written, said) => {
  expect(leftOutText(query, written)).toBe(said);
});

test.each([
  ["?filter=a&category=B", "filter", "a"],
  ["?category=b,c", "filter", "b"],
  ["?filter=b%20cards", "category", "b"],
  ["?filter=two%20words", "filter", "two words"],
  ["?utm_filter=a", "filter", null],
])("reads %s, which may use another name, as the %s %j", (query, name, meant) => {
  expect(oneOf(valueIn(query, name), ["a", "b", "c", "two words"], null)).toBe(meant);
});
