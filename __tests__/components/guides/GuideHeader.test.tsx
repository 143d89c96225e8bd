import { screen } from "@testing-library/react";
import { GuideHeader } from "../../../src/components/guides/GuideHeader";
import { guideOf } from "../../support/fixture";
import { drawWithAds, wordsOf } from "../../support/draw";

const GUIDE = { ...guideOf("improve-credit-score"), overdueAfter: null };

test("a change shows as a second date, unless it was on the day of publication", () => {
  const { container, unmount } = drawWithAds(<GuideHeader guide={{ ...GUIDE, modifiedDate: "2025-01-20" }} />);
  expect(wordsOf(container)).toContain("Published December 28, 2024 · Updated January 20, 2025");
  unmount();
  drawWithAds(<GuideHeader guide={{ ...GUIDE, modifiedDate: GUIDE.publishDate }} />);
  expect(screen.queryByText(/Updated/)).not.toBeInTheDocument();
});

test("a guide says of which month its facts are, and that its review is long ago", () => {
  const guide = { ...GUIDE, factsOf: "2024-11", overdueAfter: 90 };
  const { container } = drawWithAds(<GuideHeader guide={guide} />);
  expect(wordsOf(container)).toMatch(
    /Last reviewed January 8, 2025, on facts of November 2024; rates move\. That was more than 90 days ago: check rates/,
  );
});
