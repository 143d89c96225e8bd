import { curlyQuotes } from "../../../src/domain/text/curly-quotes";

test.each([
  [`Don't pay the "minimum" alone`, "Don’t pay the “minimum” alone"],
  [`("No fee," it said)`, "(“No fee,” it said)"],
  [`the issuers' rates in '24`, "the issuers’ rates in ’24"],
  [`"Is 'low' low?"`, "“Is ‘low’ low?”"],
])("prints %s as %s", (typed, printed) => {
  expect(curlyQuotes(typed)).toBe(printed);
});

test("closes a quote whose words are in another part of the sentence", () => {
  expect(curlyQuotes(`" means none`, "the words “no fee")).toBe("” means none");
});
