import { dayFaults } from "../../../src/content/rules/day-rules";
import { formatFault } from "../../../src/content/fault";
import { contentOf } from "../../support/checked-content";
import { CATALOG, edited } from "../../support/catalog";

const CARD = "data/cards/citi-simplicity.json";
const PAGE = "data/pages/terms.md";
const SITE = "data/site.json";

/** What is wrong with the days of the catalog on a day, once a text in a file is replaced. */
function messages(file: string, from: RegExp, to: string, day = "2026-12-01"): string[] {
  const files = edited(CATALOG, { file, from, to });
  contentOf(files);
  return dayFaults(files, day).map((fault) => formatFault(fault).replace(/:\d+:\d+/, ""));
}

test.each([
  ["the day of the figures", SITE, /"asOf": "[^"]*"/, '"asOf": "DAY"', "asOf"],
  [
    "the day of the accessibility statement",
    "data/pages/about.json",
    /"reviewed": "[^"]*"/,
    '"reviewed": "DAY"',
    "accessibility.reviewed",
  ],
  ["the day on which a guide was read again", "data/guides/one.md", /^reviewed: .*$/m, "reviewed: DAY", "reviewed"],
  ["the day of a legal page", PAGE, /^updated: .*$/m, "updated: DAY", "updated"],
  [
    "a change of the prime rate",
    "data/prime-rate.json",
    /(?<=\})(?=\s*\]\s*\}\s*$)/,
    ', { "day": "DAY", "rate": 7.25, "source": "https://www.federalreserve.gov/" }',
    "rates[1].day",
  ],
  ["what is stated of a card", CARD, /"asOf": "[^"]*"/, '"asOf": "DAY"', "statements[0].asOf"],
])("%s is today at the latest", (_, file, from, to, field) => {
  expect(messages(file, from, to.replace("DAY", "2026-12-01"))).toEqual([]);
  expect(messages(file, from, to.replace("DAY", "2026-12-02"))).toEqual([
    `${file}  ${field}\n  expected a day up to 2026-12-01, found "2026-12-02"`,
  ]);
});

test("a statement's month is this one at the latest", () => {
  const month = /(?<="asOf": ")[^"]*/;
  expect(messages(CARD, month, "2026-12")).toEqual([]);
  expect(messages(CARD, month, "2027-01")).toEqual([
    `${CARD}  statements[0].asOf\n  expected a month up to 2026-12, found "2027-01"`,
  ]);
});

test("a claim in a sentence held today at the latest", () => {
  const file = "data/guides/one.md";
  const claim = (text: string) => messages(file, /^See the /m, `${text} See the `);
  expect(claim("As of {asOf:2026-12-01}, 7%.")).toEqual([]);
  expect(claim("As of {asOf:2026-12-02}, 7%.")).toEqual([
    `${file}\n  expected a claim's day up to 2026-12-01, found "2026-12-02"`,
  ]);
  expect(claim("In {asOf:2027-01}, 7%.")).toHaveLength(1);
});

test("security.txt runs out within a year", () => {
  const expires = /(?<="expires": ")[^"]*/;
  expect(messages(SITE, expires, "2027-11-30")).toEqual([]);
  expect(messages(SITE, expires, "2099-01-01")).toEqual([
    `${SITE}  security.expires\n  expected a day less than a year ahead, before 2027-12-01, found "2099-01-01"`,
  ]);
  expect(messages(SITE, expires, "2027-12-01")).toHaveLength(1);
});

test("the faults come in the order of files and lines", () => {
  const fields = messages(SITE, /(?<="expires": ")[^"]*/, "2099-01-01", "2024-12-01").map(
    (message) => message.split("\n")[0],
  );
  const cards = fields.filter((field) => field?.startsWith("data/cards/"));
  const guides = fields.filter((field) => field?.startsWith("data/guides/"));
  const results = fields.filter((field) => field?.startsWith("data/published-results.json  "));
  expect([cards.length, guides.length, results.length]).toEqual([9, 11, 18]);
  expect(fields).toEqual([
    ...cards,
    ...guides,
    "data/pages/about.json  accessibility.reviewed",
    "data/pages/disclaimer.md  updated",
    "data/pages/privacy.md  updated",
    "data/pages/terms.md  updated",
    ...results,
    "data/site.json  asOf",
    "data/site.json  security.expires",
    "data/survey/2025-12-31.csv",
  ]);
});

test("a draft may name the day on which it will be published", () => {
  expect(messages("data/guides/one.md", /^reviewed: .*$/m, "reviewed: 2026-12-24")).toHaveLength(1);
  expect(messages("data/guides/one.md", /^reviewed: .*$/m, "reviewed: 2026-12-24\ndraft: true")).toEqual([]);
});
