import { render, screen } from "@testing-library/react";
import { Statistics } from "../../../src/components/home/Statistics";
import { SITE } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

const SAMPLE = "Sample figures, shown to fill the page. They describe no real readers.";

test("shows the specification's four figures under a heading", () => {
  render(<Statistics statistics={SITE.home.statistics} sample />);
  expect(screen.getByRole("heading", { level: 2, name: "In figures" })).toBeInTheDocument();
  expect(screen.getAllByRole("term").map((term) => [wordsOf(term.nextElementSibling), wordsOf(term)])).toEqual([
    ["50+", "cards reviewed"],
    ["$2,500", "average interest saved"],
    ["15M+", "users helped"],
    ["4.8/5", "user rating"],
  ]);
});

test("says right beside them that they are samples, while they are", () => {
  const { rerender } = render(<Statistics statistics={SITE.home.statistics} sample />);
  expect(screen.getByText(SAMPLE)).toBeInTheDocument();
  rerender(<Statistics statistics={SITE.home.statistics} sample={false} />);
  expect(screen.queryByText(SAMPLE)).not.toBeInTheDocument();
});
