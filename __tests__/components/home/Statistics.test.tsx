import { render, screen } from "@testing-library/react";
import { Statistics } from "../../../src/components/home/Statistics";
import { TEXTS } from "../../support/fixture";

const SAMPLE = "Sample numbers. They don’t describe real readers.";

test("says right beside them that they are samples, while they are", () => {
  const { rerender } = render(<Statistics statistics={TEXTS.home.statistics} sample />);
  expect(screen.getByText(SAMPLE)).toBeInTheDocument();
  rerender(<Statistics statistics={TEXTS.home.statistics} sample={false} />);
  expect(screen.queryByText(SAMPLE)).not.toBeInTheDocument();
});
