import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { OffersTool } from "../../../src/components/offers/OffersTool";
import { PAUSE } from "../../../src/components/ui/use-address-state";
import { follow, goBack, open, shownAddress } from "../../support/address";
import { CARDS, SITE, cardOf } from "../../support/fixture";
import { drawOn } from "../../support/draw";

const BY_RATING = [
  "Chase Slate Edge",
  "Citi Simplicity Card",
  "USAA Rate Advantage Credit Card",
  "Wells Fargo Reflect Card",
  "Capital One Quicksilver Cash Rewards",
  "First Tech Choice Rewards World Mastercard",
  "Discover it Secured Credit Card",
  "Discover it Chrome",
  "PenFed Platinum Rewards Visa Signature",
  "Capital One Platinum Secured",
];
const BY_APR = [
  "USAA Rate Advantage Credit Card",
  "First Tech Choice Rewards World Mastercard",
  "Wells Fargo Reflect Card",
  "PenFed Platinum Rewards Visa Signature",
  "Citi Simplicity Card",
  "Discover it Chrome",
  "Capital One Quicksilver Cash Rewards",
  "Chase Slate Edge",
  "Capital One Platinum Secured",
  "Discover it Secured Credit Card",
];
const BY_NAME = [
  "Capital One Platinum Secured",
  "Capital One Quicksilver Cash Rewards",
  "Chase Slate Edge",
  "Citi Simplicity Card",
  "Discover it Chrome",
  "Discover it Secured Credit Card",
  "First Tech Choice Rewards World Mastercard",
  "PenFed Platinum Rewards Visa Signature",
  "USAA Rate Advantage Credit Card",
  "Wells Fargo Reflect Card",
];
const SECURED = ["Discover it Secured Credit Card", "Capital One Platinum Secured"];
const NOTHING = "No credit cards match your current filters.";

function start(address = "/offers") {
  open(address);
  drawOn("tool", <OffersTool cards={CARDS} costNote={SITE.offers.costNote} />);
  return userEvent.setup();
}

const shownCards = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const tile = (name: RegExp) => screen.getByRole("button", { name });
const button = (name: string) => screen.getByRole("button", { name });
const list = (label: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: label });
const pressedTiles = () =>
  within(screen.getByRole("group", { name: "Categories" }))
    .getAllByRole("button", { pressed: true })
    .map((pressed) => pressed.textContent);

async function withFilters(address?: string) {
  const user = start(address);
  await user.click(button("Show Filters"));
  return user;
}

describe("the category tiles", () => {
  test("are five, in the specification's order, each with the count of its cards", () => {
    start();
    const tiles = within(screen.getByRole("group", { name: "Categories" })).getAllByRole("button");
    expect(tiles.map((item) => item.textContent)).toEqual([
      "Low APR2 cards",
      "0% Intro APR2 cards",
      "Balance Transfer2 cards",
      "Secured Cards2 cards",
      "Low APR + Rewards2 cards",
    ]);
    for (const item of tiles) expect(item).toHaveAttribute("aria-pressed", "false");
  });

  test("count what the data holds, and one card is one card", () => {
    open("/offers");
    render(
      <OffersTool
        cards={[cardOf("chase-slate-edge"), cardOf("citi-simplicity"), cardOf("discover-it-chrome")]}
        costNote={SITE.offers.costNote}
      />,
    );
    const tiles = within(screen.getByRole("group", { name: "Categories" })).getAllByRole("button");
    expect(tiles.map((item) => item.textContent)).toEqual([
      "Low APR0 cards",
      "0% Intro APR1 card",
      "Balance Transfer2 cards",
      "Secured Cards0 cards",
      "Low APR + Rewards0 cards",
    ]);
  });

  test("set the category at the first click and clear it at the second", async () => {
    const user = start();
    await user.click(tile(/^Secured Cards/));
    expect(tile(/^Secured Cards/)).toHaveAttribute("aria-pressed", "true");
    expect(shownCards()).toEqual(SECURED);
    expect(screen.getByText("Showing 2 of 10 available offers")).toBeInTheDocument();

    await user.click(tile(/^Secured Cards/));
    expect(tile(/^Secured Cards/)).toHaveAttribute("aria-pressed", "false");
    expect(shownCards()).toEqual(BY_RATING);
    expect(screen.getByText("Showing 10 of 10 available offers")).toBeInTheDocument();
  });

  test("replace one another, so that one at most is pressed; their counts stay those of all cards", async () => {
    const user = start();
    await user.click(tile(/^Secured Cards/));
    await user.click(tile(/^Balance Transfer/));
    expect(pressedTiles()).toEqual(["Balance Transfer2 cards"]);
    expect(tile(/^Secured Cards/)).toHaveTextContent("2 cards");
    expect(shownCards()).toEqual(["Citi Simplicity Card", "Discover it Chrome"]);
  });

  test("work from the keyboard", async () => {
    const user = start();
    await user.tab();
    expect(tile(/^Low APR\s*\d/)).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(shownCards()).toEqual(["USAA Rate Advantage Credit Card", "First Tech Choice Rewards World Mastercard"]);
    await user.keyboard(" ");
    expect(shownCards()).toHaveLength(10);
  });
});

