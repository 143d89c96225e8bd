import { type Card, shortName } from "../../domain/cards/card";
import { RANGE_ENDS } from "../references/catalogue";

/** Rates as they are typed into a text, and the cards that they may belong to. */

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
    for (const end of RANGE_ENDS) {
      const rate = card[end].toFixed(2);
      const reference = { reference: `{card:${card.id}.${end}}`, names, card };
      references.set(rate, [...(references.get(rate) ?? []), reference]);
    }
  }
  return references;
}
