import { render, screen } from "@testing-library/react";
import { RateHistory } from "../../../src/components/card-page/RateHistory";
import { rateHistory } from "../../../src/domain/cards/rate-history";
import { CATALOG } from "../../support/catalog";
import { contentOf } from "../../support/checked-content";
import { wordsOf } from "../../support/draw";
import { cardOf } from "../../support/fixture";

const { history: reports, prime } = contentOf(CATALOG);

/** Draws the history of a card and returns the rows of its table. */
function rowsOf(id: string) {
  const card = cardOf(id);
  const history = rateHistory(card, reports, prime);
  if (!history) throw new Error(`There is no history of ${id}.`);
  render(<RateHistory card={card} history={history} text="What a margin is." />);
  return screen.getAllByRole("row", { hidden: true }).map(({ children }) => [...children].map(wordsOf).join(" | "));
}

test("says how the rate for the best score moved, and lists the scores of the card", () => {
  const [head, ...rows] = rowsOf("chase-slate-edge");
  expect(screen.getByText(/^The rate reported for scores of 720 and up fell 1 point/)).toBeInTheDocument();
  expect(head).toBe("Period ending | 720 and up | 620 to 719 | Prime");
  expect(rows[0]).toBe("December 2023 | 26.24% | 29.24% | 7.5%");
});

test("marks what was left out, and shows the range where no score has a rate", () => {
  const [head, first] = rowsOf("discover-it-secured");
  expect(screen.getByText(/^The lowest reported rate fell 1.5 points/)).toBeInTheDocument();
  expect(head).toBe("Period ending | Lowest | Highest | Prime");
  expect(first).toBe("December 2023 | Left out | Left out | 7.5%");
});
