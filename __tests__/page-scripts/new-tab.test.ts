import { NUMBERS_KEY, remember } from "../../src/site/storage";
import { carryInputsToNewTab } from "../../src/page-scripts/new-tab";

const NUMBERS = "balance=5000&apr=24.99&payment=150";

let asked: string;

beforeAll(() => {
  carryInputsToNewTab(document);
  for (const type of ["click", "auxclick"])
    document.addEventListener(type, (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement) asked = event.target.getAttribute("href") ?? "";
    });
});

function press(href: string, how: MouseEventInit & { type?: string }): HTMLAnchorElement {
  document.body.innerHTML = `<a href="${href}">Words</a>`;
  const link = document.querySelector("a");
  if (!link) throw new Error("There is a link.");
  link.dispatchEvent(new MouseEvent(how.type ?? "click", { bubbles: true, cancelable: true, ...how }));
  return link;
}

beforeEach(() => sessionStorage.setItem(NUMBERS_KEY, NUMBERS));

test.each([
  ["the middle button", { type: "auxclick", button: 1 }],
  ["Ctrl", { ctrlKey: true }],
  ["Command", { metaKey: true }],
  ["Shift", { shiftKey: true }],
])("takes numbers along into a tab that is opened by %s, and out of the link again", async (_, how) => {
  const link = press("/offers?filter=secured", how);
  expect(asked).toMatch(new RegExp(`/offers\\?filter=secured#${NUMBERS}$`));
  await new Promise((done) => setTimeout(done));
  expect(link).toHaveAttribute("href", "/offers?filter=secured");
});

test.each([
  ["a plain press: the tab keeps them", "/offers", {}],
  ["a page that has no tool", "/about", { ctrlKey: true }],
  ["another host", "https://issuer.example/offers", { ctrlKey: true }],
  ["a link that has a fragment of its own", "/debts#statement", { ctrlKey: true }],
  ["the index of guides", "/guides", { ctrlKey: true }],
])("adds no numbers for %s", (_, href, how) => {
  press(href, how);
  expect(asked).toBe(href);
});

test("takes numbers along with a plain press where the browser stores nothing", () => {
  const refused = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  sessionStorage.clear();
  remember(NUMBERS_KEY, NUMBERS);
  refused.mockRestore();
  press("/offers", {});
  expect(asked).toMatch(new RegExp(`/offers#${NUMBERS}$`));
  press("/about", {});
  expect(asked).toBe("/about");
  delete document.documentElement.dataset["numbers"];
});

test("adds nothing where nothing was typed", () => {
  sessionStorage.clear();
  press("/cards/citi-simplicity", { ctrlKey: true });
  expect(asked).toBe("/cards/citi-simplicity");
});
