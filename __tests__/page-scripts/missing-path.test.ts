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

test.each(["/no/such-page?from=here", "/guides", "/a/guides/b"])("logs that %s was missed, and stays", (address) => {
  expect(answer(address, MISSING)).toEqual([]);
  expect(logged.mock.calls).toEqual([[`Page not found: ${address.replace(/\?.*/, "")}`]]);
});

test.each([
  ["/guides/none", MISSING, "/guides"],
  ["/guides/none/at/all?q=apr", MISSING, "/guides?q=apr"],
  ["/plainrate/guides/none", MISSING_IN_A_FOLDER, "/plainrate/guides"],
])("leads %s to the index of guides where a host can't do so itself", (address, html, index) => {
  expect(answer(address, html)).toEqual([index]);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ["/calculator%23balance=290&apr=21", "/calculator#balance=290&apr=21"],
  ["/offers%3Fcategory=balance-transfer%23x", "/offers?category=balance-transfer#x"],
  ["/calculator).?utm_source=mail", "/calculator?utm_source=mail"],
  ["/Offers?filter=secured", "/offers?filter=secured"],
])("leads the mangled %s to %s", (address, meant) => {
  expect(answer(address, MISSING)).toEqual([meant]);
  expect(logged).not.toHaveBeenCalled();
});

test("leaves other folders alone in a folder's own not-found page", () => {
  expect(answer("/guides/none", MISSING_IN_A_FOLDER)).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test("logs nothing and leads nowhere on every other page", () => {
  expect(answer("/guides/none", "<main></main>")).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});
