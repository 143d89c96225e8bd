import fc from "fast-check";
import { calendarFile } from "../../../src/domain/payoff/calendar-file";
import { promotionEnd } from "../../../src/domain/payoff/promotion-end";

const ORIGIN = { host: "plainrate.example", stamp: new Date("2025-01-08T12:34:56.789Z") };

const EVENT = { id: "citi-simplicity-transfers", day: "2026-10-31", description: "Then, 18.24% applies, or more." };

const fileOf = (name = "Citi") => calendarFile([{ ...EVENT, summary: `${name}: the intro rate ends` }], ORIGIN);
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
    },
  );
});

describe("the calendar file", () => {
  test("is an all-day event on that day, with an alarm 60 days before", () => {
    expect(unfolded(fileOf())).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//plainrate.example//Reminder//EN",
      "CALSCALE:GREGORIAN",
      "BEGIN:VEVENT",
      "UID:citi-simplicity-transfers@plainrate.example",
      "DTSTAMP:20250108T123456Z",
      "DTSTART;VALUE=DATE:20261031",
      "DTEND;VALUE=DATE:20261101",
      "SUMMARY:Citi: the intro rate ends",
      "DESCRIPTION:Then\\, 18.24% applies\\, or more.",
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Citi: the intro rate ends in 60 days",
      "TRIGGER:-P60D",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
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
