import type { Content } from "../../../src/content/gate";
import { staleReport } from "../../../src/content/tools/stale-report";
import { contentOf } from "../../support/checked-content";
import { CATALOG } from "../../support/catalog";

const content = contentOf(CATALOG);
const CONTENT: Content = {
  ...content,
  cards: [],
  guides: [],
  prime: [],
  site: { ...content.site, security: { expires: "2037-11-20" } },
};

type Given = Partial<Content>;

/** The tasks of a day. The settings ask for a check every 90 days. */
const tasks = (given: Given, day: string, files: Parameters<typeof staleReport>[1] = []) =>
  staleReport({ ...CONTENT, ...given }, files, day)
    .text.split("\n")
    .filter((line) => line.startsWith("- [ ] "));

/** A card whose regular APR the issuer's page gave on a day, or another source did. */
function card(id: string, checked: string | null) {
  const found = content.cards.find((one) => one.id === id);
  if (!found) throw new Error(`There is no card ${id}.`);
  if (checked === null) return found;
  const statements = found.statements.map((one) =>
    one.term === "purchaseApr" && one.counts ? { ...one, by: "issuer" as const, asOf: checked } : one,
  );
  return { ...found, statements };
}

const CARDS = [
  card("citi-simplicity", "2025-01-08"),
  card("chase-slate-edge", "2025-01-02"),
  card("discover-it-secured", null),
];

test("terms of issuers' pages are due after so many days, the oldest first", () => {
  expect(tasks({ cards: CARDS }, "2025-04-02")).toEqual([]);
  expect(tasks({ cards: CARDS }, "2025-04-03")).toHaveLength(1);
  expect(tasks({ cards: CARDS }, "2025-06-01")).toEqual([
    "- [ ] Chase Slate Edge: last checked 2025-01-02 (`data/cards/chase-slate-edge.json`)",
    "- [ ] Citi Simplicity Card: last checked 2025-01-08 (`data/cards/citi-simplicity.json`)",
  ]);
});

test("the newest prime rate is due after more than six weeks, by the day on which it held first", () => {
  const prime = ["2024-12-19", "2025-09-18"].map((day) => ({
    day,
    rate: 7.25,
    source: "https://www.federalreserve.gov/",
  }));
  expect(tasks({ prime }, "2025-11-02")).toEqual([]);
  expect(tasks({ prime }, "2025-11-03")).toEqual([
    "- [ ] the newest prime rate is of 2025-09-18 (`data/prime-rate.json`)",
  ]);
});

test("security.txt is due from 30 days before it runs out, and says so once it has", () => {
  const site = { ...CONTENT.site, security: { expires: "2027-11-20" } };
  expect(tasks({ site }, "2027-10-20")).toEqual([]);
  for (const day of ["2027-10-21", "2027-11-19"]) {
    expect(tasks({ site }, day)).toEqual(["- [ ] security.txt runs out on 2027-11-20 (`data/site.json`)"]);
  }
  expect(tasks({ site }, "2027-11-20")).toEqual(["- [ ] security.txt ran out on 2027-11-20 (`data/site.json`)"]);
});

test("guides are due once their review is old", () => {
  const guides = content.guides.filter(({ name }) => name === "one").map((guide) => ({ ...guide, title: "One" }));
  expect(tasks({ guides }, "2025-04-08")).toEqual([]);
  expect(tasks({ guides }, "2025-04-09")).toEqual(["- [ ] One: last reviewed 2025-01-08 (`data/guides/one.md`)"]);
});

const FILES = [
  { file: "data/guides/one.md", text: "Prime is 7%\nsince {asOf:2026-09-17}, 22% in {asOf:2026-05}." },
  { file: "data/glossary.json", text: '{ "a": "18% through {until:2027-09-10}" }' },
];

test("claims are due with their lines after so many days, a month's from its first, and some days before their end", () => {
  const days = ["2026-07-30", "2026-07-31", "2026-12-16", "2026-12-17", "2027-08-11", "2027-08-12"];
  expect(days.map((day) => tasks({}, day, FILES).length)).toEqual([0, 1, 1, 2, 2, 3]);
  expect(tasks({}, "2027-09-11", FILES)).toEqual([
    "- [ ] as of 2026-05 (`data/guides/one.md:2`)",
    "- [ ] as of 2026-09-17 (`data/guides/one.md:2`)",
    "- [ ] holds until 2027-09-10 (`data/glossary.json:1`)",
  ]);
});

test("what is not due yet is counted, with the day of the next one", () => {
  expect(staleReport(CONTENT, FILES, "2026-07-31").text.split("\n").at(-1)).toBe(
    "3 more are not due yet; the next one will be in 139 days.",
  );
  expect(staleReport(CONTENT, [], "2026-07-31")).toMatchObject({
    isDue: false,
    text: expect.stringMatching(/^Nothing is to be checked again on 2026-07-31\.\n\n1 more /) as unknown,
  });
});
