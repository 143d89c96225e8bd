import type { GatsbyBrowser } from "gatsby";
import "./src/styles/global.css";
import { startAds } from "./src/vanilla/ads";
import { closeMenuOnChoice } from "./src/vanilla/menu";
import { logMissingPath } from "./src/vanilla/missing-path";

/** Tool pages run the same small scripts as reading pages do; there the finishing pass puts them in. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  closeMenuOnChoice(document);
};

/** See `STEP_BACK` in gatsby-ssr.tsx. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset["ready"] = "";
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  logMissingPath(document);
  startAds(document);
};

export { wrapPageElement } from "./src/components/site/wrap-page";
