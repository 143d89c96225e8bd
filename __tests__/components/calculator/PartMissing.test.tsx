import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { PartMissing } from "../../../src/components/calculator/PartMissing";
import { CalculationChecks, PlannerTool, usePartsOnUse } from "../../../src/components/calculator/parts-on-use";
import { usePlannerAddress } from "../../../src/components/calculator/use-planner";
import { CARDS, SITE } from "../../support/fixture";

jest.mock("../../../src/components/calculator/PlannerTool", () => {
  throw new Error("The planner's script does not come.");
});
jest.mock("../../../src/components/calculator/CalculationChecks", () => {
  throw new Error("The script of the checks does not come.");
});

const MESSAGE = "This part of the page could not be loaded. Check your connection, then reload the page.";

/** The calculator, and beneath it a part that the server drew or what stands in its place. */
const page = (part: "drawn" | "missing") => (
  <>
    <input aria-label="Balance" />
    {part === "drawn" ? <input aria-label="Months" /> : <PartMissing speaks />}
  </>
);

/** Focuses the field; then the part beneath the calculator turns out to be missing. */
function losePartWithFocusIn(field: string): void {
  const { rerender } = render(page("drawn"));
  screen.getByRole("textbox", { name: field }).focus();
  rerender(page("missing"));
}

test("the message takes the focus over from the part that it replaces", () => {
  losePartWithFocusIn("Months");
  expect(screen.getByText(MESSAGE)).toHaveFocus();
});

test("the focus stays where it is if it lies elsewhere on the page", () => {
  losePartWithFocusIn("Balance");
  expect(screen.getByRole("textbox", { name: "Balance" })).toHaveFocus();
});

test("a page that nobody has touched yet keeps the focus at its beginning", () => {
  const { rerender } = render(page("drawn"));
  rerender(page("missing"));
  expect(document.body).toHaveFocus();
});

/** Both later parts, with scripts that don't come. */
function LaterParts() {
  const address = usePlannerAddress();
  usePartsOnUse();
  return (
    <Suspense>
      <PlannerTool address={address} cards={CARDS} texts={SITE.calculator} url={SITE.url} />
      <CalculationChecks intro={SITE.calculator.checks} />
    </Suspense>
  );
}

test("each part that is missing says so, and one of them aloud", async () => {
  render(<LaterParts />);
  expect(await screen.findAllByText(MESSAGE)).toHaveLength(2);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveTextContent(MESSAGE);
});
