import { startAds } from "./ads";
import "./reading-page";

/** The same for a site with an ad network. */
startAds(document);
