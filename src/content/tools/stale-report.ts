import { daysBetween, daysSinceCheck, isOverdue } from "../../domain/cards/freshness";
import type { Card } from "../../domain/cards/card";

/** The cards whose terms must be checked again, the longest unchecked first. */
export function staleReport(
  cards: readonly Pick<Card, "id" | "name" | "provenance">[],
  day: string,
  days: number,
  format: "text" | "markdown",
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
export function securityReminder(expires: string, day: string, format: "text" | "markdown"): string | null {
  const left = daysBetween(day, expires);
  if (left > NOTICE_DAYS) return null;
  const advice = "See that somebody reads the site's email, then put off security.expires in data/site.json.";
  return `${format === "markdown" ? "- [ ] " : ""}security.txt ${left > 0 ? "runs" : "ran"} out on ${expires}. ${advice}`;
}