describe("the filter bar", () => {
  test("is hidden at first, so that its controls can't be reached", async () => {
    const user = start();
    const toggle = button("Show Filters");
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Clear All" })).not.toBeInTheDocument();

    toggle.focus();
    await user.tab();
    expect(button("Compact list")).toHaveFocus();
  });

  test("opens and closes with the button that names what it will do", async () => {
    const user = start();
    await user.click(button("Show Filters"));
    const toggle = button("Hide Filters");
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("group", { name: "Filters" })).toHaveAttribute("id", toggle.getAttribute("aria-controls"));
    expect(screen.getAllByRole("combobox")).toHaveLength(3);

    await user.click(toggle);
    expect(button("Show Filters")).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });

  test("offers the specification's choices", async () => {
    await withFilters();
    const choices = (label: string) => [...list(label).options].map(({ value, text }) => [value, text]);
    expect(choices("Category")).toEqual([
      ["all", "All categories"],
      ["low-apr", "Low APR"],
      ["intro-apr", "0% Intro APR"],
      ["balance-transfer", "Balance Transfer"],
      ["secured", "Secured Cards"],
      ["rewards", "Low APR + Rewards"],
    ]);
    expect(choices("Credit Required").map(([value]) => value)).toEqual(["all", "Excellent", "Good", "Fair", "Limited"]);
    expect(choices("Sort by")).toEqual([
      ["rating", "Rating"],
      ["apr", "APR (low to high)"],
      ["name", "Name"],
    ]);
    expect([list("Category").value, list("Credit Required").value, list("Sort by").value]).toEqual([
      "all",
      "all",
      "rating",
    ]);
  });

  test("sorts by rating at first, by the lower end of the APR, and by name", async () => {
    const user = await withFilters();
    expect(shownCards()).toEqual(BY_RATING);
    await user.selectOptions(list("Sort by"), "APR (low to high)");
    expect(shownCards()).toEqual(BY_APR);
    await user.selectOptions(list("Sort by"), "Name");
    expect(shownCards()).toEqual(BY_NAME);
    await user.selectOptions(list("Sort by"), "Rating");
    expect(shownCards()).toEqual(BY_RATING);
  });

  test("and the tiles show the same category", async () => {
    const user = await withFilters();
    await user.selectOptions(list("Category"), "rewards");
    expect(pressedTiles()).toEqual(["Low APR + Rewards2 cards"]);
    await user.click(tile(/^Secured Cards/));
    expect(list("Category")).toHaveValue("secured");
    await user.click(tile(/^Secured Cards/));
    expect(list("Category")).toHaveValue("all");
  });

  test("filters by credit, on top of the category", async () => {
    const user = await withFilters();
    await user.selectOptions(list("Credit Required"), "Limited");
    expect(shownCards()).toEqual(SECURED);
    await user.selectOptions(list("Credit Required"), "Good");
    expect(screen.getByText("Showing 8 of 10 available offers")).toBeInTheDocument();
    await user.selectOptions(list("Category"), "rewards");
    expect(shownCards()).toEqual(["Capital One Quicksilver Cash Rewards", "PenFed Platinum Rewards Visa Signature"]);
  });

  test("'Clear All' resets category, credit and sort, and the bar stays open", async () => {
    const user = await withFilters("/offers?filter=rewards&credit=Good&sort=name");
    await user.click(button("Clear All"));
    expect([list("Category").value, list("Credit Required").value, list("Sort by").value]).toEqual([
      "all",
      "all",
      "rating",
    ]);
    expect(shownCards()).toEqual(BY_RATING);
    expect(await shownAddress()).toBe("/offers");
  });
});

