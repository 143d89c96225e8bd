import { startAds } from "./ads";
import { closeMenuOnChoice } from "./menu";
import { logMissingPath } from "./missing-path";

/** All the script that a reading page has. The finishing pass bundles it and puts it into the page. */
closeMenuOnChoice(document);
logMissingPath(document);
startAds(document);
