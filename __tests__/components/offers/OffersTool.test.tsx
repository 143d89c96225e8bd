import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { OffersTool } from "../../../src/components/offers/OffersTool";
import { goBack, open, shownAddress } from "../../support/address";
import { LIMIT_WARNING } from "../../../src/domain/catalog/compare-selection";
import { wordsOf } from "../../support/draw";
import { OFFERS } from "../../support/tool-props";

// Which cards a filter finds and how they are sorted: see domain/catalog/offers.test.ts. What each costs: offer-costs.test.ts.

const CHASE = "Chase Slate Edge";
const CITI = "Citi Simplicity Card";
const FIRST_TECH = "First Tech Choice Rewards World Mastercard";
const PENFED = "PenFed Platinum Rewards Visa Signature";
const REFLECT = "Wells Fargo Reflect Card";
const SECURED = "Discover it Secured Credit Card";
const USAA = "USAA Rate Advantage Credit Card";
const BY_RATING = [CHASE, CITI, USAA, REFLECT, FIRST_TECH, SECURED, PENFED];
const BY_NAME = [CHASE, CITI, SECURED, FIRST_TECH, PENFED, USAA, REFLECT];
const BY_COST = [CITI, REFLECT, CHASE, USAA, FIRST_TECH, PENFED, SECURED];
const NOTHING = "No credit cards match your current filters.";

function start(address = "/offers") {
  open(address);
  render(<OffersTool {...OFFERS} />);
  return userEvent.setup();
}

const shownCards = () => [...document.querySelectorAll("h3")].map((heading) => heading.textContent);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const list = (label: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: label });
const chosen = () => ["Category", "Credit Required", "Sort by"].map((label) => list(label).value);
const choices = (label: string) => [...list(label).options].map(({ text }) => text);
const order = () => wordsOf(screen.getByText(/^Sorted by/));
const tiles = () => within(screen.getByRole("group", { name: "Categories" })).getAllByRole("button");
const pressedTiles = () =>
  tiles()
    .filter((tile) => tile.getAttribute("aria-pressed") === "true")
    .map((tile) => tile.textContent);

async function startWithCosts(address = "/offers#balance=5000&apr=24.99&payment=150") {
  const user = start(address);
  await screen.findAllByText("Costs you about");
  return user;
}

async function withFilters(address?: string) {
  const user = start(address);
  await user.click(button("Show Filters"));
  return user;
}

test("counts a tile's cards and those that offer the same", () => {
  start();
  expect(tiles().map((item) => item.textContent)).toEqual([
    "Low APR 2 of 4 cards",
    "0% Intro APR 2 of 4 cards",
    "Balance Transfer 1 of 4 cards",
    "Secured Cards 1 card",
    "Low APR + Rewards 1 of 3 cards",
  ]);
  expect(pressedTiles()).toEqual([]);
});

test("sets the category at the first click on a tile and clears it at the second", async () => {
  const user = start();
  await user.click(button(/^Secured Cards/));
  expect(pressedTiles()).toEqual(["Secured Cards 1 card"]);
  expect(shownCards()).toEqual([SECURED]);
  expect(screen.getByText("Showing 1 of 7 available offers")).toBeInTheDocument();

  await user.click(button(/^Secured Cards/));
  expect(pressedTiles()).toEqual([]);
  expect(shownCards()).toEqual(BY_RATING);
  expect(screen.getByText("Showing 7 of 7 available offers")).toBeInTheDocument();
});

describe("the filter bar", () => {
  test("shows the same category as the tiles", async () => {
    const user = await withFilters();
    await user.selectOptions(list("Category"), "rewards");
    expect(pressedTiles()).toEqual(["Low APR + Rewards 1 of 3 cards"]);
    await user.click(button(/^Secured Cards/));
    expect(list("Category")).toHaveValue("secured");
  });

  test("names the order when it is changed", async () => {
    const user = await withFilters();
    expect(order()).toBe("Sorted by: Rating");
    await user.selectOptions(list("Sort by"), "APR (low to high)");
    expect(order()).toBe("Sorted by: APR (low to high)");
  });

  test("resets category, credit and sort by 'Clear All', and stays open", async () => {
    const user = await withFilters("/offers?filter=rewards&more=yes&credit=Good&sort=name");
    await user.click(button("Clear All"));
    expect(chosen()).toEqual(["all", "all", "rating"]);
    expect(shownCards()).toEqual(BY_RATING);
    expect(await shownAddress()).toBe("/offers");
  });
});

