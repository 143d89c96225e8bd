import { render, screen, within } from "@testing-library/react";
import { CalculationChecks } from "../../../src/components/calculator/CalculationChecks";
import type { Check } from "../../../src/domain/debts/known-results";

const check = (published: boolean, agrees: boolean): Check => ({
  source: "A source",
  url: null,
  dated: null,
  note: null,
  given: "$1,000 at 12%",
  published,
  figures: [{ label: "Interest", expected: "$100", computed: agrees ? "$100" : "$101", agrees }],
});

test("a published figure stands beside ours in a row, with the verdict in words; our own checks stand apart", () => {
  render(<CalculationChecks intro="Words." checks={[check(true, true), check(false, false)]} />);
  for (const [name, computed, verdict] of [
    ["Published results", "$100", "agrees"],
    ["Our own checks", "$101", "differs"],
  ] as const) {
    const table = within(screen.getByRole("table", { name: `${name}, expected and computed` }));
    const heads = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads).toEqual(["Figure", "Expected", "Computed here", "Verdict"]);
    const row = within(table.getByRole("rowheader", { name: "Interest" }).closest("tr") ?? document.body);
    expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["$100", computed, verdict]);
  }
});
