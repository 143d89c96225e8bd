import { type Matcher, act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MarketTool } from "../../../src/components/market/MarketTool";
import { encodeMarket } from "../../../src/domain/market/market-file";
import type { Survey } from "../../../src/domain/survey/reported-plan";
import { ratesByTier } from "../../../src/domain/survey/tier-apr";
import { NUMBERS_KEY, TYPED_DEBTS_KEY } from "../../../src/site/storage";
import { testPlan } from "../../domain/survey/test-plan";
import { open, shownAddress } from "../../support/address";
import { wordsOf } from "../../support/draw";
import { SURVEYS, cardOf } from "../../support/fixture";
import { MARKET } from "../../support/tool-props";

const [SURVEY] = SURVEYS;
const RATES = ratesByTier(SURVEY?.plans ?? []).reverse();
const LISTED = (SURVEY?.plans ?? [])
  .filter(({ product }) => product === "Citi Simplicity Card")
  .map(({ row }) => ({ row, card: cardOf("citi-simplicity") }));
const NUMBERS = "#balance=5000&apr=24.99&payment=150";

let fetched: jest.Mock;

/** The site answers with the file of a survey, or fails. */
function serve(survey: Survey | undefined): void {
  const text = survey ? encodeMarket(survey) : "";
  fetched = jest.fn(() => Promise.resolve({ ok: survey !== undefined, text: () => Promise.resolve(text) }));
  Reflect.set(globalThis, "fetch", fetched);
}

beforeEach(() => serve(SURVEY));

/** The page as it opens, once what it shows has been loaded. */
async function start(address = "/market", state: unknown = null) {
  open(address);
  history.replaceState(state, "");
  await act(async () => {
    render(<MarketTool {...MARKET} rates={RATES} listed={LISTED} />);
    await import("../../../src/components/market/MarketResults");
  });
  return userEvent.setup();
}

const isPlan = (item: Element) => item.querySelector("summary") !== null;
const rows = () =>
  within(screen.getAllByRole("list").find(isPlan) ?? document.body)
    .getAllByRole("listitem")
    .filter(isPlan);
const group = (name: string) => screen.getByRole("region", { name });
const rowsOf = (name: string) => within(group(name)).getAllByRole("listitem").filter(isPlan);
const plans = () => rows().map((row) => wordsOf(row.querySelector("summary")));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const found = (words: Matcher) => screen.findByText(words);

test("asks for the file only once someone uses the tool", async () => {
  const user = await start();
  expect(fetched).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Show all 15 plans" }));
  await found("15 plans, lowest rate first");
  expect(fetched.mock.calls).toEqual([["/reported-plans.json"]]);
  const status = screen.getByText("The plans are shown below.");
  expect(status).toHaveAttribute("role", "status");
  expect(status).toHaveFocus();
});

test.each([
  ["after all were asked for", "/market", /, lowest rate first$/],
  ["with numbers", `/market?tier=720-or-more${NUMBERS}`, /, cheapest for you first$/],
])("shows on the way back all that was shown and open, %s", async (_, address, heading) => {
  const user = await start(address);
  const all = screen.queryByRole("button", { name: "Show all 15 plans" });
  if (all) await user.click(all);
  await found(heading);
  const [more = document.body] = screen.getAllByRole("button", { name: /^Show more: 4 of/ });
  await user.click(more);
  const openRows = () => [...document.querySelectorAll("li > details")].map((row) => row.hasAttribute("open"));
  await waitFor(() => expect(more).not.toBeInTheDocument());
  await user.click([...document.querySelectorAll("li summary")].at(-1) ?? document.body);
  const shown = openRows();
  expect(shown.at(-1)).toBe(true);
  window.dispatchEvent(new Event("pagehide"));
  cleanup();
  const scrolled = jest.spyOn(window, "scrollTo").mockReturnValue();
  await start(address.replace(NUMBERS, ""), history.state);
  await found(heading);
  expect(openRows()).toEqual(shown);
  expect(document.body).toHaveFocus();
  scrolled.mockRestore();
});

