import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { guideIndexFile } from "../../../src/build/guide-index-file";
import { GuidesTool } from "../../../src/components/guides/GuidesTool";
import { follow, goBack, open, shownAddress } from "../../support/address";
import { GUIDES, guideOf } from "../../support/fixture";
import { drawOn } from "../../support/draw";

const NOTHING = "No articles found matching your search criteria.";

/** Where the search index can't be had, so that the search is the specification's. */
beforeEach(() => {
  Reflect.set(globalThis, "fetch", () => Promise.reject(new Error("offline")));
});

function start(address = "/guides") {
  open(address);
  drawOn("tool", <GuidesTool guides={GUIDES} index="/search/guides-1.json" />);
  return userEvent.setup();
}

const search = () => screen.getByRole("searchbox", { name: "Search guides and articles" });
const category = (name: string) => screen.getByRole("button", { name });
const titlesIn = (heading: string) =>
  within(screen.getByRole("region", { name: heading }))
    .queryAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
const featuredShown = () => screen.queryByRole("heading", { name: "Featured Articles" }) !== null;
const pressed = () => screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
const titlesOf = (wanted: string) => GUIDES.filter((guide) => guide.category === wanted).map(({ title }) => title);

describe("at first", () => {
  test("shows the two featured articles and then all fifteen, in the editors' order", () => {
    start();
    expect(titlesIn("Featured Articles")).toEqual(GUIDES.filter(({ featured }) => featured).map(({ title }) => title));
    expect(titlesIn("Featured Articles")).toHaveLength(2);
    expect(titlesIn("All Articles")).toEqual(GUIDES.map(({ title }) => title));
    expect(screen.getByText("15 articles found").closest("[role=status]")).toBeInTheDocument();
  });

  test("has the specification's search box and categories", () => {
    start();
    expect(search()).toHaveAttribute("placeholder", "Search guides and articles...");
    const group = screen.getByRole("group", { name: "Categories" });
    expect(
      within(group)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "All",
      "Reviews",
      "Credit Tips",
      "Education",
      "Debt Management",
      "Credit Building",
      "Student Credit",
      "Trends",
    ]);
    expect(pressed()).toEqual(["All"]);
  });
});

describe("a guide in the list", () => {
  test("shows category, title, excerpt, author, date and read time, and leads to the guide", () => {
    const guide = guideOf("low-apr-vs-intro-apr");
    start(`/guides?q=${encodeURIComponent(guide.title)}`);
    const card = screen.getByRole("article");
    expect(within(card).getByText("Education")).toBeInTheDocument();
    expect(card).toHaveTextContent(guide.excerpt);
    expect(card).toHaveTextContent("Plainrate editors · January 8, 2025 · 6 min read");
    expect(within(card).getByText("January 8, 2025")).toHaveAttribute("datetime", "2025-01-08");
    const link = within(card).getByRole("link", { name: guide.title });
    expect(link).toHaveAttribute("href", "/guides/low-apr-vs-intro-apr");
    expect(link).not.toHaveAttribute("data-client-link");
  });
});

describe("the categories", () => {
  test.each([
    ["Reviews", 1],
    ["Credit Tips", 3],
    ["Education", 5],
    ["Debt Management", 1],
    ["Credit Building", 3],
    ["Student Credit", 1],
    ["Trends", 1],
  ])("'%s' shows its articles alone", async (name, count) => {
    const user = start();
    await user.click(category(name));
    expect(pressed()).toEqual([name]);
    expect(featuredShown()).toBe(false);
    expect(titlesIn("Articles")).toEqual(titlesOf(name));
    expect(screen.getByText(`${count} ${count === 1 ? "article" : "articles"} found`)).toBeInTheDocument();
  });

  test("'All' brings everything back", async () => {
    const user = start("/guides?category=Trends");
    await user.click(category("All"));
    expect(featuredShown()).toBe(true);
    expect(titlesIn("All Articles")).toHaveLength(15);
  });
});

