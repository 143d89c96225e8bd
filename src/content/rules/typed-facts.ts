import { formatCount } from "../../domain/text/counts";
import { formatMonthOfYear } from "../../domain/text/format";
import { type Card, type StatedCard, shortName } from "../../domain/cards/card";
import { placeAt, quote } from "../fault";
import { CARD_FIGURES, aprAsOf } from "../../domain/cards/card-facts";
import type { SourceFile } from "../read/source-file";
import type { Whole } from "../read/whole";

/** Facts about the whole catalog that are typed, and would stay behind when a card is added or checked anew. */

/** What is typed, and the reference that stands for it. */
type Typed = { pattern: RegExp; reference: string };

/** "two cards" stands in many a sentence that counts no catalog; "ten cards" hardly. */
const SMALLEST_CATALOG = 5;

/** "ten low APR, balance transfer and secured cards" counts as well as "10 cards". */
function typedCounts(things: "cards" | "guides", count: number): Typed[] {
  if (count < SMALLEST_CATALOG) return [];
  const number = `\\b(?:${formatCount(count)}|${count})(?= (?:[\\w%,-]+ ){0,9}${things}\\b)`;
  return [{ pattern: new RegExp(number, "gi"), reference: `count:${things}` }];
}

/** "as of January 2025", "terms of January 2025", "our January 2025 terms". */
function typedMonths(cards: readonly StatedCard[]): Typed[] {
  return [...new Set(cards.map((card) => formatMonthOfYear(aprAsOf(card))))].map((month) => ({
    pattern: new RegExp(`(?<=\\b(?:as|terms|those) of )${month}|${month}(?= terms\\b)`, "gi"),
    reference: "asOf:cards",
  }));
}

/** What `checkTypedFacts` looks for in a catalog. */
export function typedFacts(cards: readonly StatedCard[], guides: number): Typed[] {
  return [...typedCounts("cards", cards.length), ...typedCounts("guides", guides), ...typedMonths(cards)];
}

/** Reports such facts in the texts, the settings and the pages made of code, once every card is in order. */
export function checkTypedCatalog({ inForce, cards, guides, pages, site, pageFiles }: Whole): void {
  if (inForce.length < cards.length) return;
  const published = inForce.map(({ card }) => card).filter(({ draft }) => !draft);
  const facts = typedFacts(published, guides.length);
  for (const { source } of [...guides, ...pages, site, ...pageFiles]) checkTypedFacts(facts, source);
}

export function checkTypedFacts(facts: readonly Typed[], source: SourceFile): void {
  for (const { pattern, reference } of facts) {
    for (const { 0: found, index } of source.text.matchAll(pattern)) {
      const capital = /^[A-Z]/.test(found) && reference.startsWith("count");
      const expected = `the reference {${capital ? reference.replace("c", "C") : reference}}`;
      source.reportAt(placeAt(source.text, index), expected, quote(found));
    }
  }
}

/** "18.24" of "18.24%" and of "18.24 to 28.99%". */
export const TYPED_RATE = /(?<![\d.$])\d{1,2}\.\d{2}(?=%| ?(?:-|–|to) ?\d{1,2}\.\d{2}%)/g;

/** A text as a regular expression finds it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Every way in which a text names a card: by its name, without its issuer or its kind too, or in a reference. */
export function namesOfCard({ id, name, issuer }: Pick<Card, "id" | "name" | "issuer">): RegExp {
  const short = shortName(name);
  const alone = short.startsWith(`${issuer} `) ? short.slice(issuer.length + 1) : short;
  const words = [short, alone].map(escaped);
  return new RegExp(`\\b(?:${[...words, id.replaceAll("-", "[- ]")].join("|")})\\b`, "i");
}

/** What stands for one end of a card's APR range, how texts name that card, and the card. */
export type RateReference = { reference: string; names: RegExp; card: Card };

/** What gives each rate of a card: "18.24" as `{card:citi-simplicity.aprLow}`. */
export function rateReferences(cards: readonly Card[]): ReadonlyMap<string, RateReference[]> {
  const references = new Map<string, RateReference[]>();
  for (const card of cards) {
    const names = namesOfCard(card);
    for (const end of ["aprLow", "aprHigh"] as const) {
      const rate = CARD_FIGURES[end](card).toFixed(2);
      const reference = { reference: `{card:${card.id}.${end}}`, names, card };
      references.set(rate, [...(references.get(rate) ?? []), reference]);
    }
  }
  return references;
}
