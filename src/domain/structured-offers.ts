import type { ItemList, WithContext } from "schema-dts";
import type { Card } from "./card";
import { DEFAULT_OFFERS, listOffers } from "./offers";
import { cardListData } from "./structured-cards";
import type { SiteIdentity } from "./structured-data";

/** Structured data of the offers: the cards of the catalogue in the order in which the page opens. */
export function offerListData(cards: readonly Card[], site: SiteIdentity, name: string): WithContext<ItemList> {
  return cardListData(listOffers(cards, DEFAULT_OFFERS), site, name);
}
