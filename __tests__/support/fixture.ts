import { CATALOG_FOLDER } from "./catalog";
import { contentIn } from "./content-in";
import { partsOf } from "./content-parts";

/** What the gate makes of the small catalog: see `catalog`. */
export const { SITE, TEXTS, CARDS, GUIDES, PAGES, SURVEYS, cardOf, guideOf } = partsOf(contentIn(CATALOG_FOLDER));
