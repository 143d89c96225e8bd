import { render, screen } from "@testing-library/react";
import { Faults } from "../../../src/cms/preview/PreviewPage";

test("an entry without faults has nothing above its preview", () => {
  const { container } = render(<Faults faults={[]} otherFault={null} />);
  expect(container).toBeEmptyDOMElement();
});

test("an entry's faults are listed", () => {
  render(<Faults faults={["line 5:10  apr", "line 6:3  rating"]} otherFault={null} />);
  expect(screen.getByText(/^To fix first/)).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "line 5:10  apr",
    "line 6:3  rating",
  ]);
});

test("a fault of another file is shown with why, and leads to the form of that file", () => {
  const fault = { file: "data/site.json", line: 3, column: 1, path: ["brand"], expected: "a line", found: "nothing" };
  render(<Faults faults={[]} otherFault={fault} />);
  expect(screen.getByText(/^Other files have faults/)).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent("data/site.json:3:1 brand expected a line, found nothing");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/admin#/collections/site/entries/site");
});
