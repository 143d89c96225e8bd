import { mendedFragment } from "../../src/site/mended-link";

const WHOLE = "#balance=6200&apr=23.99&payment=225";
const ENCODED = `#${encodeURIComponent(WHOLE.slice(1))}`;

test.each([
  WHOLE,
  `#${WHOLE}`,
  `#%23${WHOLE.slice(1)}`,
  `${WHOLE})`,
  `${WHOLE}.`,
  `${WHOLE},”`,
  `${WHOLE}%E2%80%9D`,
  `${WHOLE}>.`,
  "#balance=6200.&apr=23.99%25&payment=225",
  "#balance=6200&amp;apr=23.99&amp;amp;payment=225",
  ENCODED,
  `${ENCODED}).`,
])("the link's fragment %s is read as it was meant", (hash) => {
  expect(mendedFragment(hash)).toBe(WHOLE);
});

test.each([
  ["#balance=6200&apr=23.9", "#balance=6200&apr=23.9"],
  ["#balance%3D6200%26apr%3D23.99%26payment%3", "#balance=6200&apr=23.99&payment%253="],
  ["#balance=-5&payment=0", "#balance=-5&payment=0"],
  ["#d1.name=Smith+%26+Co.&d1.balance=500.", "#d1.name=Smith+%26+Co.&d1.balance=500"],
  ["#%E0%A4=%A", "#%EF%BF%BD=%25A"],
  ["#main", "#main"],
  ["#%", "#%"],
  ["", ""],
])("of the fragment %s what can be read is read: %s", (hash, read) => {
  expect(mendedFragment(hash)).toBe(read);
});

test("a fragment ends at 8,000 characters", () => {
  expect(mendedFragment(`#balance=6200&x=${"x".repeat(9000)}`)).toHaveLength(8001);
});
