import { ownNote } from "../../../src/domain/site/own-note";
import { EXAMPLE_NUMBERS } from "../../../src/domain/numbers/numbers";

// The interest of the specification's plan, and of $175 a month: the note that stands there without numbers.
test("our note says what $25 more a month saves on the visitor's own debt", () => {
  expect(ownNote(EXAMPLE_NUMBERS)).toMatchObject({
    title: "What $25 more a month saves you",
    text: "Interest on your $5,000 at 24.99%.",
    rows: [
      { label: "Pay $150", value: "$3,622.30" },
      { label: "Pay $175", value: "$2,674.57" },
    ],
  });
});

test.each([
  ["a purchase", { goal: "purchase" as const, apr: null }],
  ["a debt at a rate that is not known", { apr: null }],
  ["a payment that never pays it off", { payment: 60 }],
])("there is none for %s", (_, changed) => {
  expect(ownNote({ ...EXAMPLE_NUMBERS, ...changed })).toBeNull();
});