describe("the search", () => {
  test("finds words in titles and excerpts, whatever the case, and hides the featured articles", async () => {
    const user = start();
    await user.type(search(), "SECURED");
    const expected = GUIDES.filter(({ title, excerpt }) => /secured/i.test(`${title}\n${excerpt}`));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(15);
    expect(titlesIn("Articles")).toEqual(expected.map(({ title }) => title));
    expect(featuredShown()).toBe(false);
  });

  test("works together with the category", async () => {
    const user = start();
    await user.click(category("Credit Building"));
    await user.type(search(), "secured");
    expect(titlesIn("Articles")).toEqual(
      GUIDES.filter(
        (guide) => guide.category === "Credit Building" && /secured/i.test(`${guide.title}\n${guide.excerpt}`),
      ).map(({ title }) => title),
    );
  });

  test("of spaces alone is no search", async () => {
    const user = start();
    await user.type(search(), "   ");
    expect(featuredShown()).toBe(true);
    expect(titlesIn("All Articles")).toHaveLength(15);
  });

  test("without a match says so, announces it, and 'Clear Search' resets search and category", async () => {
    const user = start();
    await user.click(category("Trends"));
    await user.type(search(), "no such words");
    const region = (await screen.findByText("0 articles found")).closest("[role=status]");
    expect(region).toContainElement(screen.getByText(NOTHING));
    expect(screen.queryByRole("article")).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Clear Search" }));
    expect(search()).toHaveValue("");
    expect(pressed()).toEqual(["All"]);
    expect(titlesIn("All Articles")).toHaveLength(15);
    expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Clear Search" })).not.toBeInTheDocument();
    expect(await shownAddress()).toBe("/guides");
  });
});

describe("the address", () => {
  test("restores search and category", () => {
    start("/guides?q=fees&category=Education");
    expect(search()).toHaveValue("fees");
    expect(pressed()).toEqual(["Education"]);
  });

  test.each(["?category=Gossip", "?category=education", "?q=", "?page=2"])("with %s shows everything", (query) => {
    start(`/guides${query}`);
    expect(titlesIn("Featured Articles")).toHaveLength(2);
    expect(titlesIn("All Articles")).toHaveLength(15);
  });

  test("a text in it longer than a search can be is cut", () => {
    start(`/guides?q=${"a".repeat(101)}`);
    expect(search()).toHaveValue("a".repeat(100));
  });

  test("follows search and category and makes no new entry in the history", async () => {
    const user = start();
    const entries = window.history.length;
    await user.click(category("Credit Tips"));
    await user.type(search(), "score");
    expect(await shownAddress()).toBe("/guides?q=score&category=Credit+Tips");
    await user.clear(search());
    await user.click(category("All"));
    expect(await shownAddress()).toBe("/guides");
    expect(window.history.length).toBe(entries);
  });

  test("Back restores the search of before", async () => {
    start("/guides?q=fees");
    follow("/guides?category=Trends");
    expect(pressed()).toEqual(["Trends"]);
    await goBack();
    expect(search()).toHaveValue("fees");
    expect(pressed()).toEqual(["All"]);
  });

  test("of an unknown guide shows the whole index and stays as it is", async () => {
    start("/guides/none");
    expect(titlesIn("All Articles")).toHaveLength(15);
    expect(await shownAddress()).toBe("/guides/none");
  });
});

