import type { Check } from "./checks/check";
import {
  checkCardIds,
  checkCardNames,
  checkCatalog,
  checkClosedCards,
  checkIssuers,
  checkPrimeReach,
  checkSurveyRows,
  checkTypedRates,
} from "./checks/card-checks";
import {
  checkAnchors,
  checkGuideNames,
  checkHeadingOrder,
  checkOutline,
  checkSources,
  checkTerms,
} from "./checks/guide-checks";
import { checkAds, checkFieldLinks, checkGlossary, checkSlips } from "./checks/site-checks";

/** The last of the four steps: what no single field shows. Each check looks at all sound content. A new one is a line here. */
export const CHECKS: readonly Check[] = [
  checkCardIds,
  checkIssuers,
  checkPrimeReach,
  checkSurveyRows,
  checkCardNames,
  checkClosedCards,
  checkCatalog,
  checkGuideNames,
  checkFieldLinks,
  checkAds,
  checkGlossary,
  checkSources,
  checkOutline,
  checkAnchors,
  checkTerms,
  checkTypedRates,
  checkSlips,
  checkHeadingOrder,
];
