import path from "node:path";
import { screen, waitFor } from "@testing-library/react";
import type { ComponentProps, ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { CardCostTool } from "../../src/components/card-page/CardCostTool";
import { Newsletter } from "../../src/components/guides/Newsletter";
import type { Island } from "../../src/islands/Island";
import { islandTree } from "../../src/islands/tree";
import { MESSAGE_KEY, NUMBERS_KEY } from "../../src/site/storage";
import { open } from "../support/address";
import { NEWSLETTER_TEXT, SITE, cardOf } from "../support/fixture";
import { quietConsole } from "../support/quiet-console";

const MISSING = "This part of the page could not be loaded. Check your connection, then reload the page.";

type Until = ComponentProps<typeof Island>["until"];

/** An island as `Island` writes it. */
function island<Props extends object>(name: string, until: Until, Tool: ComponentType<Props>, props: Props) {
  const html = renderToString(islandTree(Tool, props), { identifierPrefix: name });
  const json = JSON.stringify(props).replaceAll("<", "\\u003c");
  const src = path.resolve(`__tests__/support/islands/${name}`);
  return `<div data-island="${name}" data-until="${until}" data-src="${src}">${html}</div><script type="application/json">${json}</script>`;
}

const NEWSLETTER = (until: Until) => island("Newsletter", until, Newsletter, { text: NEWSLETTER_TEXT, endpoint: null });

const CARD_COST = (until: Until) =>
  island("CardCostTool", until, CardCostTool, {
    card: cardOf("citi-simplicity"),
    others: [],
    help: SITE.help,
    note: "",
  });

const isReady = (name: string) =>
  document.querySelector<HTMLElement>(`[data-island="${name}"]`)?.dataset["ready"] !== undefined;
const expectReady = (name: string) => waitFor(() => expect(isReady(name)).toBe(true));

const reported = quietConsole();

/** Tells the page's script that the page has been painted, as the browser does. */
let paint: () => void;

class PaintObserver {
  constructor(onPaint: () => void) {
    paint = onPaint;
  }
  observe = jest.fn();
}

/** The page's script comes ahead of what it shows; `before` is what happens until the page has been read to its end. */
async function read(html: string, before?: () => void): Promise<void> {
  // The server half runs where there is a window here, and says that effects do nothing: that is so, and meant.
  reported.mockClear();
  await import("../../src/islands/entry");
  document.body.innerHTML = html;
  before?.();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await Promise.resolve();
}

async function run(html: string, before?: () => void): Promise<void> {
  await read(html, before);
  paint();
}

beforeEach(() => {
  // Nobody hands React the time here.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  jest.resetModules();
  Reflect.set(globalThis, "PerformanceObserver", PaintObserver);
  delete document.documentElement.dataset["query"];
  open("/calculator");
});

// The first, since a window keeps the listeners of the tests before.
test("starts an island when its page comes back to a tab that has numbers", async () => {
  await run(NEWSLETTER("numbers"));
  window.dispatchEvent(new Event("pageshow"));
  expect(isReady("Newsletter")).toBe(false);
  sessionStorage.setItem(NUMBERS_KEY, "balance=5000&apr=24.99&payment=150");
  window.dispatchEvent(new Event("pageshow"));
  await expectReady("Newsletter");
});

test("starts an island when a link with numbers is opened in its page", async () => {
  await run(NEWSLETTER("numbers"));
  location.hash = "main";
  window.dispatchEvent(new Event("hashchange"));
  expect(isReady("Newsletter")).toBe(false);
  location.hash = "balance=5000&apr=24.99&payment=150";
  window.dispatchEvent(new Event("hashchange"));
  await expectReady("Newsletter");
});

test("starts an island with the page, and another only once it is used", async () => {
  await run(CARD_COST("load") + NEWSLETTER("use"));
  await expectReady("CardCostTool");
  expect(isReady("Newsletter")).toBe(false);
  screen.getByRole("textbox", { name: "Email address" }).focus();
  await expectReady("Newsletter");
  expect(reported.mock.calls).toEqual([]);
});

test("reads props from a file", async () => {
  const [html = "", json = ""] = CARD_COST("load").split('<script type="application/json">');
  const fetched = jest.fn(() =>
    Promise.resolve({ json: () => Promise.resolve(JSON.parse(json.replace("</script>", ""))) }),
  );
  Reflect.set(globalThis, "fetch", fetched);
  await run(html.replace("<div", '<div data-props="/islands/a.json"'));
  await expectReady("CardCostTool");
  expect(fetched.mock.calls).toEqual([["/islands/a.json"]]);
  expect(reported.mock.calls).toEqual([]);
  Reflect.deleteProperty(globalThis, "fetch");
});

test("waits for the whole style sheet, which the tools of a page share", async () => {
  const style = '<style data-whole="/islands/style-1.css"></style>';
  await run(style + CARD_COST("load") + NEWSLETTER("load"));
  const sheetsNow = () => document.head.querySelectorAll('[rel="stylesheet"]');
  await waitFor(() => expect(sheetsNow()).not.toHaveLength(0));
  const sheets = sheetsNow();
  expect([...sheets].map((sheet) => sheet.getAttribute("href"))).toEqual(["/islands/style-1.css"]);
  expect(isReady("CardCostTool")).toBe(false);
  sheets.forEach((sheet) => sheet.dispatchEvent(new Event("load")));
  await expectReady("CardCostTool");
  await expectReady("Newsletter");
  sheets.forEach((sheet) => sheet.remove());
});

test("asks for no script before the page has been painted", async () => {
  await read(CARD_COST("load"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReady("CardCostTool")).toBe(false);
  paint();
  await expectReady("CardCostTool");
});

test("starts once the page is loaded when no paint is reported", async () => {
  await read(CARD_COST("load"));
  window.dispatchEvent(new Event("load"));
  await expectReady("CardCostTool");
});

test.each(["pointerover", "pointerdown", "focusin", "input"])(
  "takes %s for a sign of use within an island alone",
  async (sign) => {
    await run(NEWSLETTER("use"));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await Promise.resolve();
    expect(isReady("Newsletter")).toBe(false);
    field().dispatchEvent(new Event(sign, { bubbles: true }));
    await expectReady("Newsletter");
  },
);

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" });

const ASKED_FOR: [string, Until, () => void][] = [
  ["a field was changed", "use", () => (field().value = "ann@example.com")],
  ["something has the focus", "use", () => field().focus()],
  ["the address holds numbers", "numbers", () => open("/calculator#balance=6000")],
  ["the tab holds numbers", "numbers", () => sessionStorage.setItem(NUMBERS_KEY, "balance=6000")],
  ["the address has a query", "query", () => open("/guides?q=fees")],
  ["the tab keeps a message", "message", () => sessionStorage.setItem(MESSAGE_KEY, "name=Ann")],
];

test.each(ASKED_FOR)("starts an island at once where %s before the script ran", async (...asked) => {
  const [, until, before] = asked;
  await run(NEWSLETTER(until) + CARD_COST("use"), before);
  await expectReady("Newsletter");
  expect(isReady("CardCostTool")).toBe(false);
});

const press = () => screen.getByRole("button", { name: "Enter your numbers" }).click();

test("presses a button again that was pressed before any script had come", async () => {
  await run(CARD_COST("use"), press);
  expect(await screen.findByRole("textbox", { name: /Current Balance/ })).toBeInTheDocument();
});

test.each([
  ["a heading", (title: Element | null) => title],
  ["a heading's words", (title: Element | null) => title?.firstChild],
])("repeats no press on %s", async (_, partOf) => {
  await run(CARD_COST("use"));
  const title = document.querySelector("[data-island] h2");
  partOf(title)?.dispatchEvent(new Event("click", { bubbles: true }));
  screen.getByRole("button", { name: "Enter your numbers" }).focus();
  await expectReady("CardCostTool");
  expect(screen.getByRole("button", { name: "Enter your numbers" })).toBeInTheDocument();
});

test("keeps what the server wrote when scripts don't come, and announces it once", async () => {
  const fails = () => {
    throw new Error("The script does not come.");
  };
  jest.doMock("../support/islands/Newsletter", fails);
  jest.doMock("../support/islands/CardCostTool", fails);
  open("/calculator?from=elsewhere");
  await run(CARD_COST("load") + NEWSLETTER("load"));
  expect(await screen.findByRole("alert")).toHaveTextContent(MISSING);
  await waitFor(() => expect(screen.getAllByText(MISSING)).toHaveLength(2));
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(field()).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute("data-query");
  jest.dontMock("../support/islands/Newsletter");
  jest.dontMock("../support/islands/CardCostTool");
});

test("asks again at the next press for a script that did not come", async () => {
  jest.doMock("../support/islands/CardCostTool", () => {
    throw new Error("The script does not come.");
  });
  await run(CARD_COST("use"), press);
  expect(await screen.findByText(MISSING)).toBeInTheDocument();
  jest.dontMock("../support/islands/CardCostTool");
  press();
  expect(await screen.findByRole("textbox", { name: /Current Balance/ })).toBeInTheDocument();
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
});

test.each([
  ["/offers?filter=secured", "waiting"],
  ["/calculator#balance=5000", "waiting"],
  ["/calculator#main", null],
  ["/offers", null],
])("marks the query at %s as %s while the page is read", async (address, mark) => {
  open(address);
  await import("../../src/islands/entry");
  expect(document.documentElement.getAttribute("data-query")).toBe(mark);
});

test("repairs a mangled link before a tool reads it", async () => {
  open("/calculator?from=mail#balance=290&amp;apr=21.");
  await import("../../src/islands/entry");
  expect(location.href).toMatch(/\/calculator\?from=mail#balance=290&apr=21$/);
  const refused = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  location.hash = "balance=300)";
  window.dispatchEvent(new Event("hashchange"));
  expect(refused).toHaveBeenCalled();
  refused.mockRestore();
});