describe("when nothing matches", () => {
  test("says so, with a way out, and announces it", async () => {
    const user = await withFilters();
    await user.selectOptions(list("Credit Required"), "Fair");
    expect(screen.getByText("Showing 0 of 10 available offers")).toBeInTheDocument();
    expect(screen.getByText(NOTHING).closest("[role=status]")).toBeInTheDocument();
    expect(shownCards()).toEqual([]);
    expect(button("Clear Filters")).toBeEnabled();
  });

  test("announces it with the count, in the region that was there before", async () => {
    const user = await withFilters();
    const region = screen.getByText("Showing 10 of 10 available offers").closest("[role=status]");
    await user.selectOptions(list("Credit Required"), "Fair");
    expect(screen.getByText("Showing 0 of 10 available offers").closest("[role=status]")).toBe(region);
    expect(region).toContainElement(screen.getByText(NOTHING));
  });

  test("the table that was chosen comes back with the cards", async () => {
    const user = await withFilters();
    await user.click(button("Table"));
    await user.selectOptions(list("Credit Required"), "Fair");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await user.click(button("Clear Filters"));
    expect(screen.getByRole("table")).toBeInTheDocument();
  });

  test("'Clear Filters' resets category and credit and leaves the sort", async () => {
    const user = await withFilters("/offers?filter=secured&credit=Good&sort=name");
    await user.click(button("Clear Filters"));
    expect([list("Category").value, list("Credit Required").value, list("Sort by").value]).toEqual([
      "all",
      "all",
      "name",
    ]);
    expect(shownCards()).toEqual(BY_NAME);
    expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Clear Filters" })).not.toBeInTheDocument();
    expect(await shownAddress()).toBe("/offers?sort=name");
  });

  test("tells someone with excellent credit which cards are open to them", async () => {
    const user = await withFilters();
    await user.selectOptions(list("Credit Required"), "Excellent");
    expect(screen.getByText(NOTHING)).toBeInTheDocument();
    expect(
      screen.getByText(
        "No card in our list asks for excellent credit. Cards that ask for good credit are open to you too.",
      ),
    ).toBeInTheDocument();
  });

  test("has no such word where a card of that credit exists in another category", async () => {
    const user = await withFilters("/offers?filter=secured");
    await user.selectOptions(list("Credit Required"), "Good");
    expect(screen.getByText(NOTHING)).toBeInTheDocument();
    expect(screen.queryByText(/No card in our list asks for/)).not.toBeInTheDocument();
  });
});

