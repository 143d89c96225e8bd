import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AdsContext } from "../../../src/components/ads/AdSlot";
import { OffersTool } from "../../../src/components/offers/OffersTool";
import { follow, goBack, open, shownAddress } from "../../support/address";
import { CARDS, SITE } from "../../support/fixture";
import { drawOn, wordsOf } from "../../support/draw";

const ASK = "Show what each card would cost me";
const SUMMARY = "Costs for $5,000 paid off at $150 a month. 2 cards can't be ranked; the reason stands with each.";
const BY_COST = [
  "Citi Simplicity Card",
  "Wells Fargo Reflect Card",
  "Discover it Chrome",
  "Chase Slate Edge",
  "USAA Rate Advantage Credit Card",
  "Capital One Quicksilver Cash Rewards",
  "First Tech Choice Rewards World Mastercard",
  "PenFed Platinum Rewards Visa Signature",
  "Discover it Secured Credit Card",
  "Capital One Platinum Secured",
];

function start(address = "/offers") {
  open(address);
  drawOn("tool", <OffersTool cards={CARDS} costNote={SITE.offers.costNote} />);
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
const shownCards = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const costOf = (name: string) => {
  const terms = within(screen.getByRole("article", { name })).getAllByRole("term");
  const term = terms.find((item) => item.textContent === "Your cost");
  return term ? wordsOf(term.nextElementSibling) : null;
};
const sorts = () =>
  [...screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" }).options].map(({ text }) => text);

describe("for those who don't ask", () => {
  test("there is one more button and no cost, no field and no fourth order", async () => {
    const user = start();
    expect(ask()).toHaveAttribute("aria-pressed", "false");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.queryByText("Your cost")).not.toBeInTheDocument();
    expect(screen.queryByText(SITE.offers.costNote)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show Filters" }));
    expect(sorts()).toEqual(["Rating", "APR (low to high)", "Name"]);
  });

  test("?sort=cost without amounts means the default", async () => {
    const user = start("/offers?sort=cost");
    expect(shownCards()[0]).toBe("Chase Slate Edge");
    await user.click(screen.getByRole("button", { name: "Show Filters" }));
    expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveValue("rating");
  });
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
    await user.type(field("Balance"), "$1,000");
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
    await user.type(field("Monthly Payment"), "2000000");
    expect(field("Monthly Payment")).toHaveAccessibleDescription(/can be \$1,000,000 at most\.$/);
  });

  test("a payment that never ends the debt gets the smallest one that does", async () => {
    const user = await startWithCosts("/offers#balance=5000&payment=20");
    expect(costOf("Capital One Quicksilver Cash Rewards")).toMatch(
      /^Not ranked\. At [\d.]+% this plan would not pay your balance off within 50 years\. The smallest payment that does is \$\d+\.\d\d a month, or the issuer's minimum where that is more\.$/,
    );
    await user.click(ask());
    expect(costOf("Capital One Quicksilver Cash Rewards")).toBeNull();
  });

  test("the table gains a column before Apply, and the ad stays after it", async () => {
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
    const adsAfter = () =>
      [...document.querySelectorAll("article, [data-ad-slot]")]
        .map((item) => (item.matches("article") ? "card" : "ad"))
        .join(" ");
    const places = adsAfter();
    await user.click(screen.getByRole("button", { name: "Show Filters" }));
    expect(sorts()).toEqual(["Rating", "APR (low to high)", "Name", "Your cost"]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Your cost");
    expect(shownCards()).toEqual(BY_COST);
    expect(adsAfter()).toBe(places);
    expect(places).toBe("card card card ad card card card ad card card card card");
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

  test("a link within the page that takes the amounts away leaves them to be asked for again", async () => {
    const user = await startWithCosts("/offers#balance=700&payment=40");
    follow("/offers?filter=secured");
    expect(screen.queryByRole("textbox", { name: "Balance" })).not.toBeInTheDocument();
    await user.click(ask());
    expect(await loaded()).toHaveValue("700");
    expect(await shownAddress()).toBe("/offers?filter=secured#balance=700&payment=40");
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

  test("an address restores amounts and order at once, and Back does", async () => {
    await startWithCosts("/offers?sort=cost#balance=5000&payment=150");
    expect(shownCards()).toEqual(BY_COST);
    follow("/offers");
    expect(screen.queryByText("Your cost")).not.toBeInTheDocument();
    await goBack();
    await loaded();
    expect(shownCards()).toEqual(BY_COST);
    expect(costOf("Citi Simplicity Card")).toBe("$402 – $593 paid off in 37 – 38 months");
  });

  test("the anchor of a skip link leaves the amounts alone", async () => {
    await startWithCosts("/offers#balance=700&payment=40");
    follow("/offers#main");
    expect(field("Balance")).toHaveValue("700");
    expect(await shownAddress()).toBe("/offers#balance=700&payment=40");
    expect(costOf("Citi Simplicity Card")).not.toBeNull();
  });

  test("senseless amounts in an address become the default", async () => {
    await startWithCosts("/offers#balance=%3Cb%3E&payment=-5");
    expect([field("Balance").value, field("Monthly Payment").value]).toEqual(["5000", "150"]);
  });
});

test("other ads and favours of every kind change no order", async () => {
  const bought = CARDS.map((card, index) => ({
    ...card,
    featured: index % 2 === 1,
    recommended: index === 9,
    applyUrl: `https://issuer.example/${card.id}`,
  }));
  const [house] = SITE.ads.house;
  if (!house) throw new Error("no note of ours");
  const ads = { ...SITE.ads, house: [{ ...house, title: "Capital One Platinum Secured" }] };
  const orderOf = async (cards: typeof CARDS, settings: typeof SITE.ads) => {
    open("/offers?sort=cost#balance=5000&payment=150");
    const { unmount } = render(
      <AdsContext.Provider value={settings}>
        <OffersTool cards={cards} costNote={SITE.offers.costNote} />
      </AdsContext.Provider>,
    );
    await loaded();
    const order = shownCards();
    unmount();
    return order;
  };
  expect(await orderOf(bought, ads)).toEqual(BY_COST);
  expect(await orderOf(CARDS, SITE.ads)).toEqual(BY_COST);
});
