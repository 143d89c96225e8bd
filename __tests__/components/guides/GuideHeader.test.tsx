import { screen } from "@testing-library/react";
import { GuideHeader } from "../../../src/components/guides/GuideHeader";
import { guideOf } from "../../support/fixture";
import { drawOn, wordsOf } from "../../support/draw";

const CHANGED = guideOf("low-apr-vs-intro-apr");
const SCORE = guideOf("improve-credit-score");

test("leads back to the guides and shows category, read time, title, author and date", () => {
  const { container } = drawOn("reading", <GuideHeader guide={SCORE} />);
  expect(screen.getByRole("link", { name: "Back to Guides" })).toHaveAttribute("href", "/guides");
  expect(screen.getByRole("heading", { level: 1, name: SCORE.title })).toBeInTheDocument();
  expect(screen.getByText("Credit Tips")).toBeInTheDocument();
  expect(screen.getByText("9 min read")).toBeInTheDocument();
  expect(wordsOf(container)).toContain("By Plainrate editors · Published December 28, 2024");
});

test("says when the guide was last read against its sources", () => {
  const { container } = drawOn("reading", <GuideHeader guide={SCORE} />);
  expect(wordsOf(container)).toContain("Last reviewed January 8, 2025");
});

test("the date is machine-readable", () => {
  drawOn("reading", <GuideHeader guide={SCORE} />);
  expect(screen.getByText("December 28, 2024")).toHaveAttribute("datetime", "2024-12-28");
});

test("a guide without a later change, or one on the same day, shows no second date", () => {
  for (const modifiedDate of [null, SCORE.publishDate]) {
    const guide = { ...SCORE, modifiedDate };
    const { unmount } = drawOn("reading", <GuideHeader guide={guide} />);
    expect(screen.queryByText(/Updated/)).not.toBeInTheDocument();
    unmount();
  }
});

test("a guide that was changed later shows both dates", () => {
  const { container } = drawOn("reading", <GuideHeader guide={{ ...CHANGED, modifiedDate: "2025-01-20" }} />);
  expect(wordsOf(container)).toContain("Published January 8, 2025 · Updated January 20, 2025");
});
