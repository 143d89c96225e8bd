import { csvPlainText, csvText } from "../../../src/domain/text/csv";

test("separates fields by commas, and ends each row with CRLF", () => {
  expect(
    csvText([
      ["Card", "Fee"],
      ["A", ""],
    ]),
  ).toBe("Card,Fee\r\nA,\r\n");
  expect(csvText([])).toBe("");
});

test.each([
  ["a, b", '"a, b"'],
  ['the "best"', '"the ""best"""'],
  ["two\nlines", '"two\nlines"'],
])("quotes %j", (field, quoted) => {
  expect(csvText([[field, "x"]])).toBe(`${quoted},x\r\n`);
});

test.each(["=1+1", "@SUM(A1)", "\tx", "＝1+1"])("disarms the formula %j", (text) => {
  expect(csvPlainText(text)).toBe(`'${text}`);
});

test.each(["", "18.24% - 28.99%", "low+apr", "a=b"])("keeps %j as it is", (text) => {
  expect(csvPlainText(text)).toBe(text);
});
