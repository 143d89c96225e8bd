/** Only `gatsby develop` runs this: in the finished site a page's small script and its islands are all there is. */
import type { GatsbyBrowser } from "gatsby";
import "./src/styles/global.css";
import { startAds } from "./src/page-scripts/ads";
import { closeMenuOnChoice, closePopoverOnLeaving } from "./src/page-scripts/menu";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  closeMenuOnChoice(document);
  closePopoverOnLeaving(document);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  startAds(document);
};
