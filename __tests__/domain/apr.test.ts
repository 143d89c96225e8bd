import fc from "fast-check";
import { lowestApr, parseApr, shownApr } from "../../src/domain/apr";

const hundredths = fc.integer({ min: 0, max: 9999 });
const written = (value: number) => `${value / 100}%`;

test("reads a range", () => {
  expect(parseApr("18.24% - 28.24%")).toEqual({ low: 18.24, high: 28.24 });
});

test("reads a single rate as both ends", () => {
  expect(parseApr("26.99%")).toEqual({ low: 26.99, high: 26.99 });
  expect(parseApr("8%")).toEqual({ low: 8, high: 8 });
  expect(parseApr("0%")).toEqual({ low: 0, high: 0 });
});

test("reads a range whose ends are equal", () => {
  expect(parseApr("18% - 18%")).toEqual({ low: 18, high: 18 });
});

test.each([
  "",
  "18.24",
  "18.24-28.24",
  "18.24%-28.24%",
  "18.24% – 28.24%",
  "18.24 - 28.24%",
  "18.24% -  28.24%",
  "28.24% - 18.24%",
  "18.24% - 28.24% - 30%",
  " 18.24%",
  "18.24% ",
  "18.24%\n",
  "118%",
  "18.245%",
  "18.%",
  ".5%",
  "-18%",
  "1e1%",
  "from 18.24%",
])("refuses %j", (text) => {
  expect(parseApr(text)).toBeNull();
});

test("reads back whatever rising range is written", () => {
  fc.assert(
    fc.property(hundredths, hundredths, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(parseApr(`${written(low)} - ${written(high)}`)).toEqual({ low: low / 100, high: high / 100 });
      expect(parseApr(`${written(high)} - ${written(low)}`)).toEqual(
        low === high ? { low: low / 100, high: low / 100 } : null,
      );
    }),
  );
});

test("gives two rising rates or nothing, whatever the text", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.% -"), maxLength: 20 })),
      (text) => {
        const range = parseApr(text);
        if (range) expect([range.low >= 0, range.low <= range.high, range.high < 100]).toEqual([true, true, true]);
      },
    ),
  );
});

test("is shown with a dash that reads as a range", () => {
  expect(shownApr("18.24% - 28.24%")).toBe("18.24% – 28.24%");
  expect(shownApr("26.99%")).toBe("26.99%");
});

test("sorting goes by the lower end of the range", () => {
  expect(lowestApr("18.24% - 28.24%")).toBe(18.24);
  expect(lowestApr("26.99%")).toBe(26.99);
});

test("text that is no rate sorts last", () => {
  expect(lowestApr("ask the issuer")).toBe(Infinity);
});
