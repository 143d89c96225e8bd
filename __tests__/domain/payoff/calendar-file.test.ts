import fc from "fast-check";
import { calendarFile } from "../../../src/domain/payoff/calendar-file";
import { addMonths } from "../../../src/domain/payoff/add-months";

const ORIGIN = { host: "plainrate.example", stamp: new Date("2025-01-08T12:34:56.789Z") };

const EVENT = { id: "citi-simplicity-transfers", day: "2026-10-31", description: "Then, 18.24% applies, or more." };

const fileOf = (name = "Citi") => calendarFile([{ ...EVENT, summary: `${name}: the intro rate ends` }], ORIGIN);
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("the day on which a rate ends", () => {
  test.each([
    ["2025-01-31", 1, "2025-02-28"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2100-12-31", 1, "2101-01-31"],
  ])("counts from %s %i months to %s", (start, months, end) => {
    expect(addMonths(start, months)).toBe(end);
  });

  test.each(["", "2025-02-29", "01/31/2025", "2101-01-01"])("refuses '%s' as a start", (start) => {
    expect(addMonths(start, 15)).toBeNull();
  });
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

  test("leaves out control characters", () => {
    expect(unfolded(fileOf("A\u0000\u0007\tB"))).toContain("SUMMARY:A   B: the intro rate ends");
  });

  test("escapes signs with a meaning", () => {
    expect(unfolded(fileOf("A;B,C\\D\nE"))).toContain("SUMMARY:A\\;B\\,C\\\\D\\nE: the intro rate ends");
  });

  test("breaks lines at 75 octets, none within a character", () => {
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
