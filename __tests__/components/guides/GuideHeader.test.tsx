import { screen } from "@testing-library/react";
import { GuideHeader } from "../../../src/components/guides/GuideHeader";
import { guideOf } from "../../support/fixture";
import { drawWithAds, wordsOf } from "../../support/draw";

const GUIDE = guideOf("improve-credit-score");

test("leads back to the guides and shows category, read time, title, author and date", () => {
  const { container } = drawWithAds(<GuideHeader guide={GUIDE} />);
  expect(screen.getByRole("link", { name: "Back to Guides" })).toHaveAttribute("href", "/guides");
  expect(screen.getByRole("heading", { level: 1, name: GUIDE.title })).toBeInTheDocument();
  expect(screen.getByText("Credit Tips")).toBeInTheDocument();
  expect(screen.getByText("9 min read")).toBeInTheDocument();
  expect(wordsOf(container)).toMatch(
    /By Plainrate editors · Published December 28, 2024 · Last reviewed January 8, 2025$/,
  );
  expect(screen.getByText("December 28, 2024")).toHaveAttribute("datetime", "2024-12-28");
});

test("a change shows as a second date, unless it was on the day of publication", () => {
  const { container, unmount } = drawWithAds(<GuideHeader guide={{ ...GUIDE, modifiedDate: "2025-01-20" }} />);
  expect(wordsOf(container)).toContain("Published December 28, 2024 · Updated January 20, 2025");
  unmount();
  drawWithAds(<GuideHeader guide={{ ...GUIDE, modifiedDate: GUIDE.publishDate }} />);
  expect(screen.queryByText(/Updated/)).not.toBeInTheDocument();
});
