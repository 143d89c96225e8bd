import { render, screen } from "@testing-library/react";
import { Stars } from "../../../src/components/ui/Stars";

/** Width of the full stars, of 100. */
const fullWidth = (container: HTMLElement) => container.querySelector("svg svg")?.getAttribute("width");

test.each([0, 4.1, 4.9, 5])("%d has one text alternative; glyphs and n/5 are hidden from screen readers", (rating) => {
  const { container } = render(<Stars rating={rating} />);
  expect(screen.getByText(`${rating} out of 5`)).not.toHaveAttribute("aria-hidden");
  expect(screen.getByText(`${rating}/5`)).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelectorAll("path")).toHaveLength(10);
});

test.each([
  [0, "0"],
  [2.5, "50"],
  [4.9, "98"],
  [5, "100"],
])("%d fills its share of the five stars", (rating, width) => {
  expect(Number(fullWidth(render(<Stars rating={rating} />).container))).toBeCloseTo(Number(width));
});

test("needs no style attribute, which a strict policy would refuse", () => {
  const { container } = render(<Stars rating={4.3} />);
  expect(container.querySelector("[style]")).not.toBeInTheDocument();
});
