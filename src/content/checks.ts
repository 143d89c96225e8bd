import type { Check } from "./checks/check";
import {
  checkCardNames,
  checkCatalog,
  checkCategories,
  checkClosedCards,
  checkIssuers,
  checkNamedCards,
  checkPrimeReach,
  checkRateChanges,
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
import { checkAds, checkFieldLinks, checkSlips } from "./checks/site-checks";

/** The last of the four steps: what no single field shows. Each check looks at all sound content. A new one is a line here. */
export const CHECKS: readonly Check[] = [
  checkIssuers,
  checkPrimeReach,
  checkRateChanges,
  checkSurveyRows,
  checkCardNames,
  checkCategories,
  checkClosedCards,
  checkNamedCards,
  checkCatalog,
  checkGuideNames,
  checkFieldLinks,
  checkAds,
  checkSources,
  checkOutline,
  checkAnchors,
  checkTerms,
  checkTypedRates,
  checkSlips,
  checkHeadingOrder,
];
