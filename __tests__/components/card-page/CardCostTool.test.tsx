import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CardCostTool } from "../../../src/components/card-page/CardCostTool";
import { cardsInstead } from "../../../src/domain/cards/eligibility";
import { NUMBERS_KEY } from "../../../src/site/storage";
import { open } from "../../support/address";
import { describedBy, wordsOf } from "../../support/draw";
import { CARDS, SITE, cardOf, closedCardOf } from "../../support/fixture";

function start(card = cardOf("citi-simplicity")) {
  open(`/cards/${card.id}`);
  render(<CardCostTool card={card} others={cardsInstead(card, CARDS)} note="What the costs mean." help={SITE.help} />);
}

const region = (name: string | RegExp) => screen.getByRole("region", { name });
const figures = () => describedBy(within(region(/costs? you about$/)).getAllByRole("term"));

const OWN = "This card would cost you about";

test("shows an example before anything is typed", () => {
  start();
  expect(region(`Example: $5,000 at 24.99%, paying $175 a month. ${OWN}`)).toHaveTextContent(
    "$298That’s interest and fees. Your current card would cost $2,675, so you’d save about $2,377.",
  );
});

test("shows a cost with its reasons, its range and who stated the terms", async () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=6400&apr=27.99&payment=180");
  start();
  // $6,400 and 3% of it are $6,592; 21 payments of $180 leave $2,812.
  expect(Object.fromEntries(figures())).toMatchObject({
    "Transfer intro": "0% for 21 mo.",
    "Then, variable": "18.24–28.99%",
    "Transfer fee": "$192",
    "Still owed": "$2,812",
    "Depending on your rate": "$615–$953",
    "Paid off in": "39–41 months",
    "To finish in time, pay": "$313.91",
  });
  expect(within(region(OWN)).getByRole("link", { name: "Published terms, February 2026" })).toBeInTheDocument();
});

test("shows no cost for a payment that is too small, but the reason", () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=9000&apr=20&payment=50");
  start();
  expect(region("Payment too low")).toHaveTextContent("would not pay it off within 50 years");
});

test("counts with the rate reported for the visitor's score, and shows no cost for another score", async () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=5000&apr=24.99&payment=150&score=720-or-more");
  start();
  const cost = region(/^Example: .* This card would cost you about$/);
  expect(cost).toHaveTextContent("$402");
  expect(cost).toHaveTextContent("At 18.24%, based on the rate reported for scores of 720 and up");
  cleanup();
  sessionStorage.setItem(NUMBERS_KEY, "balance=5000&apr=24.99&payment=150&score=no-score");
  start();
  expect(region("Not for your score")).toHaveTextContent("reported no offer for people without a credit score");
});

test("a card that isn't for one's score leads on to two cards that are, with their cost", () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=1000&apr=27.99&payment=100&score=619-or-less");
  start();
  const others = within(region("Cards for scores of 619 or less"));
  const [stay, ...shown] = others.getAllByRole("listitem").map(wordsOf);
  expect(stay).toMatch(/^Keep your current card/);
  expect(shown).toHaveLength(2);
  expect(shown[0]).toMatch(/Costs you about \$\d+/);
  expect(others.getByRole("link", { name: "See all cards for your score" })).toHaveAttribute("href", "/offers");
});

test("a score alone is enough for that, with the costs of an example", () => {
  sessionStorage.setItem(NUMBERS_KEY, "score=619-or-less");
  start();
  expect(region("Not for your score")).toBeInTheDocument();
  expect(region("Cards for scores of 619 or less")).toHaveTextContent("Example: $5,000 at 24.99%");
});

test("a secured card opens with what it takes, and with a cost once there are numbers", () => {
  start(cardOf("discover-it-secured"));
  const terms = describedBy(within(region("What it takes")).getAllByRole("term"));
  expect(terms.map(([label]) => label)).toEqual(["Deposit", "Returned", "Credit line", "Regular APR"]);
  expect(screen.queryByText("Line too small")).not.toBeInTheDocument();
  cleanup();
  sessionStorage.setItem(NUMBERS_KEY, "balance=1000&apr=27.99&payment=100");
  start(cardOf("discover-it-secured"));
  expect(region(OWN)).toBeInTheDocument();
});

test("shows no costs of a card that is closed", () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=5000&apr=24.99&payment=150");
  start(closedCardOf("citi-simplicity"));
  expect(region("Closed")).toHaveTextContent("Closed to new applicants.");
  expect(screen.queryByRole("link", { name: /^Apply/ })).not.toBeInTheDocument();
});

test("shows the plan with the way to apply and to all cards once there are numbers", async () => {
  start();
  expect(screen.queryByText(/^What to do with/)).not.toBeInTheDocument();
  cleanup();
  sessionStorage.setItem(NUMBERS_KEY, "balance=6400&apr=27.99&payment=220");
  start();
  const plan = within(region(/^What to do with/));
  expect(plan.getByRole("link", { name: /^Apply for Citi Simplicity Card/ })).toBeInTheDocument();
  const link = plan.getByRole("link", { name: "See all cards by your cost" });
  expect(link).toHaveAttribute("href", "/offers");
});

test.each([
  ["prints", () => window.dispatchEvent(new Event("beforeprint")), ""],
  ["does nothing", () => undefined, "If no print window opens, open this page in another browser to print it."],
  ["has no printing", undefined, "If no print window opens, open this page in another browser to print it."],
])("says what became of the press when the browser %s", async (_, print, said) => {
  const kept: unknown = Reflect.get(window, "print");
  Reflect.set(window, "print", print);
  sessionStorage.setItem(NUMBERS_KEY, "balance=6400&apr=27.99&payment=180");
  start();
  const button = await screen.findByRole("button", { name: "Print this plan" });
  await userEvent.click(button);
  const status = within(button.closest("section") ?? document.body)
    .getAllByRole("status")
    .at(-1);
  expect(status?.textContent).toBe(said);
  Reflect.set(window, "print", kept);
});
