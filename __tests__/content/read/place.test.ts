import { placeAt } from "../../../src/content/read/place";

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
