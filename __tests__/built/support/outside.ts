import { SURVEY_SOURCE } from "../../../src/domain/market/market-texts";
import { CARDS, GUIDES, RESULTS } from "../../support/content";

/** Where cards are applied for, and what cards, guides, published results and the reported plans name as sources. */
export const OUTSIDE = new Set<string>([
  SURVEY_SOURCE.address,
  ...Object.values(RESULTS)
    .flat()
    .flatMap(({ url }) => url ?? []),
  ...CARDS.flatMap((card) => [card.applyUrl, ...card.statements.flatMap(({ url }) => url ?? [])]),
  ...GUIDES.flatMap((guide) => guide.sources.flatMap(({ url }) => url ?? [])),
  ...GUIDES.flatMap((guide) => JSON.stringify(guide.text).match(/https:\/\/[^"\s)>\]]+/g) ?? []),
]);
