import { render, screen } from "@testing-library/react";
import { CardPanel } from "../../../src/components/cards/CardPanel";
import { cardOf } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

const figures = () =>
  screen
    .getAllByRole("term")
    .slice(0, 3)
    .map((term) => [wordsOf(term), wordsOf(term.nextElementSibling)]);

test("the three figures say the regular APR, the whole intro offer and the annual fee", () => {
  render(<CardPanel card={cardOf("citi-simplicity")} />);
  expect(figures()).toEqual([
    ["Regular APR", "18.24% – 28.99% variable"],
    [
      "Intro offer",
      "0% intro APR for 21 months on balance transfers and 12 months on purchases, then 18.24% – 28.99% variable. Transfer fee: 3% or $5 (greater)",
    ],
    ["Annual fee", "$0"],
  ]);
});

test("a card without an intro offer says so", () => {
  render(<CardPanel card={cardOf("discover-it-secured")} />);
  expect(figures()).toEqual([
    ["Regular APR", "28.24% variable"],
    ["Intro offer", "No intro offer"],
    ["Annual fee", "$0"],
  ]);
});

test.each([
  ["chase-slate-edge", ["Featured", "Recommended"]],
  ["citi-simplicity", ["Featured"]],
  ["discover-it-secured", []],
])("%s shows the badges that it has and no others", (id, badges) => {
  render(<CardPanel card={cardOf(id)} />);
  expect(screen.queryAllByText(/^(Featured|Recommended)$/).map(wordsOf)).toEqual(badges);
});

test("is named by the card and names its issuer", () => {
  render(<CardPanel card={cardOf("usaa-rate-advantage")} />);
  const panel = screen.getByRole("article", { name: "USAA Rate Advantage Credit Card" });
  expect(panel).toContainElement(screen.getByText("USAA", { selector: "p" }));
  expect(screen.getByRole("link", { name: /^Apply for USAA Rate Advantage Credit Card/ })).toBeInTheDocument();
});
