import { changedTexts } from "../../../src/content/tools/page-texts";

const page = (main: string, title = "A page") =>
  `<html><head><title>${title}</title></head><body><nav>Menu</nav><main>${main}</main></body></html>`;

/** What differs in a page of one file. */
function change(before: string, after: string) {
  const [found] = changedTexts(new Map([["/a", before]]), new Map([["/a", after]]));
  return found ? [found.before, found.after] : null;
}

test("the first line of a page that reads otherwise is shown as it was and as it is", () => {
  const was = page("<h1>Rates</h1><p>A <b>low</b> rate.</p><p>One.</p>");
  expect(change(was, page("<h1>Rates</h1><p>A <b>high</b> rate.</p><p>Two.</p>"))).toEqual([
    "A low rate.",
    "A high rate.",
  ]);
  expect(change(was, page("<h1>Rates</h1><p>A <b>low</b> rate.</p>"))).toEqual(["One.", null]);
  expect(change(page("<p>One.</p>"), page("<p>One.</p>", "Another page"))).toEqual(["A page", "Another page"]);
});

test("a row of a table is one line, with its cells apart", () => {
  const row = (fee: string) => page(`<table><tr><td>Fee</td><td>${fee}</td></tr></table>`);
  expect(change(row("$0"), row("$95"))).toEqual(["Fee $0", "Fee $95"]);
});

test("what no reader reads changes no page", () => {
  const text = (id: string) => page(`<p id="${id}">One.</p><script>{"id":"${id}"}</script>`);
  expect(change(text("a"), text("b"))).toBeNull();
});

test("a page that is new or gone is named", () => {
  const [one, none] = [new Map([["/b", page("<p>One.</p>")]]), new Map<string, string>()];
  expect(changedTexts(none, one)).toEqual([{ path: "/b", before: null, after: "A page" }]);
  expect(changedTexts(one, none)).toEqual([{ path: "/b", before: "A page", after: null }]);
});