describe("the search in the text of the guides", () => {
  const index = guideIndexFile(GUIDES).text;
  const asked: string[] = [];

  function serveIndex(text = index, ok = true) {
    asked.length = 0;
    Reflect.set(globalThis, "fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve({ ok, status: ok ? 200 : 404, text: () => Promise.resolve(text) });
    });
  }

  const shown = () => titlesIn("Articles");
  const matching = (words: RegExp) =>
    GUIDES.filter(({ title, excerpt }) => words.test(title) || words.test(excerpt)).map(({ title }) => title);

  test("asks for the index at the first search and never again", async () => {
    serveIndex();
    const user = start();
    expect(asked).toEqual([]);
    await user.type(search(), "grace");
    await screen.findAllByText(/Found under/);
    await user.type(search(), " period");
    expect(asked).toEqual(["/search/guides-1.json"]);
  });

  test("says that it searches while the index is on its way, and not that there is nothing", async () => {
    Reflect.set(globalThis, "fetch", () => new Promise(() => undefined));
    const user = start();
    await user.type(search(), "no such words");
    expect(screen.getByText("Searching the articles …").closest("[role=status]")).toBeInTheDocument();
    expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
  });

  test("counts once all is found, though the titles that match are shown at once", async () => {
    Reflect.set(globalThis, "fetch", () => new Promise(() => undefined));
    const user = start();
    await user.type(search(), "secured");
    expect(shown()).toEqual(matching(/secured/i));
    expect(screen.getByText("Searching the articles …")).toBeInTheDocument();
    expect(screen.queryByText(/articles? found/)).not.toBeInTheDocument();
  });

  test("comes below the matches in title and excerpt, and the count counts both", async () => {
    serveIndex();
    const user = start();
    await user.type(search(), "secured");
    await waitFor(() => expect(shown().length).toBeGreaterThan(matching(/secured/i).length));
    expect(shown().slice(0, matching(/secured/i).length)).toEqual(matching(/secured/i));
    expect(screen.getByText(`${shown().length} articles found`).closest("[role=status]")).toBeInTheDocument();
    expect(new Set(shown()).size).toBe(shown().length);
  });

  test("leads to the section in which the words stand", async () => {
    serveIndex();
    const user = start("/guides?category=Debt+Management");
    await user.type(search(), "grace period");
    const link = (await screen.findByText(/Found under/)).querySelector("a");
    const guide = guideOf("balance-transfers-explained");
    const [path, id] = (link?.getAttribute("href") ?? "").split("#");
    expect(path).toBe("/guides/balance-transfers-explained");
    expect(guide.text.sections.find((section) => section.id === id)?.title).toBe(link?.textContent);
  });

  test("tolerates a misspelling, and marks the words that it took them for", async () => {
    serveIndex();
    const user = start();
    await user.type(search(), "balence transfr");
    const title = guideOf("balance-transfers-explained").title;
    await waitFor(() => expect(shown()).toContain(title));
    const card = screen.getAllByRole("article").find((article) => article.textContent.includes(title));
    expect([...(card?.querySelectorAll("mark") ?? [])].map((mark) => mark.textContent)).toContain("Balance");
  });

  test("keeps to the category", async () => {
    serveIndex();
    const user = start("/guides?category=Trends");
    await user.type(search(), "interest");
    await waitFor(() => expect(shown()).toEqual(titlesOf("Trends")));
  });

  test("works from an address, and what it finds is shown at once and not in parts", async () => {
    serveIndex();
    document.documentElement.dataset["query"] = "waiting";
    start("/guides?q=secured");
    expect(document.documentElement).toHaveAttribute("data-query");
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-query"));
    expect(shown().length).toBeGreaterThan(matching(/secured/i).length);
  });

  test("from an address is shown without the index if that can't be had", async () => {
    serveIndex("", false);
    document.documentElement.dataset["query"] = "waiting";
    start("/guides?q=secured");
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-query"));
    expect(shown()).toEqual(matching(/secured/i));
  });

  test.each([
    ["is missing", "", false],
    ["is broken", "{", true],
  ])("is left out where the index %s", async (_, text, ok) => {
    serveIndex(text, ok);
    const user = start();
    await user.type(search(), "secured");
    expect(asked.length).toBeGreaterThan(0);
    expect(shown()).toEqual(matching(/secured/i));
  });
});

test("what was searched for is marked in title and excerpt", async () => {
  const user = start();
  await user.type(search(), "bad credit");
  const marks = [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
  expect(marks.length).toBeGreaterThan(0);
  expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(["bad credit"]));
  await user.clear(search());
  expect(document.querySelector("mark")).not.toBeInTheDocument();
});
