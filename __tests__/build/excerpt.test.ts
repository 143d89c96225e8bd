import { excerptAt } from "../../src/build/develop-server";
import { placeAt } from "../../src/content/fault";

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

test("an excerpt shows the line, its neighbors and the character", () => {
  expect(excerptAt('{\r\n  "id": 1,\r\n  "apr": "cheap"\r\n}\r\n', { line: 3, column: 10 })).toBe(
    ['2 |   "id": 1,', '3 |   "apr": "cheap"', "  |          ^", "4 | }"].join("\n"),
  );
});

test("an excerpt begins with the file, and of a long line it shows what stands around the place", () => {
  const line = `${"a".repeat(200)}b${"c".repeat(200)}`;
  expect(excerptAt(line, { line: 1, column: 201 })).toBe(
    [`1 | ${"a".repeat(60)}b${"c".repeat(60)}`, `  | ${" ".repeat(60)}^`].join("\n"),
  );
});
