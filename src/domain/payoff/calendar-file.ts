import { isoDay } from "../text/format";

const DAY_IN_MS = 86_400_000;

/** Days of reminder before the rate ends: time for a last payment, or for another plan. */
const ALARM_DAYS = 60;

/** Text as a property's value, which holds no control characters (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

const MAX_OCTETS = 75;

const UTF8 = new TextEncoder();

/** A line in pieces of 75 octets at most; each further one starts with a space (RFC 5545, 3.1). */
function foldLine(line: string): string {
  let folded = "";
  let used = 0;
  for (const character of line) {
    const size = UTF8.encode(character).length;
    if (used + size > MAX_OCTETS) {
      folded += "\r\n ";
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
}

function compact(iso: string): string {
  return iso.replace(/[-:]|\.\d+/g, "");
}

/** An all-day event with an alarm 60 days before. Events with the same id replace each other. */
export type CalendarEvent = {
  /** The event's subject, in letters, digits and hyphens: not its place in a list, which another plan may change. */
  id: string;
  day: string;
  summary: string;
  description: string;
};

/** The site's host, which makes the events' ids its own, and the moment at which the calendar is made. */
type CalendarOrigin = { host: string; stamp: Date };

function eventLines({ id, day, summary, description }: CalendarEvent, { host, stamp }: CalendarOrigin): string[] {
  const next = isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_IN_MS));
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${host}`,
    `DTSTAMP:${compact(stamp.toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(next)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(`${summary} in ${ALARM_DAYS} days`)}`,
    `TRIGGER:-P${ALARM_DAYS}D`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

export function calendarFile(events: readonly CalendarEvent[], origin: CalendarOrigin): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(origin.host)}//Reminder//EN`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => eventLines(event, origin)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
