import { render, screen, within } from "@testing-library/react";
import { Tips } from "../../../src/components/compare/Tips";
import { SITE } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

test("each group of tips stands under its heading", () => {
  render(<Tips groups={SITE.compare.tips} />);
  expect(screen.getAllByRole("heading", { level: 2 }).map(wordsOf)).toEqual([
    "Read the rates first",
    "Then weigh the fees",
    "Before you apply",
  ]);
  for (const { title, points } of SITE.compare.tips) {
    const group = screen.getByRole("region", { name: title });
    expect(within(group).getAllByRole("listitem").map(wordsOf)).toEqual(points);
  }
});
