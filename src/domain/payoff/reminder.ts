import { formatDate, isoDay } from "../text/format";
import { promotionEnd } from "./promotion-end";

/** A calendar file that reminds of the day on which a promotional rate ends (RFC 5545). */

const DAY_IN_MS = 86_400_000;

/** Days of reminder before the rate ends: time for a last payment, or for another plan. */
const ALARM_DAYS = 30;

export type Reminder = {
  /** The card's id and name; the id may hold letters, digits and hyphens. */
  cardId: string;
  cardName: string;
  /** The day on which the rate begins, as an ISO date, and its length. */
  start: string;
  months: number;
  /** "balance transfers": what the rate covers. */
  covers: string;
  /** The regular APR that follows, as text. */
  then: string;
  /** The site's host, which makes the event's id its own. */
  host: string;
  /** The moment at which the file is made. */
  stamp: Date;
};

/** Text as a property's value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");
}

const MAX_OCTETS = 75;

/** Octets of a character in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A line in pieces of 75 octets at most; each further one starts with a space (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  let folded = "";
  let used = 0;
  for (const character of line) {
    const size = octets(character);
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

/** An all-day event with an alarm 30 days before. Events with the same id replace each other. */
export type CalendarEvent = {
  /** Letters, digits and hyphens. */
  id: string;
  /** An ISO date. */
  day: string;
  summary: string;
  description: string;
};

/** The site's host, which makes the events' ids its own, what the calendar is called, and the moment at which it is made. */
export type CalendarOrigin = { host: string; title: string; stamp: Date };

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

/** A calendar file of all-day events. */
export function calendarFile(events: readonly CalendarEvent[], origin: CalendarOrigin): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(origin.host)}//${escaped(origin.title)}//EN`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => eventLines(event, origin)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/**
 * The calendar file of a card's intro rate: an event on the day it ends. The same card, start and length give the same id, so
 * that a second download replaces the first event. Gives null for a start that is no day.
 */
export function reminderFile(reminder: Reminder): string | null {
  const { cardId, cardName, start, months, covers, then, host, stamp } = reminder;
  const end = promotionEnd(start, months);
  if (end === null) return null;
  const description =
    `The intro rate on ${covers}, which began on ${formatDate(start)}, ends after ${months} months. ` +
    `From then on ${then} applies to what is still owed. Check the exact day on your statement.`;
  const event: CalendarEvent = {
    id: `${cardId}-${compact(start)}-${months}`,
    day: end,
    summary: `${cardName}: the intro rate ends`,
    description,
  };
  return calendarFile([event], { host, title: "Intro rate reminder", stamp });
}
