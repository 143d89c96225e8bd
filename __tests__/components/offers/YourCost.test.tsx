import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { OffersTool } from "../../../src/components/offers/OffersTool";
import { follow, open, shownAddress } from "../../support/address";
import { CARDS, SITE } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

const ASK = "Show what each card would cost me";
const SUMMARY = "Costs for $5,000 paid off at $150 a month. 1 card can't be ranked; the reason stands with each.";
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
  render(<OffersTool cards={CARDS} costNote={SITE.offers.costNote} ads={SITE.ads} />);
  return userEvent.setup();
}

/** What reckons is loaded on use: the fields are there once it is. */
const loaded = () => screen.findByRole("textbox", { name: "Balance" });

/** Opens an address that asks for costs. */
async function startWithCosts(address: string) {
  const user = start(address);
  await loaded();
  return user;
}

const ask = () => screen.getByRole("button", { name: ASK });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const shownCards = () => [...document.querySelectorAll("h3")].map((heading) => heading.textContent);
const costOf = (name: string) => {
  const terms = within(screen.getByRole("article", { name })).getAllByRole("term");
  const term = terms.find((item) => item.textContent === "Your cost");
  return term ? wordsOf(term.nextElementSibling) : null;
};
const sorts = () =>
  [...screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" }).options].map(({ text }) => text);

test("for those who don't ask there is one more button and no cost, no field and no fourth order", async () => {
  const user = start("/offers?sort=cost");
  expect(ask()).toHaveAttribute("aria-pressed", "false");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByText("Your cost")).not.toBeInTheDocument();
  expect(screen.queryByText(SITE.offers.costNote)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show Filters" }));
  expect(sorts()).toEqual(["Rating", "APR (low to high)", "Name"]);
  expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveValue("rating");
});

describe("for those who ask", () => {
  test("each panel gains its cost at both ends and the months, or the reason why it stands apart", async () => {
    const user = start();
    await user.click(ask());
    await loaded();
    expect(ask()).toHaveAttribute("aria-pressed", "true");
    expect([field("Balance").value, field("Monthly Payment").value]).toEqual(["5000", "150"]);
    expect(costOf("Citi Simplicity Card")).toBe("$402 – $593 paid off in 37 – 38 months");
    expect(costOf("Discover it Secured Credit Card")).toBe(
      "Not ranked. We don't know this card's transfer fee, and unknown is not free.",
    );
    expect(screen.getByText(SITE.offers.costNote)).toBeInTheDocument();
    expect(await shownAddress()).toBe("/offers#balance=5000&payment=150");
  });

  test("the costs follow what is typed, as people type it, and are announced in one line", async () => {
    const user = start();
    await user.click(ask());
    await loaded();
    const line = screen.getByText(SUMMARY, { selector: ":not([role])" });
    expect(await screen.findByText(SUMMARY, { selector: "[role=status]" })).toHaveClass("visually-hidden");
    await user.clear(field("Balance"));
    await user.paste("$1,000");
    expect(line).toHaveTextContent(/^Costs for \$1,000 paid off at \$150 a month\./);
    expect(costOf("Citi Simplicity Card")).toBe("$30 paid off in 7 months");
    expect(await shownAddress()).toBe("/offers#balance=1000&payment=150");
  });

  test("a wrong amount has its error beside the field, and no cost is left that it doesn't belong to", async () => {
    const user = start();
    await user.click(ask());
    await loaded();
    await user.clear(field("Monthly Payment"));
    expect(field("Monthly Payment")).toBeInvalid();
    expect(field("Monthly Payment")).toHaveAccessibleDescription(
      /Enter your monthly payment in dollars, such as 150\.$/,
    );
    expect(field("Balance")).toBeValid();
    expect(costOf("Citi Simplicity Card")).toBeNull();
    const waiting = await screen.findByText("Costs are shown once both amounts can be used.", {
      selector: "[role=status]",
    });
    expect(waiting).toHaveClass("visually-hidden");
  });

  test("the table gains a column before Apply", async () => {
    const user = await startWithCosts("/offers#balance=5000&payment=150");
    await user.click(screen.getByRole("button", { name: "Table" }));
    expect(screen.getAllByRole("columnheader").map(wordsOf)).toEqual([
      "Credit Card",
      "Regular APR",
      "Intro APR",
      "Annual Fee",
      "Rating",
      "Your cost",
      "Apply",
    ]);
    const row = screen.getByRole("rowheader", { name: /^Citi Simplicity/ }).closest("tr");
    expect(wordsOf(row?.cells[5])).toBe("$402 – $593 paid off in 37 – 38 months");
    await user.click(ask());
    expect(screen.getAllByRole("columnheader")).toHaveLength(6);
  });

  test("'Your cost' is a fourth order; those that stand apart come last", async () => {
    const user = await startWithCosts("/offers#balance=5000&payment=150");
    await user.click(screen.getByRole("button", { name: "Show Filters" }));
    expect(sorts()).toEqual(["Rating", "APR (low to high)", "Name", "Your cost"]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Your cost");
    expect(shownCards()).toEqual(BY_COST);
    expect(await shownAddress()).toBe("/offers?sort=cost#balance=5000&payment=150");
  });

  test("the order by cost waits for an amount that is typed anew, whatever is chosen meanwhile", async () => {
    const user = await startWithCosts("/offers?sort=cost#balance=5000&payment=150");
    await user.clear(field("Balance"));
    await user.click(screen.getByRole("button", { name: "Show Filters" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Credit Required" }), "Good");
    await user.click(screen.getByRole("button", { name: /^Low APR \d/ }));
    await user.type(field("Balance"), "5000");
    expect(await screen.findByText(SUMMARY, { selector: ":not([role])" })).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveValue("cost");
    expect(await shownAddress()).toBe("/offers?filter=low-apr&credit=Good&sort=cost#balance=5000&payment=150");
  });

  test("asking no more takes costs, order and amounts away; asking again brings the amounts back", async () => {
    const user = await startWithCosts("/offers?filter=secured&sort=cost#balance=700&payment=40");
    await user.click(ask());
    expect(await shownAddress()).toBe("/offers?filter=secured");
    expect(screen.queryByText("Your cost")).not.toBeInTheDocument();
    await user.click(ask());
    expect(await loaded()).toHaveValue("700");
    expect(await shownAddress()).toBe("/offers?filter=secured#balance=700&payment=40");
  });

  test("an address restores amounts and order at once", async () => {
    await startWithCosts("/offers?sort=cost#balance=5000&payment=150");
    expect(shownCards()).toEqual(BY_COST);
    expect(costOf("Citi Simplicity Card")).toBe("$402 – $593 paid off in 37 – 38 months");
  });

  test("the anchor of a skip link leaves the amounts alone", async () => {
    await startWithCosts("/offers#balance=700&payment=40");
    await follow("main");
    expect(field("Balance")).toHaveValue("700");
    expect(await shownAddress()).toBe("/offers#balance=700&payment=40");
    expect(costOf("Citi Simplicity Card")).not.toBeNull();
  });
});
