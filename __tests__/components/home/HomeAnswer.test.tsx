import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HomeAnswer } from "../../../src/components/home/HomeAnswer";
import { NUMBERS_KEY } from "../../../src/site/storage";
import { open } from "../../support/address";
import { wordsOf } from "../../support/draw";
import { HOME } from "../../support/tool-props";

function start() {
  open("/");
  render(<HomeAnswer {...HOME} />);
}
const answer = (name: string) => screen.getByRole("region", { name });
const rows = (name: string) => within(answer(name)).getAllByRole("listitem").map(wordsOf);

const EXAMPLE = "Example: $5,000 at 24.99%, paying $175 a month. A lower rate could save you about";
const OWN = "A lower rate could save you about";

test("shows what the cheapest card saves in an example, above the three cheapest", () => {
  start();
  expect(answer(EXAMPLE)).toHaveTextContent(
    "$2,377You’d pay about $298 in interest and fees instead of $2,675, and finish about 13 months sooner.",
  );
  const shown = rows(EXAMPLE);
  expect(shown).toHaveLength(4);
  expect(shown[0]).toBe("Keep your current card$2,67524.99% APR · 44 months");
  expect(shown[1]).toBe(
    "Citi Simplicity CardCosts you about $298saves $2,377 · 31 months · Published terms, February 2026. Depending on your rate: $265–$345",
  );
});

test("the example follows the goal: no balance is left after 'Make a purchase', and each row says its offer", async () => {
  start();
  await userEvent.click(screen.getByRole("radio", { name: "Make a purchase" }));
  const purchase = "Example: a $2,000 purchase, paying $175 a month. The first card below costs you about";
  expect(rows(purchase)[0]).toMatch(/^Chase Slate EdgeCosts you about \$00% for 18 months · 12 months/);
  expect(answer(purchase)).not.toHaveTextContent("Keep your current card");
});

test("shows the tab's own numbers in place of the example", async () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=6400&apr=27.99&payment=180");
  start();
  expect(answer(OWN)).toHaveTextContent("$6,653");
  expect(rows(OWN)[1]).toContain("saves $6,653");
});

test("links to all cards, and to the comparison of the three cheapest", () => {
  start();
  expect(screen.getByRole("link", { name: `See all ${HOME.cards.length} cards` })).toHaveAttribute("href", "/offers");
  expect(screen.getByRole("link", { name: "Compare these 3" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/compare\?cards=citi-simplicity,[\w-]+,[\w-]+$/),
  );
});

test("moves the focus to the answer when it is asked for", async () => {
  start();
  await userEvent.type(screen.getByLabelText("Current Balance ($)"), "6400");
  await userEvent.type(screen.getByLabelText("APR (%)"), "27.99");
  await userEvent.type(screen.getByLabelText("Monthly Payment ($)"), "180");
  await userEvent.click(screen.getByRole("button", { name: "Show my costs" }));
  expect(answer(OWN)).toHaveFocus();
});

test("draws the balance on both cards, and shows what to do, when there are numbers", async () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=6400&apr=27.99&payment=240");
  start();
  const chart = screen.getByRole("img", { name: /^How fast you’d be debt-free/ });
  expect(chart).toHaveAccessibleName(
    expect.stringMatching(/Current card: paid off in month \d+\..*Citi Simplicity: paid off in month \d+\./),
  );
  expect(screen.getByRole("region", { name: "What to do with Citi Simplicity" })).toBeInTheDocument();
});

test("keeps the current card out of the groups of cards that one could get", async () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=500&apr=27.99&payment=50&score=619-or-less");
  start();
  const stay = screen.getByRole("heading", { name: "Keep your current card" });
  for (const name of ["For your score", "Not for your score"]) expect(answer(name)).not.toContainElement(stay);
});

test("names the payment when no card is paid off with it", () => {
  sessionStorage.setItem(NUMBERS_KEY, "purchase=3000&payment=20");
  start();
  expect(answer("Your payment is too low")).toHaveTextContent(
    /The lowest payment that pays it off is \$\d+\.\d\d a month/,
  );
});

test("leads on to the reported plans when a debt is beyond the lines for a score", () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=6400&apr=27.99&payment=225&score=619-or-less");
  open("/");
  render(<HomeAnswer {...HOME} cards={HOME.cards.filter(({ category }) => category !== "low-apr")} />);
  const block = answer("None of our five cards is likely to take $6,400");
  expect(block).toHaveTextContent(
    "Cards for scores of 619 or less usually have credit lines of up to $2,500. Try a credit union.",
  );
  expect(within(block).getByRole("link", { name: "See plans reported for scores of 619 or less" })).toHaveAttribute(
    "href",
    "/market?tier=619-or-less",
  );
});

test("shows no plan to move a debt that no card makes cheaper", () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=900&apr=9&payment=450");
  start();
  expect(answer("Your current card is cheapest, at about")).toHaveTextContent("Keep yours");
  expect(screen.queryByRole("region", { name: /^What to do with/ })).not.toBeInTheDocument();
});

const OWN_NUMBERS = "balance=6400&apr=27.99&payment=240";

test("the slider moves the answer, the bars and the steps, and 'Use' keeps its payment", async () => {
  sessionStorage.setItem(NUMBERS_KEY, OWN_NUMBERS);
  start();
  const before = answer(OWN).textContent;
  await userEvent.click(screen.getByRole("button", { name: /^Before the offer ends / }));
  expect(answer(OWN).textContent).not.toBe(before);
  expect(screen.getByRole("heading", { name: "What if I paid, with Citi Simplicity at 28.99%…" })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "What to do with Citi Simplicity" })).toHaveTextContent(
    "Pay $314, on time.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Use $314" }));
  expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=6400&apr=27.99&payment=314");
  expect(answer(OWN)).toHaveFocus();
});

test("a payment that was tried is gone once the costs are asked for again", async () => {
  sessionStorage.setItem(NUMBERS_KEY, OWN_NUMBERS);
  start();
  const before = answer(OWN).textContent;
  for (const name of [/^Before the offer ends /, /^Edit/, "Show my costs"])
    await userEvent.click(screen.getByRole("button", { name }));
  expect(answer(OWN).textContent).toBe(before);
});

test("what is printed is the plan on one sheet, of what was typed alone", () => {
  start();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.queryByText("Months to cross off")).not.toBeInTheDocument();
  cleanup();
  sessionStorage.setItem(NUMBERS_KEY, OWN_NUMBERS);
  start();
  expect(screen.queryByText("Months to cross off")).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const sheet = within(screen.getByRole("region", { name: /^\$[\d,]+ saved, debt-free / }));
  expect(sheet.getByText(/For \$6,400 at 27\.99%, paying \$240 a month\.$/)).toBeInTheDocument();
  expect(sheet.getAllByText(/\?$/)).toHaveLength(5);
  expect(sheet.getByText("The offer ends after month 21 (framed).")).toBeInTheDocument();
  expect(sheet.getByText(/Published terms, February 2026\. Estimates\. http.*\/$/)).toBeInTheDocument();
});

test("the answer is handed out as a picture, and a browser that can't draw one says so", async () => {
  sessionStorage.setItem(NUMBERS_KEY, OWN_NUMBERS);
  start();
  await userEvent.click(screen.getByRole("button", { name: "Save as image" }));
  expect(await screen.findByRole("checkbox", { name: "Show my balance" })).not.toBeChecked();
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await userEvent.click(screen.getByRole("button", { name: "Wide, 1200 × 630" }));
  expect(await screen.findByText(/^This browser can’t draw pictures\./)).toBeVisible();
  jest.restoreAllMocks();
});
