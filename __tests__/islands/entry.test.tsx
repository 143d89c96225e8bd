import path from "node:path";
import { screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { CardCostTool } from "../../src/components/card/CardCostTool";
import { Newsletter } from "../../src/components/guides/Newsletter";
import { islandTree } from "../../src/islands/tree";
import { NUMBERS_KEY } from "../../src/site/storage";
import { open } from "../support/address";
import { SITE, TEXTS, cardOf } from "../support/fixture";

const MISSING = "This part of the page could not be loaded. Check your connection, then reload the page.";

/** An island as `Island` writes it. */
function island<Props extends object>(name: string, until: "load" | "use", Tool: ComponentType<Props>, props: Props) {
  const html = renderToString(islandTree(Tool, props), { identifierPrefix: name });
  const json = JSON.stringify(props).replaceAll("<", "\\u003c");
  const src = path.resolve(`__tests__/support/islands/${name}`);
  return `<div data-island="${name}" data-until="${until}" data-src="${src}">${html}</div><script type="application/json">${json}</script>`;
}

const NEWSLETTER = (until: "load" | "use") =>
  island("Newsletter", until, Newsletter, { text: TEXTS.guides.newsletter, endpoint: null });

const CARD_COST = (until: "load" | "use") =>
  island("CardCostTool", until, CardCostTool, {
    card: cardOf("citi-simplicity"),
    standings: [],
    help: SITE.help,
    note: "",
  });

const isReady = (name: string) =>
  document.querySelector<HTMLElement>(`[data-island="${name}"]`)?.dataset["ready"] !== undefined;
const expectReady = (name: string) => waitFor(() => expect(isReady(name)).toBe(true));

let reported: jest.SpyInstance;

/** The page's script runs once, when the page is loaded. */
async function run(html: string, before?: () => void): Promise<void> {
  // The server half runs where there is a window here, and says that effects do nothing: that is so, and meant.
  reported.mockClear();
  document.body.innerHTML = html;
  before?.();
  await import("../../src/islands/entry");
}

beforeEach(() => {
  reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
  // Nobody hands React the time here.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  jest.resetModules();
  open("/calculator");
});

afterEach(() => reported.mockRestore());

// The first, since a window keeps the listeners of the tests before.
test("an island without use starts when its page comes back to a tab that has numbers by then", async () => {
  await run(NEWSLETTER("use"));
  window.dispatchEvent(new Event("pageshow"));
  expect(isReady("Newsletter")).toBe(false);
  sessionStorage.setItem(NUMBERS_KEY, "balance=5000&apr=24.99&payment=150");
  window.dispatchEvent(new Event("pageshow"));
  await expectReady("Newsletter");
});

test("an island that is wanted with the page is taken over at once, and another only once it is used", async () => {
  await run(CARD_COST("load") + NEWSLETTER("use"));
  await expectReady("CardCostTool");
  expect(isReady("Newsletter")).toBe(false);
  screen.getByRole("textbox", { name: "Email address" }).focus();
  await expectReady("Newsletter");
  // The tool draws anew once it is ready.
  await waitFor(() => expect(screen.getByRole("button", { name: "Subscribe" })).toBeEnabled());
  expect(reported.mock.calls).toEqual([]);
});

test.each(["pointerdown", "focusin", "input"])(
  "%s within an island is a sign of use, elsewhere it is none",
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

test.each([
  ["a field was changed", () => (field().value = "ann@example.com")],
  ["something has the focus", () => field().focus()],
  ["the address holds numbers", () => open("/calculator#balance=6000")],
  ["the tab holds numbers", () => sessionStorage.setItem(NUMBERS_KEY, "balance=6000")],
])("an island does not wait where %s before the script ran", async (_, before) => {
  await run(NEWSLETTER("use"), before);
  await expectReady("Newsletter");
});

test("what was typed before the script ran is known to the tool", async () => {
  await run(NEWSLETTER("load"), () => (field().value = "ann@example.com"));
  await expectReady("Newsletter");
  // What a script sets leaves the attribute alone; what React draws of a state does not.
  await waitFor(() => expect(field()).toHaveAttribute("value", "ann@example.com"));
});

const press = () => screen.getByRole("button", { name: "Enter your numbers" }).click();

test("a button that was pressed before any script had come is pressed again once the tool's has", async () => {
  await import("../../src/islands/before");
  await run(CARD_COST("use"), press);
  expect(await screen.findByRole("textbox", { name: /Current Balance/ })).toBeInTheDocument();
});

test.each([
  ["a heading", (title: Element | null) => title],
  ["a heading's words", (title: Element | null) => title?.firstChild],
])("a press on %s is nothing to press again", async (_, partOf) => {
  await import("../../src/islands/before");
  await run(CARD_COST("use"));
  const title = document.querySelector("[data-island] h2");
  partOf(title)?.dispatchEvent(new Event("click", { bubbles: true }));
  screen.getByRole("button", { name: "Enter your numbers" }).focus();
  await expectReady("CardCostTool");
  expect(screen.getByRole("button", { name: "Enter your numbers" })).toBeInTheDocument();
});

test("where the script of several tools does not come, what the server wrote stays, and one message is spoken", async () => {
  const fails = () => {
    throw new Error("The script does not come.");
  };
  jest.doMock("../support/islands/Newsletter", fails);
  jest.doMock("../support/islands/CardCostTool", fails);
  document.documentElement.dataset["query"] = "waiting";
  await run(CARD_COST("load") + NEWSLETTER("load"));
  expect(await screen.findByRole("alert")).toHaveTextContent(MISSING);
  await waitFor(() => expect(screen.getAllByText(MISSING)).toHaveLength(2));
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(field()).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute("data-query");
  jest.dontMock("../support/islands/Newsletter");
  jest.dontMock("../support/islands/CardCostTool");
});

test("an island whose script is none of an island stays as it is, and the next one is taken over", async () => {
  const other = NEWSLETTER("load").replace("support/islands/Newsletter", "support/patience");
  await run(other + CARD_COST("load"));
  await expectReady("CardCostTool");
  expect(isReady("Newsletter")).toBe(false);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a query that no tool of the page follows keeps nothing waiting", async () => {
  document.documentElement.dataset["query"] = "waiting";
  await run(NEWSLETTER("use"));
  expect(document.documentElement).not.toHaveAttribute("data-query");
});
