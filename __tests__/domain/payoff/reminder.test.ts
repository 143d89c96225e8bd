import fc from "fast-check";
import type { IntroOffer } from "../../../src/domain/cards/card";
import { promotionEnd } from "../../../src/domain/payoff/promotion-end";
import { endText, reminderFile } from "../../../src/domain/payoff/reminder";
import { testTerms } from "../test-card";

const CARD = { id: "citi-simplicity", name: "Citi Simplicity Card", terms: testTerms() };
const OFFER: IntroOffer = { apr: 0, months: 21, unit: "months", scope: ["transfers"] };
const ORIGIN = { host: "plainrate.example", stamp: new Date("2025-01-08T12:34:56.789Z") };

const fileOf = (name = CARD.name) => reminderFile({ ...CARD, name }, OFFER, "2025-01-31", ORIGIN) ?? "";
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("the day on which a rate ends", () => {
  test.each([
    ["2025-01-08", 15, "2026-04-08"],
    ["2025-01-31", 1, "2025-02-28"],
    ["2023-11-30", 3, "2024-02-29"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2025-12-31", 36, "2028-12-31"],
    ["2000-01-01", 1, "2000-02-01"],
    ["2100-12-31", 1, "2101-01-31"],
  ])("from %s, %i months end on %s", (start, months, end) => {
    expect(promotionEnd(start, months)).toBe(end);
  });

  test.each(["", "2025-02-29", "2025-13-01", "01/31/2025", "1999-12-31", "2101-01-01", "2025-01-31T00:00"])(
    "'%s' is no start",
    (start) => {
      expect(promotionEnd(start, 15)).toBeNull();
      expect(reminderFile(CARD, OFFER, start, ORIGIN)).toBeNull();
    },
  );
});

describe("the calendar file", () => {
  test("is an all-day event on that day, with an alarm 60 days before", () => {
    expect(unfolded(fileOf())).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//plainrate.example//Intro rate reminder//EN",
      "CALSCALE:GREGORIAN",
      "BEGIN:VEVENT",
      "UID:citi-simplicity-transfers@plainrate.example",
      "DTSTAMP:20250108T123456Z",
      "DTSTART;VALUE=DATE:20261031",
      "DTEND;VALUE=DATE:20261101",
      "SUMMARY:Citi Simplicity Card: the intro rate ends",
      "DESCRIPTION:The intro rate on balance transfers\\, which began on January 31\\, 2025\\, ends after 21 months. From then on\\, 18.24–28.99% variable applies to what you still owe. Check the exact day on your statement.",
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Citi Simplicity Card: the intro rate ends in 60 days",
      "TRIGGER:-P60D",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  test.each([
    ["2027-03-01", "The intro rate ends on March 1, 2027."],
    ["2027-01-29", "The intro rate ends on January 29, 2027. The reminder 60 days before is in the past."],
    ["2026-11-30", "The intro rate ended on November 30, 2026, so this reminder is in the past."],
  ])("an end on %s is told with what of the reminder comes too late", (day, text) => {
    expect(endText(day, "2026-12-01")).toBe(text);
  });

  test("control characters are left out", () => {
    expect(unfolded(fileOf("A\u0000\u0007\tB"))).toContain("SUMMARY:A   B: the intro rate ends");
  });

  test("signs with a meaning are escaped", () => {
    expect(unfolded(fileOf("A;B,C\\D\nE"))).toContain("SUMMARY:A\\;B\\,C\\\\D\\nE: the intro rate ends");
  });

  test("no line is longer than 75 octets, none is broken within a character, and each ends with CRLF", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (name) => {
        const file = fileOf(name);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        for (const line of file.split("\r\n")) {
          const written = Buffer.from(line);
          expect(written.length).toBeLessThanOrEqual(75);
          // Half a character can't be written; another sign would be read in its place.
          expect(written.toString()).toBe(line);
        }
      }),
      { numRuns: 50, examples: [["é".repeat(60)], ["👍".repeat(30)]] },
    );
  });
});
