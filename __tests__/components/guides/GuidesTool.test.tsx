import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { GuidesTool } from "../../../src/components/guides/GuidesTool";
import { follow, goBack, open, shownAddress } from "../../support/address";
import { GUIDES, guideOf } from "../../support/content";
import { drawOn } from "../../support/draw";

const NOTHING = "No articles found matching your search criteria.";

function start(address = "/guides") {
  open(address);
  drawOn("tool", <GuidesTool guides={GUIDES} />);
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
    expect(screen.getByText("15 articles found")).toHaveAttribute("role", "status");
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
    expect(within(card).getByText(guide.excerpt)).toBeInTheDocument();
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
    expect(screen.getByText(NOTHING).closest("[role=status]")).toBeInTheDocument();
    expect(screen.getByText("0 articles found")).toBeInTheDocument();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Clear Search" }));
    expect(search()).toHaveValue("");
    expect(pressed()).toEqual(["All"]);
    expect(titlesIn("All Articles")).toHaveLength(15);
    expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Clear Search" })).not.toBeInTheDocument();
    expect(shownAddress()).toBe("/guides");
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
    expect(shownAddress()).toBe("/guides?q=score&category=Credit+Tips");
    await user.clear(search());
    await user.click(category("All"));
    expect(shownAddress()).toBe("/guides");
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

  test("of an unknown guide shows the whole index and stays as it is", () => {
    start("/guides/none");
    expect(titlesIn("All Articles")).toHaveLength(15);
    expect(shownAddress()).toBe("/guides/none");
  });
});
