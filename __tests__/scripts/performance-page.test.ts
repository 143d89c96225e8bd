import { measuredOn, table, withSection } from "../../scripts/lib/performance-page";

const PAGE = "# Performance\n\nAn intro.\n\n## Lighthouse\n\nOld figures.\n\n## Interactions\n\nKept.\n";

describe("a section of the performance page", () => {
  test("takes the place of the one before and leaves the others", () => {
    expect(withSection(PAGE, "Lighthouse", "New figures.")).toBe(PAGE.replace("Old", "New"));
  });

  test("is put at the end if it is new", () => {
    expect(withSection(PAGE, "Interactions with 600 cards", "Many.")).toBe(
      `${PAGE}\n## Interactions with 600 cards\n\nMany.\n`,
    );
  });
});

test("a table has its figures at the right", () => {
  expect(table(["Page", "ms"], [["/offers", "24"]])).toBe("| Page | ms |\n| --- | --: |\n| /offers | 24 |");
});

test("the day of a measurement is the one that is given, and must be a day", () => {
  expect(measuredOn("2026-01-31")).toBe("2026-01-31");
  expect(() => measuredOn("yesterday")).toThrow('The day must be written as 2025-01-08, found "yesterday".');
});
