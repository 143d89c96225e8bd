import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { OffersTool } from "../../../src/components/offers/OffersTool";
import { open, shownAddress } from "../../support/address";
import { wordsOf } from "../../support/draw";
import { OFFERS } from "../../support/tool-props";

// What each card costs: see domain/cards/offer-costs.test.ts. How the strip works: components/numbers.

const BY_RATING = "Chase Slate Edge";
const BY_COST = [
  "Citi Simplicity Card",
  "Wells Fargo Reflect Card",
  "Chase Slate Edge",
  "USAA Rate Advantage Credit Card",
  "First Tech Choice Rewards World Mastercard",
  "PenFed Platinum Rewards Visa Signature",
  "Discover it Secured Credit Card",
];

function start(address = "/offers") {
  open(address);
  render(<OffersTool {...OFFERS} />);
  return userEvent.setup();
}

/** What calculates is loaded on use. */
async function startWithCosts(address = "/offers#balance=5000&apr=24.99&payment=150") {
  const user = start(address);
  await screen.findAllByText("Costs you about");
  return user;
}

const button = (name: string) => screen.getByRole("button", { name });
const shownCards = () => [...document.querySelectorAll("h3")].map((heading) => heading.textContent);
const order = () => wordsOf(screen.getByText(/^Sorted by/)).replace(" Change the order", "");
const orders = () =>
  [...screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" }).options].map(({ text }) => text);

test("without numbers there are three fields, no cost and no fourth order", async () => {
  const user = start("/offers?sort=cost");
  expect(screen.getAllByRole("textbox")).toHaveLength(3);
  expect(screen.queryByText("Costs you about")).not.toBeInTheDocument();
  await user.click(button("Show Filters"));
  expect(orders()).toEqual(["Rating", "APR (low to high)", "Name"]);
  expect(order()).toBe("Sorted by rating");
});

test("typed numbers give each panel its cost, or the reason why there is none, and choose the order", async () => {
  const user = start();
  await user.type(screen.getByLabelText("Balance ($)"), "5000");
  await user.type(screen.getByLabelText("Payment ($)"), "150");
  await user.click(button("Show my costs"));
  await screen.findAllByText("Costs you about");
  expect(shownCards()).toEqual(BY_COST);
  expect(order()).toBe("Sorted by your cost");
  const citi = within(screen.getByRole("article", { name: "Citi Simplicity Card" }));
  expect(wordsOf(citi.getByText("Costs you about").parentElement)).toBe("Costs you about$498");
  // Without an APR of today's card there is nothing to save against.
  expect(citi.queryByText(/^saves/)).not.toBeInTheDocument();
  const secured = within(screen.getByRole("article", { name: "Discover it Secured Credit Card" }));
  expect(wordsOf(secured.getByText("Line too small").parentElement)).toBe(
    "Line too smallIts credit line usually goes up to $2,500; you would need $5,150.",
  );
  expect(await shownAddress()).toBe("/offers");
});

test("another order can be chosen and shared, and 'Your cost' again", async () => {
  const user = await startWithCosts();
  await user.click(button("Change the order"));
  expect(orders()).toEqual(["Rating", "APR (low to high)", "Name", "Your cost"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Rating");
  expect(shownCards()[0]).toBe(BY_RATING);
  expect(await shownAddress()).toBe("/offers?sort=rating");
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Your cost");
  expect(shownCards()).toEqual(BY_COST);
  expect(await shownAddress()).toBe("/offers");
});

test("'Clear All' returns to Rating and leaves the numbers", async () => {
  const user = await startWithCosts("/offers?filter=intro-apr#balance=5000&apr=24.99&payment=150");
  await user.click(button("Show Filters"));
  await user.click(button("Clear All"));
  expect(order()).toBe("Sorted by rating");
  expect(shownCards()[0]).toBe(BY_RATING);
  expect(screen.getAllByText("Costs you about")).not.toHaveLength(0);
  expect(await shownAddress()).toBe("/offers?sort=rating");
});

test("'Clear' of the numbers takes costs and order away", async () => {
  const user = await startWithCosts();
  await user.click(button("Clear your numbers"));
  expect(screen.queryByText("Costs you about")).not.toBeInTheDocument();
  expect(order()).toBe("Sorted by rating");
});

test("what waits for the address shows once the costs are there", async () => {
  document.documentElement.dataset["query"] = "waiting";
  await startWithCosts();
  expect(document.documentElement).not.toHaveAttribute("data-query");
});
