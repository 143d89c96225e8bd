import { shortName } from "../../domain/cards/card";
import { fieldName, quote } from "../fault";
import { extentOf, sourceOf, walk } from "../read/markdown";
import type { MarkdownPart } from "../read/markdown";
import type { SourceFile } from "../read/source-file";
import type { Whole } from "../read/whole";
import { textsIn } from "../read/texts-in";
import { type Reference, referencesIn } from "../references/references";

/**
 * An intro rate that is advertised stands beside its length and the rate that follows (12 CFR 1026.16(g)(4)). In a card's
 * own texts the rate that follows stands in the same panel, so only the length is asked for (`own-words.ts`). In a guide both are
 * asked for wherever a rate is said to be a certain card's.
 */

export const RATE = /\d% intro\b/;
export const LENGTH = /\b(\d+)[- ](?:intro )?(?:months?|billing cycles?)\b/;
const RATE_AFTER = /\bthen\b|\bfollows?\b|\bafter (?:that|it)\b|\d% ?[-–] ?\d/;

/** The first reference of a text to one of some facts of a card. */
function factIn(text: string, facts: readonly string[]): string | undefined {
  const isMeant = ({ name, rest }: Reference) => name === "card" && facts.includes(rest?.split(".")[1] ?? "");
  return referencesIn(text).find(isMeant)?.whole;
}

/** The texts of a head that stand on pages and in search results. */
const HEAD_TEXTS = ["title", "description", "excerpt", "inShort"];

/** Reports texts of guides that name a card's intro rate without its length or without the rate that follows. */
export function checkIntroRates({ guides, cards }: Whole): void {
  const names = cards.flatMap(({ value: card }) => (card ? shortName(card.name) : []));
  for (const { source, text } of guides) if (text) checkIntroRatesOf(source, text.parts, names);
}

function checkIntroRatesOf(source: SourceFile, parts: readonly MarkdownPart[], cards: readonly string[]): void {
  const namesCard = (text: string) =>
    referencesIn(text).some(({ name }) => name === "card") || cards.some((name) => text.includes(name));
  const check = (text: string, report: (expected: string, found: string, hint: string) => void) => {
    const rate = RATE.exec(text)?.[0] ?? factIn(text, ["introApr"]);
    if (rate === undefined) return;
    const missing = [
      ...(LENGTH.test(text) || factIn(text, ["introTerm"]) ? [] : ["its length"]),
      ...(RATE_AFTER.test(text) || factIn(text, ["apr", "aprLow", "aprHigh"]) ? [] : ["the rate that follows"]),
    ];
    // The cards are gone through last: there may be many, and few texts come as far as this.
    if (missing.length === 0 || !namesCard(text)) return;
    const hint = 'write it as "0% intro APR for 21 months, then 18.24% - 28.99% variable"';
    report(`${missing.join(" and ")} beside a card's intro rate`, quote(rate), hint);
  };
  for (const { text, path } of textsIn(source.data)) {
    if (HEAD_TEXTS.includes(fieldName(path))) check(text, (...words) => source.report(path, ...words));
  }
  for (const { markdown, tree, where } of parts) {
    walk(tree, (node) => {
      if (node.type !== "paragraph" && node.type !== "table") return;
      const { line, column } = extentOf(node).start;
      check(sourceOf(node, markdown), (...words) => source.reportAt(where(line, column), ...words));
    });
  }
}
