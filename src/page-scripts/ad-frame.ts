import { AD_SHOWN_MESSAGE } from "./ads";

/**
 * Asks the ad network for the slot that the fragment names (specification, section 7), in a sandboxed frame alone, whose origin is
 * nobody's. An ad may open this page in a window, which no sandbox reaches, and without a header any site may frame it: the
 * network's script would then run as this site's own and read what visitors keep here.
 */
const place = document.querySelector("ins");
if (place && window.origin === "null" && parent !== window) {
  const { adQueue = "", adScript = "", adClient: client } = place.dataset;
  const fragment = new URLSearchParams(location.hash.slice(1));
  const slot = fragment.get("slot") ?? "";
  const format = fragment.get("format") ?? "";
  Object.assign(place.dataset, { adSlot: slot, adFormat: format });
  // A network that is blocked, throws, hangs or has no ad to show draws nothing, and so the page's own note stays.
  new MutationObserver(() => {
    parent.postMessage(AD_SHOWN_MESSAGE, location.origin);
  }).observe(place, { childList: true });
  Reflect.set(window, adQueue, [{ slot, format, client, element: place }]);
  const script = document.createElement("script");
  script.src = adScript;
  document.body.append(script);
}
