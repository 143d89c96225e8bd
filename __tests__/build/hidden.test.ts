import { hiddenPage } from "../../src/build/finish/hidden";

test("a hidden page says so in its head, once", () => {
  const page = "<html><head><title>$& </title></head><body></body></html>";
  const hidden = hiddenPage(page);
  expect(hidden).toBe(
    '<html><head><title>$& </title><meta name="robots" content="noindex"/></head><body></body></html>',
  );
  expect(hiddenPage(hidden)).toBe(hidden);
});
