import type { GatsbyBrowser } from "gatsby";
import "./src/styles/global.css";
import { recoverFromMissingPages } from "./src/components/site/recovery";
import { SessionStorage } from "./src/components/site/scroll-memory";
import { wrapRoot } from "./src/components/site/wrap-root";
import { closeMenuOnChoice, closePopoverOnLeaving } from "./src/vanilla/menu";

/** Tool pages run the same small scripts as reading pages do; there the finishing pass puts them in. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  closeMenuOnChoice(document);
  closePopoverOnLeaving(document);
  recoverFromMissingPages(Reflect.get(window, "___loader"), window.location);
};

/** The router's name for an entry of the history; Gatsby's types leave it out. */
function keyOf(location: Location): string | null {
  const key: unknown = Reflect.get(location, "key");
  return typeof key === "string" ? key : null;
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // The written page's structured data tells of that page alone.
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove();
  }
  // Of a fragment the router expects the name of an element. One that holds amounts leaves the page where the last one was.
  if (prevLocation && prevLocation.pathname !== location.pathname && location.hash.includes("=")) {
    scrollTo(0, new SessionStorage().read(location, keyOf(location)));
  }
  // A link to the same page with another query: the router moves the focus for another page only.
  const again = prevLocation?.pathname === location.pathname && !location.hash;
  if (again && Reflect.get(location, "action") !== "POP") {
    document.getElementById("gatsby-focus-wrapper")?.focus({ preventScroll: true });
  }
};

/**
 * Gatsby prefetches the data of every page that a visible link leads to, by an element that Firefox holds to the policy's
 * `default-src`, which is nothing. Pointing at a link still loads its page ahead.
 */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** With the house provider nothing of this runs, so only a page that asks about a network's ads loads it. */
function startAds(): void {
  if (!document.querySelector("[data-ad-frame]")) return;
  // Without it there are no ads. Gatsby would load the page again for a part that fails, and lose what was typed.
  import("./src/vanilla/ads").then(
    (ads) => ads.startAds(document),
    () => undefined,
  );
}

export { wrapPageElement } from "./src/components/site/wrap-page";
export const wrapRootElement = wrapRoot(startAds);
