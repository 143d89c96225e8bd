import { partsOf } from "./content-parts";
import { CONTENT } from "./launch-content";

/** The content at launch: see `launch-folder`. */
export const { SITE, CARDS, GUIDES, PAGES, cardOf, guideOf } = partsOf(CONTENT);
