import { render, screen } from "@testing-library/react";
import { CardFaces } from "../../../src/components/cards/CardFace";
import { Stars } from "../../../src/components/cards/Stars";

test("has one text alternative, and hides glyphs and n/5 from screen readers", () => {
  const five = render(<CardFaces cards={[]} />).container.querySelector("symbol");
  const { container } = render(<Stars rating={4.9} />);
  expect(screen.getByText("4.9 out of 5")).not.toHaveAttribute("aria-hidden");
  expect(screen.getByText("4.9/5")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelectorAll(`use[href="#${five?.id ?? "none"}"]`)).toHaveLength(2);
});

test.each([
  [2.5, "50"],
  [4.9, "98"],
])("fills the share of %d in five stars", (rating, width) => {
  const full = render(<Stars rating={rating} />).container.querySelector("svg svg");
  expect(Number(full?.getAttribute("width"))).toBeCloseTo(Number(width));
});
