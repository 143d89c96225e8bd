import { daysBetween } from "../../domain/text/days";
import { daysSinceCheck, lastChecked } from "../../domain/cards/freshness";
import type { Content } from "../gate";
import type { TextFile } from "../read/source-file";
import { type Claim, claimsIn } from "../references/references";
import { PRIME_FILE } from "../../schema/prime-schema";
import { SITE_FILE } from "../../schema/site-schema";

/** Something to check again: the days until then, below zero once it is due, where it stands, and what it is. */
type Check = { left: number; place: string; what: string };

/** In fewer days than these before a claim ends it is due, and security.txt on the first of them. */
const NOTICE_DAYS = 30;

/** The first day of a month; any other day is itself. */
const firstDay = (day: string) => (day.length === "2026-05".length ? `${day}-01` : day);

/** A claim that held on a day grows old; one that holds until a day is looked at ahead of it. */
function checkOfClaim({ kind, day: claimed, line }: Claim, file: string, day: string, days: number): Check {
  const isPast = kind === "asOf";
  return {
    left: daysBetween(day, firstDay(claimed)) + (isPast ? days : -NOTICE_DAYS),
    place: `${file}:${line}`,
    what: isPast ? `as of ${claimed}` : `holds until ${claimed}`,
  };
}

/** The Federal Reserve's committee meets about every six weeks, and prime follows its decision the next day. */
const PRIME_DAYS = 45;

function primeCheck(prime: Content["prime"], day: string): Check[] {
  return prime.slice(-1).map((newest) => ({
    left: PRIME_DAYS - daysBetween(newest.day, day),
    place: PRIME_FILE,
    what: `the newest prime rate is of ${newest.day}`,
  }));
}

function securityCheck({ security: { expires } }: Content["site"], day: string): Check {
  const lasts = daysBetween(day, expires);
  const what = `security.txt ${lasts > 0 ? "runs" : "ran"} out on ${expires}`;
  return { left: lasts - NOTICE_DAYS - 1, place: SITE_FILE, what };
}

/**
 * What is to be checked again on an ISO day, as Markdown with a task for each, the oldest first: verified terms, guides and
 * dated claims that are older than freshness.days in the settings (a month counts from its first), claims and a security.txt
 * that end soon. Of what is not due yet, how much there is and when the next is due.
 */
export function staleReport(
  { site, cards, guides, prime }: Content,
  files: readonly TextFile[],
  day: string,
): { text: string; isDue: boolean } {
  const { days } = site.freshness;
  const terms = cards.flatMap((card): Check[] => {
    const since = daysSinceCheck(card, day);
    const what = `${card.name}: last checked ${lastChecked(card) ?? ""}`;
    return since === null ? [] : [{ left: days - since, place: `data/cards/${card.id}.json`, what }];
  });
  const reviews = guides.map(({ fileName, title, reviewed }) => ({
    left: days - daysBetween(reviewed, day),
    place: `data/guides/${fileName}.md`,
    what: `${title}: last reviewed ${reviewed}`,
  }));
  const claims = files.flatMap(({ file, text }) => claimsIn(text).map((claim) => checkOfClaim(claim, file, day, days)));
  const kinds: [advice: string, checks: readonly Check[]][] = [
    ["Check the terms against the issuer's own page, then add a statement with the day to the card.", terms],
    ["Read the guides against their sources, then set reviewed, and factsOf if they have one.", reviews],
    ["Look up what the Federal Reserve decided since, then add the prime rate if it changed.", primeCheck(prime, day)],
    ["Look the claims up at their sources, then correct the sentence and its day.", claims],
    ["See that somebody reads the site's email, then put off security.expires.", [securityCheck(site, day)]],
  ];
  const lists = kinds.flatMap(([advice, checks]) => {
    const due = checks.filter((check) => check.left < 0).sort((a, b) => a.left - b.left);
    return due.length === 0 ? [] : [[advice, "", ...due.map(({ place, what }) => `- [ ] ${what} (\`${place}\`)`)]];
  });
  const later = kinds.flatMap(([, checks]) => checks).filter((check) => check.left >= 0);
  const next = Math.min(...later.map((check) => check.left)) + 1;
  const parts = [
    lists.length === 0 ? `Nothing is to be checked again on ${day}.` : `To be checked again on ${day}:`,
    ...lists.map((lines) => lines.join("\n")),
    ...(later.length === 0 ? [] : [`${later.length} more are not due yet; the next one will be in ${next} days.`]),
  ];
  return { text: parts.join("\n\n"), isDue: lists.length > 0 };
}
