import { claimReport, guideReport, securityReminder, staleReport } from "../../../src/content/tools/stale-report";
import { cardOf } from "../../support/fixture";

function card(id: string, checked: string | null) {
  const { provenance, name } = cardOf(id);
  const status = checked === null ? ("sample" as const) : ("verified" as const);
  return { id, name, provenance: { ...provenance, status, checked } };
}

const CARDS = [
  card("citi-simplicity", "2025-01-08"),
  card("chase-slate-edge", "2025-01-02"),
  card("discover-it-secured", null),
];

test("nothing is overdue on the last day", () => {
  expect(staleReport(CARDS, "2025-04-02", 90, "text")).toEqual({
    count: 0,
    text: "No verified terms are older than 90 days on 2025-04-02. 2 of 3 cards are verified, the others are samples.",
  });
});

test("one card is overdue the day after", () => {
  const { count, text } = staleReport(CARDS, "2025-04-03", 90, "text");
  expect(count).toBe(1);
  expect(text.split("\n")).toEqual([
    "Terms of 1 card were last checked more than 90 days before 2025-04-03.",
    "Check each against the issuer's own page, then set provenance.checked to the day.",
    "",
    "data/cards/chase-slate-edge.json  Chase Slate Edge: last checked 2025-01-02, 91 days ago",
  ]);
});

test("an issue lists the oldest first, as tasks", () => {
  const { count, text } = staleReport(CARDS, "2025-06-01", 90, "markdown");
  expect(count).toBe(2);
  expect(text.split("\n").slice(3)).toEqual([
    "- [ ] Chase Slate Edge: last checked 2025-01-02, 150 days ago (`data/cards/chase-slate-edge.json`)",
    "- [ ] Citi Simplicity Card: last checked 2025-01-08, 144 days ago (`data/cards/citi-simplicity.json`)",
  ]);
});

describe("security.txt", () => {
  const advice = "See that somebody reads the site's email, then put off security.expires in data/site.json.";
  const reminder = (day: string) => securityReminder("2027-11-20", day, "text");

  test("is not due 31 days before it runs out", () => {
    expect(reminder("2027-10-20")).toBeNull();
  });

  test("is due from 30 days before it runs out", () => {
    expect(reminder("2027-10-21")).toBe(`security.txt runs out on 2027-11-20. ${advice}`);
    expect(reminder("2027-11-19")).toBe(`security.txt runs out on 2027-11-20. ${advice}`);
  });

  test("has run out on its day", () => {
    expect(reminder("2027-11-20")).toBe(`security.txt ran out on 2027-11-20. ${advice}`);
    expect(reminder("2028-11-20")).toBe(`security.txt ran out on 2027-11-20. ${advice}`);
  });

  test("is a task in an issue", () => {
    expect(securityReminder("2027-11-20", "2027-11-20", "markdown")).toBe(
      `- [ ] security.txt ran out on 2027-11-20. ${advice}`,
    );
  });
});

test("guides are listed once their review is overdue, the oldest first", () => {
  const guides = [
    { fileName: "one", title: "One", reviewed: "2025-01-08" },
    { fileName: "two", title: "Two", reviewed: "2025-01-02" },
  ];
  expect(guideReport(guides, "2025-04-02", 90, "text")).toBe("");
  expect(guideReport(guides, "2025-04-09", 90, "text").split("\n").slice(-2)).toEqual([
    "data/guides/two.md  Two: last reviewed 2025-01-02",
    "data/guides/one.md  One: last reviewed 2025-01-08",
  ]);
});

describe("dated claims", () => {
  const FILES = [
    { file: "data/guides/one.md", text: "Prime is 7%\nsince {asOf:2026-09-17}, 22% in {asOf:2026-05}." },
    { file: "data/glossary.json", text: '{ "a": "18% through {until:2027-09-10}" }' },
  ];
  const report = (day: string, format: "text" | "markdown" = "text") => claimReport(FILES, day, 90, format);

  test("are due after so many days, a month's from its first, and 30 days before their end", () => {
    expect(["2026-07-30", "2026-07-31", "2026-12-16", "2026-12-17"].map((day) => report(day).count)).toEqual([
      0, 1, 1, 2,
    ]);
    expect(["2027-08-11", "2027-08-12"].map((day) => report(day).count)).toEqual([2, 3]);
  });

  test("are listed with their lines, and with the day of the next one", () => {
    expect(report("2026-07-31").text.split("\n").slice(-3)).toEqual([
      "data/guides/one.md:2  as of 2026-05",
      "",
      "2 more dated claims are not due yet; the next one will be in 139 days.",
    ]);
    expect(report("2027-09-11", "markdown").text).toContain("- [ ] holds until 2027-09-10 (`data/glossary.json:1`)");
  });
});
