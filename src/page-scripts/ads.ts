import { AD_SANDBOX } from "../site/routes";
import { hasPrivacySignal, keepChoice, keptChoice } from "./consent";

/**
 * Shows a third-party network's ads in frames of their own, and asks before. With the house provider a page holds no
 * consent bar, and none of this runs. The network's script runs in a sandboxed frame a slot, never in the page; a frame
 * comes when its slot does, after the visitor agreed and never under Global Privacy Control.
 */

const NEAR = "300px";

/** A frame's message to the page once an ad shows in it; until then our own note stays. */
export const AD_SHOWN = "ad-shown";

/** What no ad needs; without the site's origin it has none of these by itself. */
const REFUSED = [
  "focus-without-user-activation",
  "fullscreen",
  "clipboard-read",
  "clipboard-write",
  "autoplay",
  "web-share",
];

function addFrame(slot: HTMLElement, address: string): void {
  const { adSlot = "", adFormat = "" } = slot.dataset;
  const frame = document.createElement("iframe");
  frame.title = "Advertisement";
  frame.setAttribute("sandbox", AD_SANDBOX);
  // The network need not know which page is read.
  frame.referrerPolicy = "no-referrer";
  // Only an experiment in Chromium so far; see `isTyping`.
  frame.setAttribute("allow", REFUSED.map((feature) => `${feature} 'none'`).join("; "));
  frame.src = `${address}#slot=${adSlot}&format=${adFormat}`;
  slot.append(frame);
}

/** Asks for consent where need be, and keeps the slots as the visitor chose. Call it once. */
export function startAds(page: Document): void {
  const findBar = () => page.querySelector<HTMLElement>("[data-ad-frame]");
  const address = findBar()?.dataset["adFrame"];
  if (!address) return;
  let choice = keptChoice();
  let opener: HTMLElement | null = null;
  /** The slots that have had their ad: one that gave way to typing doesn't come back, so that a slot asks the network once. */
  const filled = new WeakSet<Element>();

  const stateNow = () => (hasPrivacySignal() ? "gpc" : (choice ?? "ask"));

  /**
   * Returns true while a field has the focus. No frame is in the page then, as its script could take the focus, and with it
   * what is typed. `inert` stops neither `window.focus()` nor an element's in Chromium 156, and not the latter in Firefox 153.
   */
  const isTyping = () => page.activeElement?.matches(":read-write, select") ?? false;
  const mayShow = () => stateNow() === "yes" && !isTyping();

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !mayShow() || filled.has(target) || !(target instanceof HTMLElement)) continue;
        filled.add(target);
        addFrame(target, address);
      }
    },
    { rootMargin: NEAR },
  );

  const update = () => {
    const state = stateNow();
    const bar = findBar();
    if (bar) bar.hidden = state !== "ask" && !opener;
    for (const part of page.querySelectorAll<HTMLElement>("[data-ad-when]")) {
      part.hidden = !part.dataset["adWhen"]?.includes(state);
    }
    for (const slot of page.querySelectorAll("[data-ad-slot]")) {
      // React takes an island over as the server drew it: a frame may not come before.
      if (slot.closest("[data-island]:not([data-ready])")) continue;
      if (mayShow()) near.observe(slot);
      else {
        near.unobserve(slot);
        slot.querySelector("iframe")?.remove();
      }
    }
  };

  page.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-ad-choice]") : null;
    const wish = button?.dataset["adChoice"];
    if (!wish) return;
    const back = opener;
    opener = wish === "open" ? button : null;
    if (wish === "yes" || wish === "no") {
      choice = wish;
      keepChoice(wish);
    }
    update();
    // The bar that asked by itself was opened by nothing, and its button goes away with it.
    if (opener || back) (opener ? findBar() : back)?.focus();
    else page.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  });

  addEventListener("message", ({ source, data }) => {
    if (data !== AD_SHOWN) return;
    for (const frame of page.querySelectorAll("iframe")) {
      if (frame.contentWindow === source) frame.dataset["adShown"] = "";
    }
  });

  // The choice may be changed in another window, or on a later page that Back then leaves.
  for (const event of ["storage", "pageshow"]) {
    addEventListener(event, () => {
      choice = keptChoice() ?? choice;
      update();
    });
  }

  for (const event of ["focusin", "focusout"]) page.addEventListener(event, update);

  update();
  // An island is taken over, and draws new slots as it is used.
  new MutationObserver(update).observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-ready"],
  });
}
