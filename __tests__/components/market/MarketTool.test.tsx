import { type Matcher, act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MarketTool } from "../../../src/components/market/MarketTool";
import { encodeMarket } from "../../../src/domain/market/market-file";
import type { Survey } from "../../../src/domain/market/plan";
import { NUMBERS_KEY, TYPED_DEBTS_KEY } from "../../../src/site/storage";
import { testPlan } from "../../domain/market/test-plan";
import { open, shownAddress } from "../../support/address";
import { wordsOf } from "../../support/draw";
import { SURVEYS, TEXTS } from "../../support/fixture";

// What a filter lets through, and what a plan costs: see domain/market.

const [SURVEY] = SURVEYS;
const FILE = "/reported/plans-1.json";
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
async function start(address = "/market") {
  open(address);
  await act(async () => {
    render(<MarketTool file={FILE} count={15} costNote={TEXTS.market.costNote} />);
    await import("../../../src/components/market/MarketResults");
  });
  return userEvent.setup();
}

const isPlan = (item: Element) => item.querySelector("summary") !== null;
/** The plans of the first list, by the items that stand in it. */
const rows = () =>
  within(screen.getAllByRole("list").find(isPlan) ?? document.body)
    .getAllByRole("listitem")
    .filter(isPlan);
const plans = () => rows().map((row) => wordsOf(row.querySelector("summary")));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const found = (words: Matcher) => screen.findByText(words);

test("asks for the file only once someone uses the tool", async () => {
  const user = await start();
  expect(fetched).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Show all 15 plans" }));
  await found("All 15 plans.");
  expect(fetched.mock.calls).toEqual([[FILE]]);
  const status = screen.getByText("The plans are shown below.");
  expect(status).toHaveAttribute("role", "status");
  expect(status).toHaveFocus();
  expect(plans()).toHaveLength(15);
});

test("a choice filters, says how many plans it leaves out and why, and stands in the address", async () => {
  await start();
  choose("State", "CT");
  await found("12 of 15 plans.");
  expect(screen.getByText("Left out of 15 plans: 3 not offered there.")).toBeInTheDocument();
  expect(await shownAddress()).toBe("/market?state=CT");
});

test("the lowest rate for the score comes first", async () => {
  await start("/market?tier=720-or-more&state=CT");
  await found(/^\d+ of 15 plans\.$/);
  const rates = plans().map((row) => {
    const [low = NaN, high = low] = [...row.matchAll(/(\d+(?:\.\d+)?)(?=%|–)/g)].map(([, digits]) => Number(digits));
    return (low + high) / 2;
  });
  expect(rates).toEqual([...rates].sort((a, b) => a - b));
});

test("the score of the visitor's numbers counts here, and one chosen here goes with them", async () => {
  await start(`/market?sort=cost${NUMBERS}&score=720-or-more`);
  await found(/ranked by cost/);
  expect(screen.getByLabelText("Your credit score")).toHaveValue("720-or-more");
  choose("Your credit score", "620-to-719");
  await found(/ranked by cost/);
  expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=5000&apr=24.99&payment=150&score=620-to-719");
  expect(await shownAddress()).toBe("/market?tier=620-to-719&sort=cost");
  choose("Your credit score", "");
  await found(/^Choose your credit score/);
  expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=5000&apr=24.99&payment=150");
});

test("a score chosen here leaves what another page's fields still hold", async () => {
  await start(`/market?sort=cost${NUMBERS}&score=720-or-more`);
  sessionStorage.setItem(TYPED_DEBTS_KEY, "d1.balance=");
  choose("Your credit score", "620-to-719");
  expect(sessionStorage.getItem(TYPED_DEBTS_KEY)).toBe("d1.balance=");
});

test("numbers typed here take the score that the page has", async () => {
  const user = await start("/market?tier=720-or-more");
  await user.click(screen.getByRole("button", { name: "Enter your numbers" }));
  await user.type(screen.getByLabelText("Current Balance ($)"), "5000");
  await user.type(screen.getByLabelText("Monthly Payment ($)"), "150");
  await user.click(screen.getByRole("button", { name: "Show my costs" }));
  expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=5000&apr=&payment=150&score=720-or-more");
});

test("a search that finds nothing says so, and the way out leads to all plans", async () => {
  const user = await start("/market?tier=720-or-more&q=zebra&sort=name");
  await found("No plans match.");
  await user.click(screen.getByRole("button", { name: "Clear the filters" }));
  await found("14 of 15 plans.");
  expect(await shownAddress()).toBe("/market?tier=720-or-more&sort=name");
  expect(screen.getByText("The plans are shown below.")).toHaveFocus();
});

