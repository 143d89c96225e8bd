import { SURVEY_SOURCE } from "../../../src/domain/market/market-texts";
import { CARDS, GUIDES, PAGES } from "../../support/content";

/** Where cards are applied for, and what cards, guides, pages of text and the reported plans name as sources. */
export const OUTSIDE = new Set<string>([
  SURVEY_SOURCE.address,
  ...CARDS.flatMap((card) => [card.applyUrl, ...card.statements.flatMap(({ url }) => url ?? [])]),
  ...GUIDES.flatMap((guide) => guide.sources.flatMap(({ url }) => url ?? [])),
  ...[...GUIDES, ...PAGES].flatMap(({ text }) => JSON.stringify(text).match(/https:\/\/[^"\s)>\]]+/g) ?? []),
]);
