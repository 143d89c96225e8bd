import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { OffersTool } from "../../../src/components/offers/OffersTool";
import { open, shownAddress } from "../../support/address";
import { CARDS, SITE } from "../../support/fixture";

// Which cards a filter finds and how they are sorted: see domain/cards/offers.test.ts.

const CHASE = "Chase Slate Edge";
const CITI = "Citi Simplicity Card";
const FIRST_TECH = "First Tech Choice Rewards World Mastercard";
const PENFED = "PenFed Platinum Rewards Visa Signature";
const REFLECT = "Wells Fargo Reflect Card";
const SECURED = "Discover it Secured Credit Card";
const USAA = "USAA Rate Advantage Credit Card";
const BY_RATING = [CHASE, CITI, USAA, REFLECT, FIRST_TECH, SECURED, PENFED];
const BY_NAME = [CHASE, CITI, SECURED, FIRST_TECH, PENFED, USAA, REFLECT];
const NOTHING = "No credit cards match your current filters.";

function start(address = "/offers") {
  open(address);
  render(<OffersTool cards={CARDS} costNote={SITE.offers.costNote} ads={SITE.ads} />);
  return userEvent.setup();
}

const shownCards = () => [...document.querySelectorAll("h3")].map((heading) => heading.textContent);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const list = (label: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: label });
const chosen = () => ["Category", "Credit Required", "Sort by"].map((label) => list(label).value);
const tiles = () => within(screen.getByRole("group", { name: "Categories" })).getAllByRole("button");
const pressedTiles = () =>
  tiles()
    .filter((tile) => tile.getAttribute("aria-pressed") === "true")
    .map((tile) => tile.textContent);

async function withFilters(address?: string) {
  const user = start(address);
  await user.click(button("Show Filters"));
  return user;
}

describe("the category tiles", () => {
  test("are five, in the specification's order, each with the count of its cards", () => {
    start();
    expect(tiles().map((item) => item.textContent)).toEqual([
      "Low APR2 cards",
      "0% Intro APR2 cards",
      "Balance Transfer1 card",
      "Secured Cards1 card",
      "Low APR + Rewards1 card",
    ]);
    expect(pressedTiles()).toEqual([]);
  });

  test("set the category at the first click and clear it at the second", async () => {
    const user = start();
    await user.click(button(/^Secured Cards/));
    expect(pressedTiles()).toEqual(["Secured Cards1 card"]);
    expect(shownCards()).toEqual([SECURED]);
    expect(screen.getByText("Showing 1 of 7 available offers")).toBeInTheDocument();

    await user.click(button(/^Secured Cards/));
    expect(pressedTiles()).toEqual([]);
    expect(shownCards()).toEqual(BY_RATING);
    expect(screen.getByText("Showing 7 of 7 available offers")).toBeInTheDocument();
  });

  test("replace one another, so that one at most is pressed; their counts stay those of all cards", async () => {
    const user = start("/offers?filter=secured");
    await user.click(button(/^Low APR\s*\d/));
    expect(pressedTiles()).toEqual(["Low APR2 cards"]);
    expect(button(/^Secured Cards/)).toHaveTextContent("1 card");
    expect(shownCards()).toEqual([USAA, FIRST_TECH]);
  });
});

