import { hiddenPage, isHidden } from "../../src/build/finish/hidden";

test("a build is hidden by NOINDEX=1 alone", () => {
  expect([undefined, "", "0", "false", "1", "true"].map((value) => isHidden(value ?? ""))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});

test("a value that could mean either is refused", () => {
  expect(() => isHidden("yes")).toThrow('NOINDEX must be 1 or 0, found "yes".');
});

test("a hidden page says so in its head, once", () => {
  const page = "<html><head><title>$& </title></head><body></body></html>";
  const hidden = hiddenPage(page);
  expect(hidden).toBe(
    '<html><head><title>$& </title><meta name="robots" content="noindex"/></head><body></body></html>',
  );
  expect(hiddenPage(hidden)).toBe(hidden);
});
