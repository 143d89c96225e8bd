import { GUIDE_CATEGORIES, lastChange, namedGuides } from "../../src/domain/guide";

test("the index has the specification's seven categories", () => {
  expect(GUIDE_CATEGORIES).toEqual([
    "Reviews",
    "Credit Tips",
    "Education",
    "Debt Management",
    "Credit Building",
    "Student Credit",
    "Trends",
  ]);
});

test("a guide that was never changed was last changed when it was published", () => {
  expect(lastChange({ publishDate: "2024-12-18", modifiedDate: null })).toBe("2024-12-18");
});

test("a changed guide names the day of the change", () => {
  expect(lastChange({ publishDate: "2024-12-18", modifiedDate: "2025-01-08" })).toBe("2025-01-08");
});

test("named guides come in the order of their names, without names that no guide has", () => {
  const guides = [{ name: "a" }, { name: "b" }, { name: "c" }];
  expect(namedGuides(guides, ["c", "nowhere", "a"])).toEqual([{ name: "c" }, { name: "a" }]);
  expect(namedGuides(guides, [])).toEqual([]);
});
