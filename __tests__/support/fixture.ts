import { partsOf } from "./content-parts";
import { CONTENT } from "./fixture-content";

/** What the gate makes of the small catalogue: see `catalogue`. */
export const { SITE, CARDS, GUIDES, PAGES, SURVEYS, cardOf, guideOf } = partsOf(CONTENT);
