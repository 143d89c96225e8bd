import { type Card, shortName } from "../../domain/cards/card";
import type { CardFile } from "../../schema/card-schema";
import type { Terms } from "../../schema/terms-schema";
import { fieldName, quote } from "../fault";
import { extentOf, sourceOf, walk } from "../read/markdown";
import type { MarkdownPart } from "../read/markdown";
import type { SourceFile } from "../read/source-file";
import type { Whole } from "../read/whole";
import { textsIn } from "../read/texts-in";
import { type Reference, referencesIn } from "../references/references";

/**
 * An intro rate that is advertised stands beside its length and the rate that follows (12 CFR 1026.16(g)(4)). In a card's
 * own texts the rate that follows stands in the same panel, so only the length is asked for. In a guide both are asked for
 * wherever a rate is said to be a certain card's.
 */

const RATE = /\d% intro\b/;
const LENGTH = /\b\d+[- ](?:intro )?(?:months?|billing cycles?)\b/;
/** A length right beside the rate, which is that of the offer. */
const LENGTH_BESIDE =
  /\d% intro(?: APR| rate)?(?: for| over)?(?: the)?(?: first)? (\d+)[- ](?:months?|billing cycles?)\b/g;
const RATE_AFTER = /\bthen\b|\bfollows?\b|\bafter (?:that|it)\b|\d% ?[-–] ?\d/;

/** Reports texts of a card that name an intro rate without its length, or with a length that no offer of the card has. */
export function checkIntroTexts(card: Card, source: SourceFile): void {
  const { introOffers } = card.terms;
  const lengths = introOffers.map(({ months }) => months);
  const { features, pros, cons, bestFor } = card;
  for (const { text, path } of textsIn({ features, pros, cons, bestFor })) {
    if (RATE.test(text) && !LENGTH.test(text)) {
      const expected = 'the length beside the intro rate, such as "0% intro APR for 21 months"';
      const hint = "every intro rate is shown with its length and the rate that follows";
      source.report(path, expected, quote(text), hint);
      continue;
    }
    const wrong = [...text.matchAll(LENGTH_BESIDE)].find(([, months]) => !lengths.includes(Number(months)));
    const expected = introOffers[0] ? `${lengths.join(" or ")} ${introOffers[0].unit}` : "no intro rate";
    if (wrong) source.report(path, `${expected}, as the terms in force say`, quote(wrong[0]));
  }
}

/** The first reference of a text to one of some facts of a card. */
function factIn(text: string, facts: readonly string[]): string | undefined {
  const isMeant = ({ name, rest }: Reference) => name === "card" && facts.includes(rest?.split(".")[1] ?? "");
  return referencesIn(text).find(isMeant)?.whole;
}

/** The texts of a head that stand on pages and in search results. */
const HEAD_TEXTS = ["title", "description", "excerpt", "inShort"];

/** Reports texts of guides that name a card's intro rate without its length or without the rate that follows. */
export function checkIntroRates({ guides, cards }: Whole): void {
  const names = cards.flatMap(({ facts }) => (facts?.name ? shortName(facts.name) : []));
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

/** A way of saying something of a fee: a figure is its first group, "none" has no group. */
type Saying = { pattern: RegExp; allowed: (terms: Terms) => readonly number[]; field: string };

const annual = (terms: Terms) => [terms.annualFee, ...(terms.firstYearFee === null ? [] : [terms.firstYearFee])];
const late = ({ lateFee }: Terms) => (lateFee === null ? [] : [lateFee]);
const foreign = ({ foreignFee }: Terms) => (foreignFee === null ? [] : [foreignFee]);
const transfer = ({ transferFee }: Terms) => {
  if (transferFee === null) return [];
  if (transferFee === "none") return [0];
  return [transferFee.percent, ...transferFee.later.map(({ percent }) => percent)];
};

const SAYINGS: readonly Saying[] = [
  { pattern: /\b(?:no|without an?) (?:annual|yearly) fee\b/gi, allowed: annual, field: "annual fee" },
  { pattern: /\$(\d+) (?:a year\b|(?:annual|yearly) fee\b)/gi, allowed: annual, field: "annual fee" },
  { pattern: /\b(?:annual|yearly) fee (?:of|is) \$(\d+)/gi, allowed: annual, field: "annual fee" },
  {
    pattern: /\bno (?:foreign(?: transaction)? fees?|fee on purchases abroad)\b/gi,
    allowed: foreign,
    field: "foreign transaction fee",
  },
  {
    pattern: /(\d+(?:\.\d+)?)% (?:on foreign|on purchases abroad|abroad|foreign)\b/gi,
    allowed: foreign,
    field: "foreign transaction fee",
  },
  { pattern: /\bno late fees?\b/gi, allowed: late, field: "late fee" },
  { pattern: /\blate fee (?:of|is)(?: up to)? \$(\d+)/gi, allowed: late, field: "late fee" },
  { pattern: /\bno (?:balance )?transfer fee\b/gi, allowed: transfer, field: "balance transfer fee" },
  {
    pattern: /\btransfer fee (?:of|is)(?: only| just)? (\d+(?:\.\d+)?)%/gi,
    allowed: transfer,
    field: "balance transfer fee",
  },
  { pattern: /(\d+(?:\.\d+)?)% (?:balance )?transfer fee\b/gi, allowed: transfer, field: "balance transfer fee" },
];

/** Reports what a card's texts say of a fee and its terms don't. */
export function checkFeeTexts({ features, pros, cons, bestFor, terms }: Card, source: SourceFile): void {
  for (const { text, path } of textsIn({ features, pros, cons, bestFor })) {
    for (const { pattern, allowed, field } of SAYINGS) {
      const amounts = allowed(terms);
      const wrong = [...text.matchAll(pattern)].find(([, figure = "0"]) => !amounts.includes(Number(figure)));
      if (!wrong) continue;
      const said = amounts.length > 0 ? amounts.join(" or ") : "nothing, as the fee is not known";
      source.report(path, `what the terms in force say of the ${field}: ${said}`, quote(wrong[0]));
    }
  }
}

/** Holds what the cards' own texts say against their terms in force. */
export function checkAdvertisedTerms({ inForce }: Whole): void {
  for (const { card, source } of inForce) {
    checkIntroTexts(card, source);
    checkFeeTexts(card, source);
  }
}

/** Reports a point of a card that says again, letter for letter, what one before it says. */
export function checkRepeatedPoints({ features, pros, cons }: CardFile, source: SourceFile): void {
  const seen = new Map<string, string>();
  for (const { text, path } of textsIn({ features, pros, cons })) {
    const letters = text.toLowerCase().replace(/[^\p{L}\d]/gu, "");
    const before = seen.get(letters);
    if (before === undefined) seen.set(letters, fieldName(path));
    else source.report(path, "each point once", `${quote(text)}, as ${before} says`);
  }
}
