import { lastChecked } from "../../domain/cards/statement";
import { daysBetween } from "../../domain/text/format";
import { PRIME_FILE } from "../../schema/prime-schema";
import { SITE_FILE } from "../../schema/site-schema";
import type { Content } from "../content";

/** The Federal Reserve's committee meets about every six weeks, and prime follows its decision the next day. */
const PRIME_DAYS = 45;

/** Days before `security.txt` runs out on which to put off its end. */
const NOTICE_DAYS = 30;

const firstDay = (day: string) => (day.length === "2026-05".length ? `${day}-01` : day);

/** Reports what to check again on an ISO day, as Markdown with a task each; ages are those of `freshness.days`. */
export function staleReport(
  { site, cards, guides, prime }: Content,
  files: readonly { file: string; text: string }[],
  day: string,
): { text: string; isDue: boolean } {
  const isOld = (since: string, days = site.freshness.days) => daysBetween(firstDay(since), day) > days;
  const tasks: string[] = [];
  const add = (isDue: boolean, what: string, place: string) => {
    if (isDue) tasks.push(`- [ ] ${what} (\`${place}\`)`);
  };
  for (const card of cards) {
    const checked = lastChecked(card);
    if (checked !== null) add(isOld(checked), `${card.name}: terms checked ${checked}`, `data/cards/${card.id}.json`);
  }
  for (const { title, fileName, reviewed } of guides)
    add(isOld(reviewed), `${title}: reviewed ${reviewed}`, `data/guides/${fileName}.md`);
  for (const newest of prime.slice(-1))
    add(isOld(newest.day, PRIME_DAYS), `Prime rate: the newest is of ${newest.day}`, PRIME_FILE);
  const { expires } = site.security;
  add(daysBetween(day, expires) <= NOTICE_DAYS, `security.txt: runs out on ${expires}`, SITE_FILE);
  for (const { file, text } of files) {
    const claims = [...text.matchAll(/\{asOf:(20[\d-]+)\}/g)].flatMap(([, claimed = ""]) =>
      isOld(claimed) ? claimed : [],
    );
    add(claims.length > 0, `Claims as of ${[...new Set(claims)].sort().join(", ")}`, file);
  }
  const head = tasks.length === 0 ? `Nothing is to be checked again on ${day}.` : `To be checked again on ${day}:\n`;
  return { text: [head, ...tasks].join("\n"), isDue: tasks.length > 0 };
}
