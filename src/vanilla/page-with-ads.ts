import { startAds } from "./ads";
import "./page";

/** The same for a site with an ad network. */
startAds(document);