test("changes nothing when a browser fills in a field again with what it has", async () => {
  await start(`/market?tier=720-or-more${NUMBERS}`);
  await found(/cheapest for you/);
  choose("Your credit score", "720-or-more");
  expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=5000&apr=24.99&payment=150");
});

test("filters by a choice, and writes it into the address", async () => {
  await start();
  choose("State", "CT");
  await found("12 plans, lowest rate first");
  expect(await shownAddress()).toBe("/market?state=CT");
});

test("counts with the visitor's score, and keeps one chosen here", async () => {
  await start(`/market${NUMBERS}&score=720-or-more`);
  await found(/cheapest for you/);
  expect(screen.getByLabelText("Your credit score")).toHaveValue("720-or-more");
  choose("Your credit score", "620-to-719");
  await found(/cheapest for you/);
  expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=5000&apr=24.99&payment=150&score=620-to-719");
  expect(await shownAddress()).toBe("/market?tier=620-to-719");
  choose("Your credit score", "");
  await found(/^Choose your credit score/);
  expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=5000&apr=24.99&payment=150");
});

test("leaves what another page's fields hold when a score is chosen", async () => {
  await start(`/market${NUMBERS}&score=720-or-more`);
  sessionStorage.setItem(TYPED_DEBTS_KEY, "d1.balance=");
  choose("Your credit score", "620-to-719");
  expect(sessionStorage.getItem(TYPED_DEBTS_KEY)).toBe("d1.balance=");
});

test("gives typed numbers the score that the page has", async () => {
  const user = await start("/market?tier=720-or-more");
  await user.click(screen.getByRole("button", { name: "Enter your numbers" }));
  await user.type(screen.getByLabelText("Current Balance ($)"), "5000");
  await user.clear(screen.getByLabelText("APR (%)"));
  await user.type(screen.getByLabelText("Monthly Payment ($)"), "150");
  await user.click(screen.getByRole("button", { name: "Show my costs" }));
  expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=5000&apr=&payment=150&score=720-or-more");
});

test("says what of a link is left out, and takes a search of any length", async () => {
  const long = "a very long search ".repeat(10);
  await start("/market?tier=perfect&state=CT");
  expect(screen.getByRole("alert")).toHaveTextContent("Part of this link is left out: “perfect”.");
  fireEvent.change(screen.getByLabelText("Search by name"), { target: { value: long } });
  expect(screen.getByLabelText("Search by name")).toHaveValue(long);
  expect(screen.getByLabelText("Search by name")).not.toHaveAttribute("maxlength");
});

test("says that nothing is found, and leads back to all plans", async () => {
  const user = await start("/market?tier=720-or-more&q=zebra&sort=name");
  await found("No plans match");
  await user.click(screen.getByRole("button", { name: "Clear the filters" }));
  await found(/^\d+ plans by name$/);
  expect(await shownAddress()).toBe("/market?tier=720-or-more&sort=name");
  expect(screen.getByText("The plans are shown below.")).toHaveFocus();
});

test("shows a listed card's cost as its own page does, which is a press away", async () => {
  const user = await start(`/market?tier=720-or-more&q=simplicity${NUMBERS}`);
  await found("1 plan, cheapest for you first");
  const [row = document.body] = rows();
  expect(wordsOf(row.querySelector("summary"))).toContain("0% for 21 months then 18.24% $402");
  await user.click(within(row).getByText("Citi Simplicity Card"));
  expect(within(row).getByRole("link", { name: "See its page" })).toHaveAttribute("href", "/cards/citi-simplicity");
});

test("ranks plans by the middle of their cost when there are numbers", async () => {
  await start(`/market?tier=720-or-more${NUMBERS}`);
  await found(/^\d+ plans, cheapest for you first$/);
  expect(screen.getByLabelText("Sort by")).toHaveValue("cost");
  expect(screen.getByText("Keep your current card").parentElement).toHaveTextContent(
    /\$3,622 24\.99% APR · 58 months$/,
  );
  for (const name of ["For your score", "If you can join"]) {
    const texts = rowsOf(name).map((row) => wordsOf(row.querySelector("summary")));
    for (const row of texts) expect(row).toMatch(/\d%.*\$[\d,]+ (saves \$|\$[\d,]+ more)/);
  }
});

