import { render, screen } from "@testing-library/react";
import { Stars } from "../../../src/components/cards/Stars";

test("have one text alternative; glyphs and n/5 are hidden from screen readers", () => {
  const { container } = render(<Stars rating={4.9} />);
  expect(screen.getByText("4.9 out of 5")).not.toHaveAttribute("aria-hidden");
  expect(screen.getByText("4.9/5")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelectorAll("path")).toHaveLength(10);
});

test.each([
  [0, "0"],
  [2.5, "50"],
  [4.9, "98"],
  [5, "100"],
])("%d fills its share of the five stars", (rating, width) => {
  const full = render(<Stars rating={rating} />).container.querySelector("svg svg");
  expect(Number(full?.getAttribute("width"))).toBeCloseTo(Number(width));
});
