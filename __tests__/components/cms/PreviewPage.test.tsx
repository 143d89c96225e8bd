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

test("a fault of another file is shown, with why", () => {
  render(<Faults faults={[]} otherFault="data/site.json:3:1  brand" />);
  expect(screen.getByText(/^Other files have faults/)).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent("data/site.json:3:1 brand");
});