test("shows a compact list or a table, and says which one is on", async () => {
  const user = start();
  const modes = () =>
    within(screen.getByRole("group", { name: "Show cards as" }))
      .getAllByRole("button")
      .map((mode) => [mode.textContent, mode.getAttribute("aria-pressed")]);
  expect(modes()).toEqual([
    ["Compact list", "true"],
    ["Table", "false"],
  ]);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();

  await user.click(button("Table"));
  expect(modes()).toEqual([
    ["Compact list", "false"],
    ["Table", "true"],
  ]);
  expect(screen.getByRole("table")).toBeInTheDocument();
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
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

  test("resets category and credit by 'Clear Filters', and leaves the sort", async () => {
    const user = await withFilters("/offers?sort=name&compare=citi-simplicity");
    await user.click(button("Table"));
    await user.selectOptions(list("Category"), "secured");
    await user.selectOptions(list("Credit Required"), "Good");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();

    await user.click(button("Clear Filters"));
    expect(chosen()).toEqual(["all", "all", "name"]);
    expect(screen.getAllByRole("rowheader").map((row) => row.firstChild?.textContent)).toEqual(BY_NAME);
    expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Clear Filters" })).not.toBeInTheDocument();
    expect(await shownAddress()).toBe("/offers?sort=name&view=table&compare=citi-simplicity");
  });

  test("says that the filter, too, leaves no card", async () => {
    start("/offers?filter=intro-apr&credit=Excellent");
    expect(await screen.findByText(/^No card with this filter asks for excellent credit\. /)).toBeInTheDocument();
  });

  test("offers someone with excellent credit the cards for good credit, one press away", async () => {
    const user = start("/offers?credit=Excellent");
    expect(
      await screen.findByText(
        "No card here asks for excellent credit. You may qualify for cards that ask for good credit.",
      ),
    ).toBeInTheDocument();
    await user.click(button("Show the 6 cards for good credit"));
    expect(shownCards()).toEqual(BY_RATING.filter((name) => name !== SECURED));
    expect(button("Show Filters")).toHaveFocus();
    expect(await shownAddress()).toBe("/offers?credit=Good");
  });
});

