import { render, screen } from "@testing-library/react";
import { CardCostTool } from "../../../src/components/card/CardCostTool";
import { RateHistory } from "../../../src/components/card/RateHistory";
import { rateHistory } from "../../../src/domain/cards/rate-history";
import { NUMBERS_KEY } from "../../../src/site/storage";
import { open } from "../../support/address";
import { CATALOG } from "../../support/catalog";
import { contentOf } from "../../support/checked-content";
import { SITE, cardOf } from "../../support/fixture";

const { history: reports, prime } = contentOf(CATALOG);

/** A card's page as far as it is about the rate's past; the score comes from the tab. */
function start(id: string, numbers = "") {
  open(`/cards/${id}`);
  if (numbers) sessionStorage.setItem(NUMBERS_KEY, numbers);
  const history = rateHistory(id, reports, prime);
  if (!history) throw new Error(`There is no history of ${id}.`);
  const card = cardOf(id);
  render(
    <>
      <RateHistory card={card} history={history} text="What a margin is." />
      <CardCostTool card={card} medians={[]} note="" help={SITE.help} />
    </>,
  );
}

const isShown = (text: RegExp) => screen.getAllByText(text).some((one) => one.matches("p.text-width:not([hidden])"));

test("the sentence is for the best score until the visitor's own is known", () => {
  start("usaa-rate-advantage");
  expect(isShown(/^For scores of 720 or more, the reported rate rose by 1.5 points, from 16.15% in/)).toBe(true);
  expect(isShown(/^For scores of 619 or less/)).toBe(false);
});

test("with the visitor's score it is for that", () => {
  start("usaa-rate-advantage", "balance=6200&apr=23.99&payment=225&score=619-or-less");
  expect(isShown(/^For scores of 619 or less, the reported rate fell by 4.5 points/)).toBe(true);
  expect(isShown(/^For scores of 720 or more/)).toBe(false);
});

test("a card without a rate for the visitor's score keeps its first; its table tells what was left out", () => {
  start("discover-it-secured", "balance=6200&apr=23.99&payment=225&score=619-or-less");
  expect(isShown(/^The lowest reported rate fell by 1.5 points/)).toBe(true);
  expect(isShown(/^The highest reported rate/)).toBe(false);
  expect(screen.getAllByRole("cell", { name: "Left out", hidden: true })).toHaveLength(2);
  expect(
    screen.getByText(/^From December 2025 on \(dotted line\), it was reported by Capital One/),
  ).toBeInTheDocument();
});
