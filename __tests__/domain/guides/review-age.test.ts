import { withOverdueReviews } from "../../../src/domain/guides/review-age";

test("marks a review as overdue on the day after its last", () => {
  const marks = (day: string) => withOverdueReviews([{ reviewed: "2026-11-24" }], day, 90)[0]?.overdueAfter;
  expect([marks("2027-02-22"), marks("2027-02-23")]).toEqual([null, 90]);
});