test("says what else offers the same as a tile, and shows it on request", async () => {
  const user = start("/offers?filter=balance-transfer");
  expect(shownCards()).toEqual([CITI]);
  expect(screen.getByText("3 more cards with 0% on transfers")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show them too" }));
  expect(shownCards()).toEqual([CHASE, CITI, USAA, REFLECT]);
  expect(await shownAddress()).toBe("/offers?filter=balance-transfer&more=yes");
  await user.click(button(/^Secured Cards/));
  expect(screen.queryByRole("button", { name: "Show them too" })).not.toBeInTheDocument();
  expect(await shownAddress()).toBe("/offers?filter=secured");
});

describe("cards picked for the comparison", () => {
  const box = (name: string) => screen.getByRole("checkbox", { name: `Compare ${name}` });

  test("counts picked cards beside a link that takes them there", async () => {
    const user = start();
    expect(screen.queryByRole("link", { name: /selected cards/ })).not.toBeInTheDocument();
    await user.click(box(CITI));
    await user.click(box(CHASE));
    expect(box(CITI)).toBeChecked();
    expect(await screen.findByText("2 selected")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Compare the selected cards" })).toHaveAttribute(
      "href",
      "/compare?cards=citi-simplicity,chase-slate-edge",
    );
    expect(window.location.search).toBe("?compare=citi-simplicity,chase-slate-edge");
    await user.click(box(CITI));
    expect(screen.getByText("1 selected")).toBeInTheDocument();
  });

  test("takes a card back by a second press, also before the first is drawn", () => {
    start();
    act(() => {
      box(CITI).click();
      box(CITI).click();
    });
    expect(box(CITI)).not.toBeChecked();
    expect(window.location.search).toBe("");
  });

  test("refuses a fifth card with the specified warning, which another choice ends", async () => {
    const user = start();
    for (const name of [CITI, CHASE, USAA, REFLECT]) await user.click(box(name));
    expect(screen.queryByText(LIMIT_WARNING)).not.toBeInTheDocument();
    await user.click(box(PENFED));
    expect(screen.getByText(LIMIT_WARNING)).toHaveAttribute("role", "status");
    expect(box(PENFED)).not.toBeChecked();
    await user.click(box(CITI));
    expect(screen.queryByText(LIMIT_WARNING)).not.toBeInTheDocument();
    await user.click(box(CITI));
    await user.click(box(PENFED));
    await goBack();
    expect(box(CITI)).not.toBeChecked();
    expect(screen.queryByText(LIMIT_WARNING)).not.toBeInTheDocument();
  });
});

describe("the address", () => {
  test("restores category, credit and sort", async () => {
    await withFilters("/offers?filter=low-apr&credit=Good&sort=name");
    expect(shownCards()).toEqual([FIRST_TECH, USAA]);
    expect(pressedTiles()).toHaveLength(1);
    expect(chosen()).toEqual(["low-apr", "Good", "name"]);
  });

  test("undoes a tile, a filter and a picked card by Back", async () => {
    const user = await withFilters();
    await user.selectOptions(list("Credit Required"), "Limited");
    await goBack();
    expect(list("Credit Required")).toHaveValue("all");
    await user.click(button(/^Secured Cards/));
    expect(window.location.search).toBe("?filter=secured");
    await user.click(screen.getByRole("checkbox", { name: `Compare ${SECURED}` }));
    expect(window.location.search).toBe("?filter=secured&compare=discover-it-secured");
    await goBack();
    expect(screen.queryByText("1 selected")).not.toBeInTheDocument();
    expect(pressedTiles()).toEqual(["Secured Cards 1 card"]);
    await goBack();
    expect(pressedTiles()).toEqual([]);
    expect(shownCards()).toEqual(BY_RATING);
  });

  test("follows every other change without a new entry", async () => {
    const user = await withFilters("/offers?credit=Limited&sort=apr#list");
    const entries = window.history.length;
    await user.click(button("Table"));
    expect(await shownAddress()).toBe("/offers?credit=Limited&sort=apr&view=table#list");
    await user.click(button("Compact list"));
    expect(await shownAddress()).toBe("/offers?credit=Limited&sort=apr#list");
    expect(window.history.length).toBe(entries);
  });
});

test("shows each panel's cost, or why it has none, once numbers are typed", async () => {
  const user = start();
  await user.type(screen.getByLabelText("Balance ($)"), "5000");
  await user.clear(screen.getByLabelText("APR (%)"));
  await user.type(screen.getByLabelText("Payment ($)"), "150");
  await user.click(button("Show my costs"));
  await screen.findAllByText("Costs you about");
  expect(shownCards()).toEqual(BY_COST);
  expect(order()).toBe("Sorted by: Your cost");
  const citi = within(screen.getByRole("article", { name: CITI }));
  expect(wordsOf(citi.getByText("Costs you about").parentElement)).toBe("Costs you about$480");
  // Without an APR of today's card there is nothing to save against.
  expect(citi.queryByText(/^saves/)).not.toBeInTheDocument();
  const secured = within(screen.getByRole("article", { name: SECURED }));
  expect(wordsOf(secured.getByText("Line too small").parentElement)).toBe(
    "Line too smallIts credit line usually goes up to $2,500; you would need $5,150.",
  );
  expect(await shownAddress()).toBe("/offers");
});

test("a score alone groups the cards by who gets them, and asks for no numbers", async () => {
  const user = start("/offers#score=619-or-less");
  expect(await screen.findByRole("heading", { name: "Not for your score" })).toBeInTheDocument();
  expect(shownCards()).toEqual([USAA, SECURED]);
  await user.click(button("Show 5 cards"));
  expect(shownCards()).toHaveLength(7);
  await user.click(button("Hide them"));
  expect(shownCards()).toEqual([USAA, SECURED]);
  expect(order()).toBe("Sorted by: Your score");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(wordsOf(screen.getByRole("article", { name: SECURED }))).toContain("Deposit");
  await user.click(button("Show Filters"));
  expect(choices("Sort by").at(-1)).toBe("Your score");
});

test("sorts by another order and by cost again, and writes it into the address", async () => {
  const user = await startWithCosts();
  await user.click(button("Show Filters"));
  expect(choices("Sort by")).toEqual(["Rating", "APR (low to high)", "Name", "Your cost"]);
  await user.selectOptions(list("Sort by"), "Rating");
  expect(shownCards()[0]).toBe(CHASE);
  expect(await shownAddress()).toBe("/offers?sort=rating");
  await user.selectOptions(list("Sort by"), "Your cost");
  expect(shownCards()).toEqual(BY_COST);
  expect(await shownAddress()).toBe("/offers");
});

test("sorts by rating after 'Clear All', and keeps the numbers", async () => {
  const user = await startWithCosts("/offers?filter=intro-apr#balance=5000&apr=24.99&payment=150");
  await user.click(button("Show Filters"));
  await user.click(button("Clear All"));
  expect(order()).toBe("Sorted by: Rating");
  expect(shownCards()[0]).toBe(CHASE);
  expect(screen.getAllByText("Costs you about")).not.toHaveLength(0);
  expect(await shownAddress()).toBe("/offers?sort=rating");
});

test("says what of a link it leaves out, until the visitor changes something", async () => {
  const user = start("/offers?filter=gold&credit=good");
  expect(screen.getByText("Part of this link is left out: “gold”.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Table" }));
  expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
});
