import { CATALOGUE_FOLDER } from "./catalogue";
import { contentIn } from "./content-in";
import { partsOf } from "./content-parts";

/** What the gate makes of the small catalogue: see `catalogue`. */
export const { SITE, CARDS, GUIDES, PAGES, SURVEYS, cardOf, guideOf } = partsOf(contentIn(CATALOGUE_FOLDER));
