import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { GuidesTool } from "../../../src/components/guides/GuidesTool";
import { ANNOUNCEMENT_PAUSE } from "../../../src/components/ui/use-announcement";
import { open, shownAddress } from "../../support/address";
import { GUIDES } from "../../support/fixture";
import { GUIDE_INDEX, SEARCH_INDEX } from "../../support/tool-props";

const NOTHING = "No articles found matching your search criteria.";
const SEARCHING = "Searching the articles …";
const WITH_ALL_BLOCKS = "A Guide With Every Block";

function start(address = "/guides") {
  open(address);
  render(<GuidesTool {...GUIDE_INDEX} />);
}

const search = () => screen.getByLabelText("Search guides and articles");
const type = (text: string) => fireEvent.change(search(), { target: { value: text } });
const categories = () => within(screen.getByRole("group", { name: "Categories" }));
const choose = (name: string) => fireEvent.click(categories().getByText(name));
const pressed = () => categories().getByRole("button", { pressed: true }).textContent;
const titlesUnder = (heading: string) =>
  [...(screen.getByText(heading, { selector: "h2" }).closest("section")?.querySelectorAll("h3") ?? [])].map(
    (title) => title.textContent,
  );
const featuredShown = () => screen.queryByText("Featured Articles") !== null;
const status = () => screen.getByRole("status");

/** The host answers with this index of the guides, or with whatever else. Gives the addresses that it is asked for. */
function serveIndex(text: string, ok = true): string[] {
  const asked: string[] = [];
  Reflect.set(globalThis, "fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve({ ok, status: ok ? 200 : 404, text: () => Promise.resolve(text) });
  });
  return asked;
}

/** The index is on its way for as long as a test does not say what the host answers. */
beforeEach(() => {
  Reflect.set(globalThis, "fetch", () => new Promise(() => undefined));
});

test("shows the featured articles and then the others, each once, in the editors' order", () => {
  start();
  expect(titlesUnder("Featured Articles")).toEqual([WITH_ALL_BLOCKS]);
  expect(titlesUnder("More Articles")).toEqual(
    GUIDES.map(({ title }) => title).filter((title) => title !== WITH_ALL_BLOCKS),
  );
  expect(status()).toHaveTextContent("5 articles found");
});

test("shows a category's articles alone, and everything again with 'All'", () => {
  start();
  choose("Debt Management");
  expect(pressed()).toBe("Debt Management");
  expect(featuredShown()).toBe(false);
  expect(titlesUnder("Articles")).toEqual([WITH_ALL_BLOCKS]);
  expect(status()).toHaveTextContent("1 article found");
  choose("All");
  expect(featuredShown()).toBe(true);
  expect(titlesUnder("More Articles")).toHaveLength(4);
});

describe("the search", () => {
  test("shows what title and excerpt answer for, and hides the featured articles", async () => {
    serveIndex("", false);
    start();
    type("number two");
    await waitFor(() => expect(status()).toHaveTextContent("1 article found"));
    expect(titlesUnder("Articles")).toEqual(["Guide two"]);
    expect(featuredShown()).toBe(false);
    type("");
    expect(featuredShown()).toBe(true);
  });

  test("says that nothing matches, and resets by 'Clear Search'", async () => {
    serveIndex("", false);
    start();
    choose("Trends");
    type("no such words");
    await waitFor(() => expect(status()).toHaveTextContent("0 articles found"));
    expect(status()).toHaveTextContent(NOTHING);
    expect(screen.queryByRole("article")).not.toBeInTheDocument();

    fireEvent.click(screen.getByRole("button", { name: "Clear Search" }));
    expect(search()).toHaveValue("");
    expect(search()).toHaveFocus();
    expect(pressed()).toBe("All");
    expect(titlesUnder("More Articles")).toHaveLength(4);
    expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
    expect(screen.queryByText("Clear Search")).not.toBeInTheDocument();
    expect(await shownAddress()).toBe("/guides");
  });
});

