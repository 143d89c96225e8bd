import { render, screen, within } from "@testing-library/react";
import { YourExample } from "../../../src/components/guides/YourExample";
import { costFields } from "../../../src/domain/cards/card";
import { rankCards } from "../../../src/domain/costs/cost-ranking";
import { formatWholeDollars } from "../../../src/domain/text/format";
import { open } from "../../support/address";
import { CARDS, SITE } from "../../support/fixture";

const NUMBERS = { goal: "balance", amount: 6400, apr: 27.99, payment: 180, tier: null } as const;

/** The guide with these numbers in its address; `ok` says whether the host has the cards. Gives what it is asked for. */
function start(fragment: string, ok = true): string[] {
  const asked: string[] = [];
  Reflect.set(globalThis, "fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve({
      ok,
      status: ok ? 200 : 404,
      text: () => Promise.resolve(JSON.stringify(CARDS.map(costFields))),
    });
  });
  open(`/guides/one${fragment}`);
  render(<YourExample help={SITE.help} />);
  return asked;
}

test("asks for the cards only once there are numbers", () => {
  expect(start("")).toEqual([]);
  expect(screen.getByRole("button", { name: "Enter your numbers" })).toBeInTheDocument();
});

test("says what a lower rate saves, and ends with the cheapest cards by cost, in the one order of all tools", async () => {
  const asked = start("#balance=6400&apr=27.99&payment=180");
  expect(await screen.findByRole("heading", { name: "A lower rate could save you about" })).toBeInTheDocument();
  expect(asked).toEqual(["/cost-cards.json"]);
  const { rows } = rankCards(CARDS, NUMBERS);
  expect(screen.getAllByRole("rowheader").map((head) => head.parentElement?.textContent)).toEqual(
    rows.slice(0, 3).map(({ card, meanCost }) => card.name + formatWholeDollars(meanCost)),
  );
  const table = screen.getByRole("table", { name: "Open to anyone" });
  expect(within(table).getAllByRole("link")[0]).toHaveAttribute("href", `/cards/${rows[0]?.card.id}`);
  expect(screen.getByRole("link", { name: "See all cards by cost" })).toHaveAttribute("href", "/offers");
  expect(screen.getByRole("link", { name: "See the whole payoff" })).toHaveAttribute("href", "/calculator");
});

test("names a payment that never pays the debt off, and help, before any card", async () => {
  start("#balance=6400&apr=27.99&payment=20");
  expect(await screen.findByText("Your payment is too low")).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: SITE.help.link.label }).length).toBeGreaterThan(0);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("says so when the cards can't be loaded", async () => {
  start("#balance=6400&apr=27.99&payment=180", false);
  expect(await screen.findByText(/^Your costs could not be loaded\./)).toBeInTheDocument();
});
