import fc from "fast-check";
import { placeAt } from "../../../src/content/read/place";

/** Counts from the start of the text for each place. */
function counted(text: string, offset: number) {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

test("the place of each character is its line and its column, whichever text was asked about before", () => {
  const text = fc.array(fc.constantFrom("a", "\n", "é", "\r\n"), { maxLength: 30 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), fc.nat(), (texts, pick) => {
      for (const one of [...texts, ...texts]) {
        const offset = pick % (one.length + 1);
        expect(placeAt(one, offset)).toEqual(counted(one, offset));
      }
    }),
  );
});

test("the end of a text without a line is its first place", () => {
  expect(placeAt("", 0)).toEqual({ line: 1, column: 1 });
});
