import { render, screen, within } from "@testing-library/react";
import { Hero } from "../../../src/components/home/Hero";
import { SITE } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

test("has the page's one heading and leads to the comparison and to the calculator", () => {
  render(<Hero text={SITE.home.hero} />);
  expect(screen.getByRole("heading", { level: 1, name: SITE.home.hero.title })).toBeInTheDocument();
  expect(screen.getByText(SITE.home.hero.text)).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Compare cards", "/compare"],
    ["Calculate your payoff", "/calculator"],
  ]);
});

test("shows what a rate does to one debt, in figures that the calculator gives too", () => {
  render(<Hero text={SITE.home.hero} />);
  const bill = screen.getByRole("figure");
  expect(wordsOf(bill.querySelector("figcaption"))).toBe("$5,000 paid off at $150 a month");
  expect(
    within(bill)
      .getAllByRole("term")
      .map((term) => [wordsOf(term), wordsOf(term.nextElementSibling)]),
  ).toEqual([
    ["At 24.99% 58 months", "$3,622.30 interest"],
    ["At 16.24% 45 months", "$1,693.81 interest"],
    ["The lower rate saves", "$1,928.49"],
  ]);
  expect(within(bill).getByText(/^An example, not an offer/)).toBeInTheDocument();
});