test("shows the likely cost with its range, and a condition beside the name", async () => {
  serve({ period: "2025-12-31", plans: [testPlan({ transferFeePercent: null, requiresMembership: true })] });
  const user = await start(`/market?tier=720-or-more${NUMBERS}`);
  await found(/^1 plan, cheapest for you first/);
  expect(plans()[0]).toMatch(/^1 Test Card \(members only\) .*fee not reported.*\$[\d,]+ .*\$[\d,]+–\$[\d,]+$/);
  await user.click(screen.getByText("Test Card"));
  expect(await found(/^\$[\d,]+, from \$[\d,]+ to \$[\d,]+: /)).toBeInTheDocument();
});

test("folds plans that need a deposit, and those of other scores, at the end", async () => {
  const plan = testPlan({ row: 3, creditTiers: ["no-score"] });
  serve({ period: "2025-12-31", plans: [testPlan({ secured: true }), testPlan({ row: 2 }), plan] });
  await start(`/market?tier=720-or-more${NUMBERS}`);
  await found(/^2 plans/);
  expect(rowsOf("For your score")).toHaveLength(1);
  const [secured, others] = ["With a deposit: 1 plan", "Not for your score: 1 plan"].map((title) =>
    screen.getByText(title).closest("details"),
  );
  expect(secured).toHaveTextContent(/1 Test Card.*deposit of \$5,150/);
  for (const fold of [secured, others]) expect(fold).not.toHaveAttribute("open");
});

test("offers no order by cost without numbers", async () => {
  await start("/market?sort=cost");
  expect(screen.getByLabelText("Sort by")).toHaveValue("rate");
  expect(screen.queryByRole("option", { name: "My cost" })).not.toBeInTheDocument();
});

test("shows every reported term of an open plan, and what makes no sense", async () => {
  const user = await start(`/market?q=avadian&tier=720-or-more&sort=rate${NUMBERS}`);
  await user.click(await found("Signature Visa"));
  await found("Foreign transaction fee");
  const [row] = rows();
  expect(row).toHaveTextContent("Not ranked by cost: with a purchase APR that looks like an error.");
  expect(row).toHaveTextContent("Highest APR0%Left out: The regular rate was reported as 0%.");
  expect(row).toHaveTextContent("Cash advance APRNot reported");
  expect(row).toHaveTextContent("Annual feeNone reported");
});

test("shows both medians for the score, and the visitor's own rate among all; without it the median of all", async () => {
  await start(`/market?tier=619-or-less${NUMBERS}`);
  const spread = () => screen.getByRole("region", { name: /of plans$|^Half of the plans/ });
  expect(spread()).toHaveTextContent(
    /Your rate is higher than \d+% of plans 25 largest issuers\d+%[\d.]+% · \d plans? All others\d+%[\d.]+% · \d plans?Median APR for scores of 619 or less, as reported for July to December 2025\./,
  );
  expect(within(spread()).getByRole("img")).toHaveTextContent(/You: 24\.99%/);
  choose("Your credit score", "720-or-more");
  expect(spread()).toHaveTextContent(/scores of 720 and up/);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Clear your numbers" }));
  expect(spread()).toHaveTextContent(/Half of the plans charge [\d.]+% or less.*Median: [\d.]+%/);
});

test("shows four plans of a group at first, then twenty more, and goes on at the first of them", async () => {
  serve({
    period: "2025-12-31",
    plans: Array.from({ length: 30 }, (_, row) => testPlan({ row, product: `Card ${row}` })),
  });
  const user = await start("/market?sort=name");
  await found("30 plans by name");
  expect(plans()).toHaveLength(4);
  await user.click(screen.getByRole("button", { name: "Show more: 4 of 30 shown" }));
  expect(rows()).toHaveLength(24);
  expect(rows()[4]?.querySelector("summary")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Show more: 24 of 30 shown" }));
  expect(screen.queryByRole("button", { name: /^Show more/ })).not.toBeInTheDocument();
});
