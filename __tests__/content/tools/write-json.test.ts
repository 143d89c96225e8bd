import fc from "fast-check";
import { writeJson } from "../../../src/content/tools/write-json";

test("what is written is read as the same data", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.option(fc.jsonValue(), { nil: undefined })), (data) => {
      expect(JSON.parse(writeJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

test("a line is never wider than 120 unless a single text is", () => {
  const list = Array.from({ length: 12 }, () => "twelve words");
  expect(
    writeJson({ list })
      .split("\n")
      .every((line) => line.length <= 120),
  ).toBe(true);
});
