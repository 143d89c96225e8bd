import { render, screen, within } from "@testing-library/react";
import { Breadcrumbs } from "../../../src/components/site/Breadcrumbs";

const CRUMBS = [
  { name: "Home", path: "/" },
  { name: "Guides & Articles", path: "/guides" },
  { name: "How to Improve Your Credit Score", path: "/guides/improve-credit-score" },
];

test("each step but the last is a link; the last is the page itself", () => {
  render(<Breadcrumbs crumbs={CRUMBS} />);
  const way = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(
    within(way)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Home", "Guides & Articles", "How to Improve Your Credit Score"]);
  expect(
    within(way)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/", "/guides"]);
  expect(screen.getByText("How to Improve Your Credit Score")).toHaveAttribute("aria-current", "page");
});

test("a way of one step has no link", () => {
  render(<Breadcrumbs crumbs={CRUMBS.slice(0, 1)} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText("Home")).toHaveAttribute("aria-current", "page");
});
