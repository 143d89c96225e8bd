import { GuideHeader } from "../../../src/components/guides/GuideHeader";
import { guideOf } from "../../support/fixture";
import { drawWithAds, wordsOf } from "../../support/draw";

const GUIDE = { ...guideOf("improve-credit-score"), overdueAfter: null };

test("a guide says of which month its facts are, and that its review is long ago", () => {
  const guide = { ...GUIDE, factsOf: "2024-11", overdueAfter: 90 };
  const { container } = drawWithAds(<GuideHeader guide={guide} />);
  expect(wordsOf(container)).toMatch(
    /Published December 28, 2024 · Facts as of November 2024\. Rates change, so check with the issuer\. Our last review was more than 90 days ago/,
  );
});