describe("the filter bar", () => {
  test("is hidden at first, so that its controls can't be reached", async () => {
    const user = start();
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Clear All" })).not.toBeInTheDocument();
    button("Show Filters").focus();
    await user.tab();
    expect(button("Compact list")).toHaveFocus();
  });

  test("opens and closes with the button that names what it will do", async () => {
    const user = start();
    expect(button("Show Filters")).toHaveAttribute("aria-expanded", "false");
    await user.click(button("Show Filters"));
    const toggle = button("Hide Filters");
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("group", { name: "Filters" })).toHaveAttribute("id", toggle.getAttribute("aria-controls"));

    await user.click(toggle);
    expect(button("Show Filters")).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });

  test("offers the specification's choices", async () => {
    await withFilters();
    const choices = (label: string) => [...list(label).options].map(({ text }) => text);
    expect(choices("Category")).toEqual([
      "All categories",
      "Low APR",
      "0% Intro APR",
      "Balance Transfer",
      "Secured Cards",
      "Low APR + Rewards",
    ]);
    expect([...list("Credit Required").options].map(({ value }) => value)).toEqual([
      "all",
      "Excellent",
      "Good",
      "Fair",
      "Limited",
    ]);
    expect(choices("Sort by")).toEqual(["Rating", "APR (low to high)", "Name"]);
    expect(chosen()).toEqual(["all", "all", "rating"]);
  });

  test("and the tiles show the same category", async () => {
    const user = await withFilters();
    await user.selectOptions(list("Category"), "rewards");
    expect(pressedTiles()).toEqual(["Low APR + Rewards1 card"]);
    await user.click(button(/^Secured Cards/));
    expect(list("Category")).toHaveValue("secured");
  });

  test("filters by credit, on top of the category, and sorts", async () => {
    const user = await withFilters();
    await user.selectOptions(list("Credit Required"), "Good");
    expect(shownCards()).toEqual(BY_RATING.filter((name) => name !== SECURED));
    await user.selectOptions(list("Category"), "low-apr");
    await user.selectOptions(list("Sort by"), "Name");
    expect(shownCards()).toEqual([FIRST_TECH, USAA]);
  });

  test("'Clear All' resets category, credit and sort, and the bar stays open", async () => {
    const user = await withFilters("/offers?filter=rewards&credit=Good&sort=name");
    await user.click(button("Clear All"));
    expect(chosen()).toEqual(["all", "all", "rating"]);
    expect(shownCards()).toEqual(BY_RATING);
    expect(await shownAddress()).toBe("/offers");
  });
});

describe("when nothing matches", () => {
  test("says so, with a way out, and announces it", async () => {
    const user = await withFilters();
    const region = screen.getByText("Showing 7 of 7 available offers").closest("[role=status]");
    await user.selectOptions(list("Credit Required"), "Fair");
    expect(screen.getByText("Showing 0 of 7 available offers").closest("[role=status]")).toBe(region);
    expect(region).toContainElement(screen.getByText(NOTHING));
    expect(shownCards()).toEqual([]);
    expect(button("Clear Filters")).toBeEnabled();
  });

  test("'Clear Filters' resets category and credit and leaves the sort", async () => {
    const user = await withFilters("/offers?sort=name");
    await user.click(button("Table"));
    await user.selectOptions(list("Category"), "secured");
    await user.selectOptions(list("Credit Required"), "Good");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();

    await user.click(button("Clear Filters"));
    expect(chosen()).toEqual(["all", "all", "name"]);
    expect(screen.getAllByRole("rowheader").map((row) => row.firstChild?.textContent)).toEqual(BY_NAME);
    expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Clear Filters" })).not.toBeInTheDocument();
    expect(await shownAddress()).toBe("/offers?sort=name");
  });

  test("tells someone with excellent credit which cards are open to them", () => {
    start("/offers?credit=Excellent");
    expect(
      screen.getByText(
        "No card in our list asks for excellent credit. Cards that ask for good credit are open to you too.",
      ),
    ).toBeInTheDocument();
  });
});

describe("the address", () => {
  test("restores category, credit and sort", async () => {
    await withFilters("/offers?filter=low-apr&credit=Good&sort=name");
    expect(shownCards()).toEqual([FIRST_TECH, USAA]);
    expect(pressedTiles()).toHaveLength(1);
    expect(chosen()).toEqual(["low-apr", "Good", "name"]);
  });

  test("follows each change and makes no new entry in the history", async () => {
    const user = await withFilters("/offers#list");
    const entries = window.history.length;
    await user.click(button(/^Secured Cards/));
    expect(await shownAddress()).toBe("/offers?filter=secured#list");
    await user.selectOptions(list("Credit Required"), "Limited");
    await user.selectOptions(list("Sort by"), "apr");
    expect(await shownAddress()).toBe("/offers?filter=secured&credit=Limited&sort=apr#list");
    await user.click(button("Clear All"));
    expect(await shownAddress()).toBe("/offers#list");
    expect(window.history.length).toBe(entries);
  });

  test("takes the mark away that hides the tool while a query waits for the script", () => {
    document.documentElement.dataset["query"] = "waiting";
    start("/offers?filter=secured");
    expect(document.documentElement).not.toHaveAttribute("data-query");
  });
});
