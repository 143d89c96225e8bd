import type { Card } from "./card";
import { CARD_FACTS, type Fact } from "./card-facts";
import { introOfferText } from "../lending/offer";
import { CARD_TERMS, TERM_NAMES, termText } from "./card-terms";

/** A card's facts by the names that texts give them. `introOffer` says how long a rate lasts and which one follows. */

const { introApr: _rateAlone, ...facts } = CARD_FACTS;
const OTHER_TERMS = TERM_NAMES.filter((term) => term !== "introOffers" && !Object.hasOwn(CARD_FACTS, term));

export const FACTS_BY_NAME: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ...Object.entries(facts),
  ["introOffer", { label: "Intro offer", term: "introOffers", text: ({ terms }) => introOfferText(terms) }],
  ...OTHER_TERMS.map((term): [string, Fact] => {
    const text = ({ terms }: Card) => termText(term, terms) || null;
    return [term, { label: CARD_TERMS[term].label, term, text }];
  }),
]);
