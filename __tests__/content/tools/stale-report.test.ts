import type { Content } from "../../../src/content/content";
import { staleReport } from "../../../src/content/tools/stale-report";
import { CATALOG } from "../../support/catalog";
import { contentOf } from "../../support/checked-content";

const content = contentOf(CATALOG);
const CONTENT: Content = {
  ...content,
  cards: [],
  guides: [],
  prime: [],
  site: { ...content.site, security: { expires: "2037-11-20" } },
};

/** Tasks of a day. The settings ask for a check every 90 days. */
const tasks = (given: Partial<Content>, day: string, files: Parameters<typeof staleReport>[1] = []) =>
  staleReport({ ...CONTENT, ...given }, files, day)
    .text.split("\n")
    .filter((line) => line.startsWith("- [ ] "));

/** A card whose regular APR the issuer's page, or another source, stated on a day. */
function card(by: "issuer" | "publication", asOf: string) {
  return content.cards
    .filter(({ id }) => id === "citi-simplicity")
    .map((found) => ({
      ...found,
      statements: found.statements.map((one) =>
        one.term === "purchaseApr" && one.counts ? { ...one, by, asOf } : one,
      ),
    }));
}

test("lists terms of an issuer's page once they are older than the settings allow", () => {
  expect(tasks({ cards: card("issuer", "2025-01-02") }, "2025-04-02")).toEqual([]);
  expect(tasks({ cards: card("issuer", "2025-01-02") }, "2025-04-03")).toEqual([
    "- [ ] Citi Simplicity Card: terms checked 2025-01-02 (`data/cards/citi-simplicity.json`)",
  ]);
  expect(tasks({ cards: card("publication", "2025-01-02") }, "2026-04-03")).toEqual([]);
});

test("lists guides whose review is old", () => {
  const guides = content.guides.filter(({ name }) => name === "one").map((guide) => ({ ...guide, title: "One" }));
  expect(tasks({ guides }, "2025-04-08")).toEqual([]);
  expect(tasks({ guides }, "2025-04-09")).toEqual(["- [ ] One: reviewed 2025-01-08 (`data/guides/one.md`)"]);
});

test("lists the prime rate after more than six weeks", () => {
  const prime = [{ day: "2025-09-18", rate: 7.25, source: "https://www.federalreserve.gov/" }];
  expect(tasks({ prime }, "2025-11-02")).toEqual([]);
  expect(tasks({ prime }, "2025-11-03")).toEqual([
    "- [ ] Prime rate: the newest is of 2025-09-18 (`data/prime-rate.json`)",
  ]);
});

test("lists security.txt from 30 days before it runs out", () => {
  const site = { ...CONTENT.site, security: { expires: "2027-11-20" } };
  expect(tasks({ site }, "2027-10-20")).toEqual([]);
  expect(tasks({ site }, "2027-10-21")).toEqual(["- [ ] security.txt: runs out on 2027-11-20 (`data/site.json`)"]);
});

test("lists dated claims by their file, a month's age counted from its first day", () => {
  const files = [{ file: "data/guides/one.md", text: "7% since {asOf:2026-09-17},\n22% in {asOf:2026-05}." }];
  expect(tasks({}, "2026-07-30", files)).toEqual([]);
  expect(tasks({}, "2026-12-16", files)).toEqual(["- [ ] Claims as of 2026-05 (`data/guides/one.md`)"]);
  expect(tasks({}, "2026-12-17", files)).toEqual(["- [ ] Claims as of 2026-05, 2026-09-17 (`data/guides/one.md`)"]);
});

test("says that nothing is due when nothing is", () => {
  expect(staleReport(CONTENT, [], "2026-07-31")).toEqual({
    text: "Nothing is to be checked again on 2026-07-31.",
    isDue: false,
  });
});
