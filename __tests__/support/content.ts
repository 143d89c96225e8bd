import { partsOf } from "./content-parts";
import { CONTENT } from "./project-content";

/** The project's content as it is now: what is built and served shows it. */
export const { SITE, CARDS, GUIDES, PAGES, cardOf, guideOf } = partsOf(CONTENT);
