import fc from "fast-check";
import { lowestApr, parseApr, shownApr } from "../../../src/domain/cards/apr";

test.each([
  ["18.24% - 28.24%", 18.24, 28.24],
  ["18% - 18%", 18, 18],
  ["26.99%", 26.99, 26.99],
  ["8%", 8, 8],
  ["0%", 0, 0],
])("reads %j as a range from %d to %d", (text, low, high) => {
  expect(parseApr(text)).toEqual({ low, high });
});

test.each([
  "",
  "18.24%-28.24%",
  "18.24% – 28.24%",
  "18.24 - 28.24%",
  "28.24% - 18.24%",
  "18.24% - 28.24% - 30%",
  " 18.24%",
  "18.24%\n",
  "118%",
  "18.245%",
  "-18%",
])("refuses %j", (text) => {
  expect(parseApr(text)).toBeNull();
});

test("reads back whatever rising range is written, and gives nothing for any other", () => {
  const hundredths = fc.integer({ min: 0, max: 9999 });
  fc.assert(
    fc.property(hundredths, hundredths, (one, other) => {
      const [low, high] = [one / 100, other / 100];
      expect(parseApr(`${low}% - ${high}%`)).toEqual(one <= other ? { low, high } : null);
      expect(parseApr(`${low + 100}% - ${high + 100}%`)).toBeNull();
    }),
  );
});

test("is shown with a dash that reads as a range", () => {
  expect(shownApr("18.24% - 28.24%")).toBe("18.24% – 28.24%");
  expect(shownApr("26.99%")).toBe("26.99%");
});

test("sorting goes by the lower end of the range, and text that is no rate comes last", () => {
  expect(["18.24% - 28.24%", "26.99%", "ask the issuer"].map(lowestApr)).toEqual([18.24, 26.99, Infinity]);
});