describe("the address", () => {
  test.each(["/guides?category=Gossip", "/guides/none"])(
    "shows everything at %s, which names nothing that is known",
    async (address) => {
      start(address);
      expect(featuredShown()).toBe(true);
      expect(titlesUnder("More Articles")).toHaveLength(4);
      expect(await shownAddress()).toBe(address);
    },
  );

  test("writes search and category into the address without a new entry", async () => {
    start();
    const entries = window.history.length;
    choose("Credit Tips");
    type("number two");
    expect(titlesUnder("Articles")).toEqual(["Guide two"]);
    expect(await shownAddress()).toBe("/guides?q=number+two&category=Credit+Tips");
    type("");
    choose("All");
    expect(await shownAddress()).toBe("/guides");
    expect(window.history.length).toBe(entries);
  });
});

test("returns to its place once all is found, as on the way back without the browser's cache", async () => {
  serveIndex(SEARCH_INDEX);
  const scrollTo = jest.fn();
  Reflect.set(window, "scrollTo", scrollTo);
  window.history.replaceState({ place: 900 }, "", "/guides?q=transfer");
  render(<GuidesTool {...GUIDE_INDEX} />);
  expect(scrollTo).not.toHaveBeenCalled();
  await screen.findByText(/Found under/);
  expect(scrollTo.mock.calls).toEqual([[0, 900]]);
  Reflect.set(window, "scrollY", 400);
  fireEvent(window, new Event("pagehide"));
  expect(window.history.state).toEqual({ place: 400, open: [] });
});

describe("the search in the text of the guides", () => {
  test("asks for the index at the first search and never again", async () => {
    const asked = serveIndex(SEARCH_INDEX);
    start();
    type("  ");
    expect(asked).toEqual([]);
    type("transfer");
    await screen.findByText(/Found under/);
    type("transfer fee");
    expect(asked).toEqual(["/search.json"]);
  });

  test("says that it searches while the index is on its way, counts nothing yet, but shows what titles answer for", () => {
    start();
    type("no such words");
    expect(status()).toHaveTextContent(new RegExp(`^${SEARCHING}$`));
    type("number two");
    expect(status()).toHaveTextContent(new RegExp(`^${SEARCHING}$`));
    expect(titlesUnder("Articles")).toEqual(["Guide two"]);
  });

  test("announces a second answer of the same words once the typing rests, and nothing before", async () => {
    serveIndex(SEARCH_INDEX);
    start();
    const rests = () =>
      waitFor(() => expect(status()).toHaveAttribute("aria-busy", "false"), { timeout: 2 * ANNOUNCEMENT_PAUSE });
    await userEvent.type(search(), "movin");
    expect(status()).toHaveAttribute("aria-busy", "true");
    await rests();
    const first = status().textContent;
    expect(first).toContain("1 article found");
    await userEvent.type(search(), "g");
    expect(status()).toHaveAttribute("aria-busy", "true");
    expect(status().textContent).toBe(first);
    await rests();
    expect(status()).toHaveTextContent("1 article found");
    expect(status().textContent).not.toBe(first);
  });

  test.each([
    ["is there", SEARCH_INDEX, true, ["Guide two", "Guide one"], "2 articles found"],
    ["is missing", "", false, ["Guide two"], "1 article found"],
    ["is broken", "{", true, ["Guide two"], "1 article found"],
  ])("shows all that is found at once where the index %s", async (_, text, ok, titles, count) => {
    const asked = serveIndex(text, ok);
    document.documentElement.dataset["query"] = "waiting";
    start("/guides?q=guide+two");
    expect(document.documentElement).toHaveAttribute("data-query");
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-query"));
    expect(asked).toHaveLength(1);
    expect(titlesUnder("Articles")).toEqual(titles);
    expect(status()).toHaveTextContent(count);
  });
});
