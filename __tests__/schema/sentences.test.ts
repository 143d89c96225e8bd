import { sentencesIn } from "../../src/schema/sentences";

test("a sentence ends where a reader's voice drops", () => {
  expect(sentencesIn("It costs $3,622.30 at 24.99%. Is that much? Yes!")).toEqual([
    "It costs $3,622.30 at 24.99%.",
    "Is that much?",
    "Yes!",
  ]);
  expect(sentencesIn("One")).toEqual(["One"]);
});

test("what holds no word is no sentence", () => {
  expect(sentencesIn("")).toEqual([]);
  expect(sentencesIn("… !")).toEqual([]);
  expect(sentencesIn("One. … Two.")).toHaveLength(2);
});
