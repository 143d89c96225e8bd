import { sentencesIn } from "../../src/schema/guide-schema";

test("ends a sentence where a reader's voice drops", () => {
  expect(sentencesIn("It costs $3,622.30 at 24.99%. Is that much? Yes!")).toEqual([
    "It costs $3,622.30 at 24.99%.",
    "Is that much?",
    "Yes!",
  ]);
  expect(sentencesIn("One")).toEqual(["One"]);
});

test("takes nothing without a word for a sentence", () => {
  expect(sentencesIn("")).toEqual([]);
  expect(sentencesIn("… !")).toEqual([]);
  expect(sentencesIn("One. … Two.")).toHaveLength(2);
});
