import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ComparisonTable } from "../../../src/components/compare/ComparisonTable";
import { termRows } from "../../../src/domain/catalog/compare";
import { TEXTS, cardOf, closedCardOf } from "../../support/fixture";
import { wordsOf } from "../../support/draw";
import { COMPARISON_ROWS } from "../../support/specified";

const THREE = [cardOf("citi-simplicity"), cardOf("first-tech-choice-rewards"), cardOf("discover-it-secured")];

function draw(cards = THREE, onRemove = jest.fn((id: string) => id)) {
  render(
    <ComparisonTable cards={cards} onRemove={onRemove} rows={termRows(null)} notes={[TEXTS.compare.notAvailable]} />,
  );
  return onRemove;
}

const rows = () => {
  const table = screen.getByRole<HTMLTableElement>("table");
  return [...table.tBodies].flatMap(({ rows }) => [...rows]).map((row) => [...row.cells].map(wordsOf));
};

test("has the specification's rows in three groups, with each card's terms and the best of them marked", () => {
  draw();
  const labels = rows().map(([label]) => label);
  expect(labels).toEqual([
    ...["Rates", "Regular APR", "Intro APR", "Intro Term"],
    ...["Fees", "Annual Fee", "Balance Transfer Fee", "Foreign Transaction Fee"],
    ...["The card", "Issuer", "Rewards", "Rating", "Credit Required", "Best For"],
    ...["Apply"],
  ]);
  expect(labels).toEqual(expect.arrayContaining([...COMPARISON_ROWS]));
  expect(rows()).toEqual(
    expect.arrayContaining([
      ["Regular APR", "18.24–28.99%Variable", "14.50–18.00% bestVariable", "28.24%Variable"],
      ["Rating", "4.8 out of 54.8/5", "4.4 out of 54.4/5", "4.4 out of 54.4/5"],
      ["Apply", ...THREE.map(({ name }) => `Apply Now for ${name} (opens in a new tab)`)],
    ]),
  );
});

test("marks a card that is closed to new applicants, which has no Apply", () => {
  draw([cardOf("citi-simplicity"), closedCardOf("chase-slate-edge")]);
  expect(screen.getAllByRole("columnheader").map(wordsOf)).toEqual([
    "Citi Simplicity Remove Citi Simplicity Card",
    "Chase Slate Edge Closed to new applicantsRemove Chase Slate Edge",
  ]);
  expect(rows().at(-1)).toEqual(["Apply", "Apply Now for Citi Simplicity Card (opens in a new tab)", "Closed"]);
});

test("removes the card of the column's button", async () => {
  const onRemove = draw();
  await userEvent.click(screen.getByRole("button", { name: "Remove First Tech Choice Rewards World Mastercard" }));
  expect(onRemove.mock.calls).toEqual([["first-tech-choice-rewards"]]);
});
