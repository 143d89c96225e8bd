import { render, screen, within } from "@testing-library/react";
import { Breadcrumbs } from "../../../src/components/page/Breadcrumbs";
import { wordsOf } from "../../support/draw";

test("each step but the last is a link; the last is the page itself", () => {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Guides & Articles", path: "/guides" },
    { name: "A guide", path: "/guides/one" },
  ];
  render(<Breadcrumbs crumbs={crumbs} />);
  const way = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(way.getAllByRole("listitem").map(wordsOf)).toEqual(["Home", "Guides & Articles", "A guide"]);
  expect(way.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/guides"]);
  expect(way.getByText("A guide")).toHaveAttribute("aria-current", "page");
});
