import { AD_SHOWN } from "./ads";

/**
 * The frame's own script, ahead of the ad network's: asks for one slot, which the frame's fragment names, in the list
 * that the network reads its orders from ("an ad script is pushed per ad slot": specification, section 7).
 */
const place = document.querySelector("ins");
if (place) {
  const { adQueue = "", adClient: client } = place.dataset;
  const fragment = new URLSearchParams(location.hash.slice(1));
  const slot = fragment.get("slot") ?? "";
  const format = fragment.get("format") ?? "";
  Object.assign(place.dataset, { adSlot: slot, adFormat: format });
  // A network that is blocked, throws, hangs or has no ad to show draws nothing, and so the page's own note stays.
  new MutationObserver(() => {
    parent.postMessage(AD_SHOWN, location.origin);
  }).observe(place, { childList: true });
  Reflect.set(window, adQueue, [{ slot, format, client, element: place }]);
}
