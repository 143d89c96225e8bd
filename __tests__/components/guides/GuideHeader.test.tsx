import { GuideHeader } from "../../../src/components/guides/GuideBody";
import { guideOf } from "../../support/fixture";
import { drawWithAds, wordsOf } from "../../support/draw";

const GUIDE = { ...guideOf("improve-credit-score"), overdueAfter: null };

test("shows the days of a guide, the months of its card terms, and a review long ago", () => {
  const guide = { ...GUIDE, modifiedDate: "2026-11-28", cardTerms: "December 2025–February 2026", overdueAfter: 90 };
  const { container } = drawWithAds(<GuideHeader guide={guide} />);
  expect(wordsOf(container)).toMatch(
    /Updated November 28, 2026 · Card terms December 2025–February 2026 · First published December 28, 2024\. Our last review was more than 90 days ago/,
  );
});
