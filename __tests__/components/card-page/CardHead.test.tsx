import { render, screen } from "@testing-library/react";
import { CardHead } from "../../../src/components/card-page/CardHead";
import { CATALOG, edited } from "../../support/catalog";
import { contentOf } from "../../support/checked-content";
import { partsOf } from "../../support/content-parts";

const FILE = "data/cards/first-tech-choice-rewards.json";

test.each([
  ["closed", "Closed to new applicants since March 14, 2026"],
  ["not confirmed", "May be closed to new applicants, as of March 14, 2026"],
])("says since when a card is %s", (applicants, words) => {
  const statement = { by: "publication", name: "Card Weekly", asOf: "2026-03-14", terms: { applicants } };
  const to = `"statements": [${JSON.stringify(statement)},`;
  const { cardOf } = partsOf(contentOf(edited(CATALOG, { file: FILE, from: '"statements": [', to })));
  render(<CardHead card={cardOf("first-tech-choice-rewards")}>{null}</CardHead>);
  expect(screen.getByText(words)).toBeInTheDocument();
});
