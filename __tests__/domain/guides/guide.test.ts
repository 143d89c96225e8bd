import { lastChange, namedGuides, withOverdueReviews } from "../../../src/domain/guides/guide";

test("dates a guide's last change", () => {
  expect(lastChange({ publishDate: "2024-12-18", modifiedDate: "2025-01-08" })).toBe("2025-01-08");
  expect(lastChange({ publishDate: "2024-12-18", modifiedDate: null })).toBe("2024-12-18");
});

test("lists named guides in the order of their names", () => {
  const guides = [{ name: "a" }, { name: "b" }, { name: "c" }];
  expect(namedGuides(guides, ["c", "nowhere", "a"])).toEqual([{ name: "c" }, { name: "a" }]);
  expect(namedGuides(guides, [])).toEqual([]);
});

test("marks a review as overdue on the day after its last", () => {
  const marks = (day: string) => withOverdueReviews([{ reviewed: "2026-11-24" }], day, 90)[0]?.overdueAfter;
  expect([marks("2027-02-22"), marks("2027-02-23")]).toEqual([null, 90]);
});
