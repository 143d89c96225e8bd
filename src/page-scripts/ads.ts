import { AD_SANDBOX } from "../site/routes";

/** Shows a network's ads in sandboxed frames, after the visitor agreed and never under Global Privacy Control. */

const NEAR = "300px";

/** A frame's message to the page once an ad shows in it; until then our own note stays. */
export const AD_SHOWN_MESSAGE = "ad-shown";

/** Features that no ad needs, and that it has only with the site's origin. */
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
  const bar = page.querySelector<HTMLElement>("[data-ad-frame]");
  const address = bar?.dataset["adFrame"];
  if (!address) return;
  let choice = keptChoice();
  let opener: HTMLElement | null = null;
  /** The slots that have had their ad: one that gave way to typing doesn't come back, so that a slot asks the network once. */
  const filled = new WeakSet<Element>();

  const stateNow = () => (hasPrivacySignal() ? "gpc" : (choice ?? "ask"));

  /** No frame is in the page while a field has the focus: its script could take it, which `inert` doesn't stop everywhere. */
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
    bar.hidden = state !== "ask" && !opener;
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
    if (opener || back) (opener ? bar : back)?.focus();
    else page.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  });

  addEventListener("message", ({ source, data }) => {
    if (data !== AD_SHOWN_MESSAGE) return;
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

type Choice = "yes" | "no";

const KEY = "plainrate-ads";

function keptChoice(): Choice | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "yes" || kept === "no" ? kept : null;
  } catch {
    return null;
  }
}

function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A browser that keeps nothing asks again on the next page; that is what its owner chose.
  }
}

/** Global Privacy Control (globalprivacycontrol.org): a signal that means "no" in law (11 CCR 7025). */
function hasPrivacySignal(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true;
}
