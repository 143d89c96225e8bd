import type { Card, TermStatement } from "./card";
import type { StatedTerms, TermName } from "../../schema/terms-schema";
import { FLAG_TEXTS, type ReportedPlan } from "../survey/reported-plan";
import { daysBetween, formatDate, formatList, formatMonthOfYear, periodText } from "../text/format";
import { TIER_WORDS } from "../visitor/tier";
import { CARD_TERMS, TERM_NAMES } from "./card-terms";

export type StatementSource = Pick<TermStatement, "by" | "name" | "url" | "asOf" | "checked">;

/** Several terms in one statement; what is left out is not stated. */
export type Stated = StatementSource & { terms: StatedTerms };

/** "February 2026", or "February 14, 2026" where the day is known. */
export function asOfText(asOf: string): string {
  return asOf.length === "2026-02".length ? formatMonthOfYear(asOf) : formatDate(asOf);
}

export function statementOf({ statements }: Pick<Card, "statements">, term: TermName): TermStatement | null {
  return statements.find((one) => one.term === term && one.counts) ?? null;
}

export function aprAsOf(card: Pick<Card, "statements">): string {
  return statementOf(card, "purchaseApr")?.asOf ?? "";
}

/** The first and the last month that the cards' rates are from, "December 2025" and "February 2026"; one where both are the same. */
export function aprMonths(cards: readonly Pick<Card, "statements">[]): string[] {
  const months = cards.map((card) => aprAsOf(card).slice(0, "2026-05".length)).sort();
  return [...new Set([months[0], months.at(-1)])].flatMap((month) => (month ? formatMonthOfYear(month) : []));
}

/** The day or month of the statement in force of a term: "March 2026"; null if nobody states it. */
export function statedSince(card: Pick<Card, "statements">, term: TermName): string | null {
  const source = statementOf(card, term);
  return source && asOfText(source.asOf);
}

/** The day or month of which the issuer's own page, as last checked, gave the regular APR that counts; null if another source did. */
export function lastChecked(card: Pick<Card, "statements">): string | null {
  const apr = statementOf(card, "purchaseApr");
  return apr?.by === "issuer" ? (apr.checked ?? apr.asOf) : null;
}

/** Marks what was last checked longer ago on an ISO day than so many days with that number; a month counts from its first day. */
export function withOverdueMarks<T>(
  items: readonly T[],
  checkedOn: (item: T) => string | null,
  day: string,
  days: number,
): (T & { overdueAfter: number | null })[] {
  return items.map((item) => {
    const checked = checkedOn(item);
    const isOverdue = checked !== null && daysBetween(`${checked}-01`.slice(0, day.length), day) > days;
    return { ...item, overdueAfter: isOverdue ? days : null };
  });
}

/** Where a term comes from: "CNBC Select, February 2026", "issuer’s page, February 2026, checked March 3, 2026". */
export function sourceText({ by, name, asOf, checked }: StatementSource): string {
  const day = asOfText(asOf);
  const stated = {
    report: `issuer’s report for ${periodText(asOf)}`,
    issuer: `issuer’s page, ${day}`,
    publication: `${name ?? "publication"}, ${day}`,
    estimate: `our estimate, ${day}`,
  }[by];
  return `${stated}${checked === null ? "" : `, checked ${formatDate(checked)}`}`;
}

/** Writes a stated rate and the move of prime since: "17.49–28.24% then; adjusted for a 0.25-point rise in prime"; empty if it hasn't moved. */
export function movedText({ text, moved }: Pick<TermStatement, "text" | "moved">): string {
  if (moved === 0) return "";
  return `${text} then; adjusted for a ${Math.abs(moved)}-point ${moved > 0 ? "rise" : "fall"} in prime`;
}

/** How sure a card's cost is, in a few words: who stated the terms that it counts with. The weakest source is named. */
export function confidenceText(statements: readonly TermStatement[]): string {
  const counted = statements.filter(({ term, counts }) => counts && COUNTED.includes(term));
  const estimate = counted.find(({ by }) => by === "estimate");
  if (estimate) {
    const whose = counted.every(({ by }) => by === "estimate") ? "Our" : "Partly our";
    return `${whose} estimate, ${formatMonthOfYear(estimate.asOf)}`;
  }
  const [rate] = counted;
  if (!rate) return "";
  const month = formatMonthOfYear(rate.asOf);
  if (rate.by === "publication") return `Published terms, ${month}`;
  return `Issuer’s ${rate.by === "report" ? "report" : "page"}, ${month}`;
}

/** The terms that decide what a debt costs on a card, the first of which names it; fees that most cards lack don't. */
const COUNTED: readonly TermName[] = ["purchaseApr", "introOffers", "transferFee"];

export function unknownTerms({ statements }: Pick<Card, "statements">): string[] {
  return TERM_NAMES.filter((name) => CARD_TERMS[name].isExpected && statements.every(({ term }) => term !== name)).map(
    (name) => CARD_TERMS[name].label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  );
}

/** Names the plan as which the issuer reported the card, if it did, and for which scores, in a sentence. `period` is the survey's last day. */
export function reportText({ issuer }: Pick<Card, "issuer">, plan: ReportedPlan | null, period: string): string {
  const half = periodText(period);
  if (plan) {
    const meantFor = formatList(plan.creditTiers.map((tier) => TIER_WORDS[tier].among));
    return `For ${half}, ${issuer} reported this card to the regulator as “${plan.product},” for ${meantFor}.`;
  }
  return `${issuer} did not report this card to the regulator for ${half}.`;
}

export function leftOutTexts(plan: ReportedPlan): string[] {
  const figures = plan.flags.filter(({ field }) => typeof plan[field] === "number");
  return [...new Set(figures.map(({ reason }) => FLAG_TEXTS[reason]))];
}
