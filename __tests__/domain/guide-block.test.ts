import { CALLOUT_KINDS, CALLOUT_NAMES } from "../../src/domain/guide-block";

test("every callout says in words what it is", () => {
  expect(CALLOUT_KINDS.map((kind) => CALLOUT_NAMES[kind])).toEqual(["Common mistake", "The law", "Tip", "Note"]);
});