test("by cost, plans stand in one list by the middle, a range where no fee was reported, the present card among them", async () => {
  await start(`/market?tier=720-or-more&sort=cost${NUMBERS}`);
  await found(/^13 plans ranked by cost.* \d+ would cost more than keeping your current card\.$/);
  // The thirteenth needs a deposit.
  expect(plans()).toHaveLength(12);
  const unknown = plans().filter((row) => row.includes("fee not reported"));
  expect(unknown).toHaveLength(7);
  for (const row of unknown) expect(row).toMatch(/\$[\d,]+–\$[\d,]+/);
  const middles = plans().map((row) => {
    const [low = NaN, high = low] = [...row.matchAll(/\$([\d,]+)/g)].map(([, digits = ""]) =>
      Number(digits.replace(",", "")),
    );
    return (low + high) / 2;
  });
  expect(middles).toEqual([...middles].sort((a, b) => a - b));
  expect(screen.getByText("Keep your current card").closest("li")).toHaveTextContent(/\$3,622/);
});

test("by cost, plans that need a deposit stand in a last group and name it", async () => {
  serve({ period: "2025-12-31", plans: [testPlan({ secured: true }), testPlan({ row: 2 })] });
  await start(`/market?sort=cost${NUMBERS}`);
  await found(/^2 plans ranked by cost/);
  const last = screen.getByRole("region", { name: "With a deposit" });
  expect(within(last).getByRole("listitem")).toHaveTextContent(/^2\. Test Card.*needs a deposit.*deposit of \$5,150$/);
});

test("plans of one institution that differ in name alone share a row, which names them once it is open", async () => {
  const same = ["Gold", "Silver", "Bronze"].map((product, row) => testPlan({ row, product }));
  serve({ period: "2025-12-31", plans: same });
  const user = await start(`/market?sort=cost${NUMBERS}`);
  await found(/^3 plans ranked by cost/);
  await user.click(screen.getByText("1. Bronze and 2 like it"));
  expect(await found("With the same terms: Gold and Silver.")).toBeInTheDocument();
});

test("without numbers it says that an order by cost needs them", async () => {
  await start("/market?sort=cost");
  const hint = "To sort by your cost, enter your numbers. Until then the lowest rate comes first.";
  expect(await found(hint)).toBeInTheDocument();
});

test("without a score plans are ranked by their whole range, and a score would make it narrower", async () => {
  await start(`/market?sort=cost${NUMBERS}`);
  await found("Choose your credit score to count with the rates reported for it.");
  expect(plans()[0]).toContain("$");
});

test("a purchase costs what the intro rate on purchases and the fees come to", async () => {
  const plan = testPlan({ introApr: 0, introMonths: 12, annualFee: 95 });
  serve({ period: "2025-12-31", plans: [plan] });
  await start("/market?tier=720-or-more&sort=cost#purchase=1000&payment=100");
  await found("1 plan ranked by cost.");
  expect(plans()[0]).toMatch(/\$\d+.*0% for 12 months, then 15–20%/);
});

test("a plan opens to show why it stands there, every reported term, and what makes no sense", async () => {
  const user = await start(`/market?q=avadian&tier=720-or-more${NUMBERS}`);
  await user.click(await found("Signature Visa"));
  await found("Foreign transaction fee");
  const [row] = rows();
  expect(row).toHaveTextContent("Not ranked by cost: with a purchase APR that looks like an error.");
  expect(row).toHaveTextContent("Highest APR0%Left out: A rate of 0% was reported as the regular one.");
  expect(row).toHaveTextContent("Cash advance APRNot reported");
  expect(row).toHaveTextContent("Annual feeNone reported");
});

test("the cost of an open plan is told in its parts", async () => {
  const user = await start(`/market?q=security+service&tier=720-or-more${NUMBERS}`);
  await user.click(await found("Power Credit Card"));
  await found("Foreign transaction fee");
  expect(rows()[0]).toHaveTextContent(
    /\$\d+: \$\d+ interest and \$100 transfer fee, paid off after \d+ months\. 0% for 12 months on transfers, then at 10\.99%, the rate reported for scores of 720 or more\./,
  );
});

test("the visitor's own rate stands among those reported for the score", async () => {
  await start(`/market?tier=720-or-more${NUMBERS}`);
  const standing = await screen.findByRole("region", { name: "Is your rate high?" });
  expect(standing).toHaveTextContent(
    /24\.99% is higher than \d+% of the 13 plans reported for scores of 720 or more\./,
  );
  const chart = within(standing).getByRole("img", { hidden: true });
  expect(chart).toHaveTextContent(/Your rate: 24\.99%/);
});

test("shows 25 plans at a time, and goes on at the first of the next", async () => {
  serve({
    period: "2025-12-31",
    plans: Array.from({ length: 30 }, (_, row) => testPlan({ row, product: `Card ${row}` })),
  });
  const user = await start("/market?sort=name");
  await found("All 30 plans.");
  expect(plans()).toHaveLength(25);
  await user.click(screen.getByRole("button", { name: "Show more: 25 of 30 shown" }));
  expect(rows()).toHaveLength(30);
  expect(rows()[25]?.querySelector("summary")).toHaveFocus();
  expect(screen.queryByRole("button", { name: /^Show more/ })).not.toBeInTheDocument();
});
