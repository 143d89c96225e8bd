import { screen } from "@testing-library/react";
import { open } from "../support/address";

const alert = () => document.querySelector('[role="alert"]');

beforeEach(() => {
  jest.resetModules();
  delete document.documentElement.dataset["query"];
  document.body.innerHTML = '<div data-island="OffersTool"><p>Ten cards</p></div><script type="module"></script><img>';
});

const run = () => import("../../src/islands/before");

test.each([
  ["/offers?filter=secured", "waiting"],
  ["/calculator#balance=5000", "waiting"],
  ["/calculator#planner", undefined],
  ["/offers", undefined],
])("at %s the document's query is %s", async (address, mark) => {
  open(address);
  await run();
  expect(document.documentElement.dataset["query"]).toBe(mark);
});

test("a mangled link with numbers is mended before a tool reads it, and a browser may refuse that", async () => {
  open("/calculator?from=mail#balance=290&amp;apr=21.");
  await run();
  expect(location.href).toMatch(/\/calculator\?from=mail#balance=290&apr=21$/);
  const refused = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  location.hash = "balance=300)";
  window.dispatchEvent(new Event("hashchange"));
  expect(refused).toHaveBeenCalled();
  refused.mockRestore();
});

test("a script that does not come is told above the tool, which can be read, and whatever waited for it shows", async () => {
  open("/offers?filter=secured");
  await run();
  document.querySelector("img")?.dispatchEvent(new Event("error"));
  expect(alert()).toBeNull();
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  expect(alert()).toHaveTextContent(/^This part of the page could not be loaded\./);
  const tool = screen.getByText("Ten cards");
  expect(alert()?.compareDocumentPosition(tool)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.documentElement).not.toHaveAttribute("data-query");
});
