import { contentIn } from "./content-in";
import { partsOf } from "./content-parts";

/** The project's content as it is now: what is built and served shows it. */
export const { SITE, TEXTS, CARDS, GUIDES, PAGES, RESULTS, cardOf, guideOf } = partsOf(contentIn(process.cwd()));
