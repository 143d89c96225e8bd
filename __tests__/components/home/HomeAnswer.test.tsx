import { render, screen, within } from "@testing-library/react";
import { HomeAnswer } from "../../../src/components/home/HomeAnswer";
import { NUMBERS_KEY } from "../../../src/site/storage";
import { open } from "../../support/address";
import { wordsOf } from "../../support/draw";
import { CARDS, TEXTS } from "../../support/fixture";

function start() {
  open("/");
  render(<HomeAnswer cards={CARDS} note={TEXTS.home.hero.note} />);
}
const rows = (name: string) => within(screen.getByRole("region", { name })).getAllByRole("listitem").map(wordsOf);

test("an example shows the three cheapest cards beside keeping your current card, before anything is typed", () => {
  start();
  const shown = rows("For example: $5,000 at 24.99%, paying $150 a month");
  expect(shown.map((row) => row.slice(0, 2))).toEqual(["1.", "2.", "3.", "Ke"]);
  expect(shown[0]).toBe(
    "1.Citi Simplicity CardAbout $498Depending on your rate: $402–$593. Saves $3,124. 37–38 months. by terms published February 2026",
  );
});

test("a cost that is the same at both ends of a card's range stands there once", () => {
  sessionStorage.setItem(NUMBERS_KEY, "purchase=3000&payment=250");
  start();
  expect(rows("Your cheapest cards")[0]).toBe("1.Chase Slate EdgeAbout $012 months. by terms published February 2026");
});

test("the tab's own numbers take the example's place", () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=6400&apr=27.99&payment=180");
  start();
  const shown = rows("Your cheapest cards");
  expect(shown[0]).toContain("$615–$953. Saves $6,619.");
  expect(shown[3]).toMatch(/^Keeping your current card\$7,403/);
  expect(screen.getByRole("link", { name: `All ${CARDS.length} cards in your dollars` })).toHaveAttribute(
    "href",
    "/offers",
  );
});
