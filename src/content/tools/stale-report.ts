import { daysBetween, daysSinceCheck, isOverdue } from "../../domain/cards/freshness";
import type { Card } from "../../domain/cards/card";
import type { Guide } from "../gate";
import type { TextFile } from "../read/source-file";
import { type Claim, claimsIn } from "../references/claims";

type Format = "text" | "markdown";

/** The cards whose terms must be checked again, the longest unchecked first. */
export function staleReport(
  cards: readonly Pick<Card, "id" | "name" | "provenance">[],
  day: string,
  days: number,
  format: Format,
): { text: string; count: number } {
  const stale = cards
    .filter((card) => isOverdue(card, day, days))
    .map((card) => ({ ...card, since: daysSinceCheck(card, day) ?? 0 }))
    .sort((a, b) => b.since - a.since);
  if (stale.length === 0) {
    const verified = cards.filter(({ provenance }) => provenance.status === "verified").length;
    return {
      text: `No verified terms are older than ${days} days on ${day}. ${verified} of ${cards.length} cards are verified, the others are samples.`,
      count: 0,
    };
  }
  const lines = stale.map(({ id, name, provenance, since }) =>
    format === "markdown"
      ? `- [ ] ${name}: last checked ${provenance.checked ?? ""}, ${since} days ago (\`data/cards/${id}.json\`)`
      : `data/cards/${id}.json  ${name}: last checked ${provenance.checked ?? ""}, ${since} days ago`,
  );
  const head = `Terms of ${stale.length === 1 ? "1 card were" : `${stale.length} cards were`} last checked more than ${days} days before ${day}.`;
  const advice = "Check each against the issuer's own page, then set provenance.checked to the day.";
  return { text: [head, advice, "", ...lines].join("\n"), count: stale.length };
}

/** So many days before security.txt runs out, it is due. */
const NOTICE_DAYS = 30;

/** A line that says that security.txt has run out or soon will; null while there is time. */
export function securityReminder(expires: string, day: string, format: Format): string | null {
  const left = daysBetween(day, expires);
  if (left > NOTICE_DAYS) return null;
  const advice = "See that somebody reads the site's email, then put off security.expires in data/site.json.";
  return `${format === "markdown" ? "- [ ] " : ""}security.txt ${left > 0 ? "runs" : "ran"} out on ${expires}. ${advice}`;
}

/** A heading, its advice, and a line for each thing that is due; empty if nothing is. */
function listOf(due: readonly { place: string; what: string }[], head: string, advice: string, format: Format): string {
  if (due.length === 0) return "";
  const lines = due.map(({ place, what }) =>
    format === "markdown" ? `- [ ] ${what} (\`${place}\`)` : `${place}  ${what}`,
  );
  return [head, advice, "", ...lines].join("\n");
}

/** The guides whose review is older than so many days, the oldest first. */
export function guideReport(
  guides: readonly Pick<Guide, "fileName" | "title" | "reviewed">[],
  day: string,
  days: number,
  format: Format,
): string {
  const due = guides
    .filter(({ reviewed }) => daysBetween(reviewed, day) > days)
    .sort((a, b) => (a.reviewed < b.reviewed ? -1 : 1))
    .map(({ fileName, title, reviewed }) => ({
      place: `data/guides/${fileName}.md`,
      what: `${title}: last reviewed ${reviewed}`,
    }));
  const advice = "Read each against its sources, then set reviewed, and factsOf if it has one.";
  return listOf(due, `Guides last reviewed more than ${days} days before ${day}.`, advice, format);
}

/** The first day of a month; any other day is itself. */
const firstDay = (day: string) => (day.length === "2026-05".length ? `${day}-01` : day);

const dueIn = ({ kind, day: claimed }: Claim, day: string, days: number) =>
  daysBetween(day, firstDay(claimed)) + (kind === "asOf" ? days : -NOTICE_DAYS);

/**
 * The dated claims of all content to check again: those that held on a day (a month counts from its first) more than so many
 * days ago, and those that end within 30 days. Of the others, how many there are and when the next is due.
 */
export function claimReport(
  files: readonly TextFile[],
  day: string,
  days: number,
  format: Format,
): { text: string; count: number } {
  const claims = files
    .flatMap(({ file, text }) => claimsIn(text).map((claim) => ({ ...claim, file, left: dueIn(claim, day, days) })))
    .sort((a, b) => a.left - b.left);
  const due = claims.filter(({ left }) => left < 0);
  const list = listOf(
    due.map(({ kind, day: claimed, file, line }) => ({
      place: `${file}:${line}`,
      what: kind === "asOf" ? `as of ${claimed}` : `holds until ${claimed}`,
    })),
    `Dated claims to check again on ${day}.`,
    "Look each up at its source, then correct the sentence and its day.",
    format,
  );
  const next = claims[due.length];
  const later = next
    ? `${claims.length - due.length} more dated claims are not due yet; the next one will be in ${next.left + 1} days.`
    : "";
  return { text: [list, later].filter(Boolean).join("\n\n"), count: due.length };
}
