import { contentIn } from "./content-in";
import { partsOf } from "./content-parts";

/** The content of the site that is tested: the project's as it is now, for pictures that of the small catalog. */
export const { SITE, TEXTS, CARDS, GUIDES, PAGES, cardOf, guideOf } = partsOf(
  contentIn(process.env["CONTENT_FOLDER"] ?? process.cwd()),
);
