import { answerMissingPath } from "../../src/page-scripts/missing-path";
import { quietConsole } from "../support/quiet-console";

const logged = quietConsole();

afterEach(() => document.body.replaceChildren());

/** Where a page leads when a host answers an address with it. */
function answer(address: string, html: string): (string | URL)[] {
  const { pathname, search } = new URL(address, "https://example.com");
  document.body.innerHTML = html;
  const led: (string | URL)[] = [];
  answerMissingPath(document, { pathname, search, replace: (to) => void led.push(to) });
  return led;
}

const MISSING = '<div data-missing-page="/guides"></div>';
const MISSING_IN_A_FOLDER = '<div data-missing-page="/plainrate/guides"></div>';

test.each(["/no/such-page?from=here", "/guides-of-old/apr", "/guides", "/a/guides/b"])(
  "the not-found page logs that %s was missed, and stays",
  (address) => {
    expect(answer(address, MISSING)).toEqual([]);
    expect(logged.mock.calls).toEqual([[`Page not found: ${address.replace(/\?.*/, "")}`]]);
  },
);

test.each([
  ["/guides/none", MISSING, "/guides"],
  ["/guides/", MISSING, "/guides"],
  ["/guides/none/at/all?q=apr", MISSING, "/guides?q=apr"],
  ["/plainrate/guides/none", MISSING_IN_A_FOLDER, "/plainrate/guides"],
])("where a host can't do so itself, %s leads to the index of guides", (address, html, index) => {
  expect(answer(address, html)).toEqual([index]);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ["/calculator%23balance=290&apr=21", "/calculator#balance=290&apr=21"],
  ["/offers%3Fcategory=balance-transfer%23x", "/offers?category=balance-transfer#x"],
  ["/calculator).?utm_source=mail", "/calculator?utm_source=mail"],
  ["/guides/what-is-apr%E2%80%9D", "/guides/what-is-apr"],
  ["/Offers?filter=secured", "/offers?filter=secured"],
])("the mangled %s leads to %s", (address, meant) => {
  expect(answer(address, MISSING)).toEqual([meant]);
  expect(logged).not.toHaveBeenCalled();
});

test("a folder's own not-found page leaves other folders alone", () => {
  expect(answer("/guides/none", MISSING_IN_A_FOLDER)).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test("every other page logs nothing and leads nowhere, whatever its address", () => {
  expect(answer("/guides/none", "<main></main>")).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});
