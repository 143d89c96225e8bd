import { AD_SHOWN } from "./ads";

/**
 * The frame's own script: asks for one slot, which the frame's fragment names, in the list that the ad network reads its
 * orders from, and adds the network's script ("an ad script is pushed per ad slot": specification, section 7).
 *
 * It does so in a sandboxed frame alone. An ad may open this very page in a window, which its sandbox does not reach; and
 * without a header, as on GitHub Pages, any site may frame it. The network's script would then run as this site's own and
 * read what visitors keep here. So what counts is the sandbox's effect, an origin that is nobody's: wherever the page has
 * the site's, it does nothing. A window of its own never loads the network's script, as nobody agreed to ads in it.
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
    parent.postMessage(AD_SHOWN, location.origin);
  }).observe(place, { childList: true });
  Reflect.set(window, adQueue, [{ slot, format, client, element: place }]);
  const script = document.createElement("script");
  script.src = adScript;
  document.body.append(script);
}
