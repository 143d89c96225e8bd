import { lastChange, namedGuides } from "../../../src/domain/guides/guide";

test("a guide was last changed on the day of its change, or else when it was published", () => {
  expect(lastChange({ publishDate: "2024-12-18", modifiedDate: "2025-01-08" })).toBe("2025-01-08");
  expect(lastChange({ publishDate: "2024-12-18", modifiedDate: null })).toBe("2024-12-18");
});

test("named guides come in the order of their names, without names that no guide has", () => {
  const guides = [{ name: "a" }, { name: "b" }, { name: "c" }];
  expect(namedGuides(guides, ["c", "nowhere", "a"])).toEqual([{ name: "c" }, { name: "a" }]);
  expect(namedGuides(guides, [])).toEqual([]);
});