describe("the address", () => {
  test.each([
    ["low-apr", ["USAA Rate Advantage Credit Card", "First Tech Choice Rewards World Mastercard"]],
    ["intro-apr", ["Chase Slate Edge", "Wells Fargo Reflect Card"]],
    ["balance-transfer", ["Citi Simplicity Card", "Discover it Chrome"]],
    ["secured", SECURED],
    ["rewards", ["Capital One Quicksilver Cash Rewards", "PenFed Platinum Rewards Visa Signature"]],
  ])("?filter=%s shows that category", (filter, cards) => {
    start(`/offers?filter=${filter}`);
    expect(shownCards()).toEqual(cards);
    expect(pressedTiles()).toHaveLength(1);
  });

  test("restores credit and sort too", async () => {
    await withFilters("/offers?credit=Good&sort=apr");
    expect(shownCards()).toEqual(BY_APR.slice(0, 8));
    expect([list("Credit Required").value, list("Sort by").value]).toEqual(["Good", "apr"]);
  });

  test.each(["?filter=gold", "?filter=", "?filter=LOW-APR", "?credit=Perfect&sort=fee", "?other=1", "?filter=%00"])(
    "with %s shows the default list",
    (query) => {
      start(`/offers${query}`);
      expect(shownCards()).toEqual(BY_RATING);
      expect(screen.getByText("Showing 10 of 10 available offers")).toBeInTheDocument();
    },
  );

  test("follows each change and makes no new entry in the history", async () => {
    const user = await withFilters("/offers#list");
    const entries = window.history.length;
    await user.click(tile(/^Secured Cards/));
    expect(await shownAddress()).toBe("/offers?filter=secured#list");
    await user.selectOptions(list("Credit Required"), "Limited");
    await user.selectOptions(list("Sort by"), "apr");
    expect(await shownAddress()).toBe("/offers?filter=secured&credit=Limited&sort=apr#list");
    await user.click(button("Clear All"));
    expect(await shownAddress()).toBe("/offers#list");
    expect(window.history.length).toBe(entries);
  });

  test("waits until nothing has changed for a moment", () => {
    jest.useFakeTimers();
    start();
    const shown = () => window.location.search;
    fireEvent.click(tile(/^Secured Cards/));
    jest.advanceTimersByTime(PAUSE - 1);
    fireEvent.click(tile(/^Balance Transfer/));
    jest.advanceTimersByTime(PAUSE - 1);
    expect(shown()).toBe("");
    jest.advanceTimersByTime(1);
    expect(shown()).toBe("?filter=balance-transfer");
    jest.useRealTimers();
  });

  test("keeps what the router stored in the history entry", async () => {
    open("/offers");
    window.history.replaceState({ key: "router" }, "");
    drawOn("tool", <OffersTool cards={CARDS} costNote={SITE.offers.costNote} />);
    await userEvent.click(tile(/^Secured Cards/));
    expect(await shownAddress()).toBe("/offers?filter=secured");
    expect(window.history.state).toEqual({ key: "router" });
  });

  test("a link to another filter changes the list in place, and Back restores the one before", async () => {
    start("/offers?filter=secured");
    follow("/offers?filter=rewards");
    expect(pressedTiles()).toEqual(["Low APR + Rewards2 cards"]);
    await goBack();
    expect(pressedTiles()).toEqual(["Secured Cards2 cards"]);
    expect(shownCards()).toEqual(SECURED);
  });

  test("of another page changes nothing on the way out", () => {
    start("/offers?filter=secured");
    follow("/compare?filter=rewards");
    expect(shownCards()).toEqual(SECURED);
  });

  test("of the next page stays as it is, however soon after a change it is opened", async () => {
    start("/offers");
    fireEvent.click(tile(/^Secured Cards/));
    follow("/compare");
    expect(await shownAddress()).toBe("/compare");
  });

  test("that the browser refuses to change leaves the tool working", async () => {
    const user = start();
    const refused = jest.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("Attempt to use history.replaceState() more than 100 times", "SecurityError");
    });
    await user.click(tile(/^Secured Cards/));
    expect(shownCards()).toEqual(SECURED);
    expect(await shownAddress()).toBe("/offers");
    expect(refused).toHaveBeenCalledTimes(1);
    refused.mockRestore();
  });

  test("takes the mark away that hides the tool while a query waits for the script", () => {
    document.documentElement.dataset["query"] = "waiting";
    start("/offers?filter=secured");
    expect(document.documentElement).not.toHaveAttribute("data-query");
  });
});
