import { lastChange, namedGuides } from "../../../src/domain/guides/guide";

test("dates a guide's last change", () => {
  expect(lastChange({ publishDate: "2024-12-18", modifiedDate: "2025-01-08" })).toBe("2025-01-08");
  expect(lastChange({ publishDate: "2024-12-18", modifiedDate: null })).toBe("2024-12-18");
});

test("lists named guides in the order of their names", () => {
  const guides = [{ name: "a" }, { name: "b" }, { name: "c" }];
  expect(namedGuides(guides, ["c", "nowhere", "a"])).toEqual([{ name: "c" }, { name: "a" }]);
  expect(namedGuides(guides, [])).toEqual([]);
});
