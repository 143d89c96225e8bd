import { startAds } from "./ads";
import "./page";

/** The scripts of every page of a site with an ad network. */
startAds(document);
