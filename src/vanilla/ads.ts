import { hasPrivacySignal, keepChoice, keptChoice } from "./consent";

/**
 * Fills ad slots from a third-party script. With the house provider the page holds no consent bar, and none of this runs.
 * The script loads once, when the first slot comes near, after the visitor agreed and never under Global Privacy Control.
 * If it is missing, blocked or throws, the slots keep our own notes.
 */

const NEAR = "300px";

type Request = { slot: string; format: string; element: Element };
type Queue = { push: (request: Request) => unknown };

function isQueue(value: unknown): value is Queue {
  return typeof value === "object" && value !== null && "push" in value && typeof value.push === "function";
}

function queueOf(view: Window, name: string): Queue {
  const found: unknown = Reflect.get(view, name);
  if (isQueue(found)) return found;
  const created: Request[] = [];
  Reflect.set(view, name, created);
  return created;
}

function loadScript(page: Document, address: string): void {
  if (page.querySelector("script[data-ad-provider]")) return;
  const script = page.createElement("script");
  script.src = address;
  script.async = true;
  script.dataset["adProvider"] = "";
  page.head.append(script);
}

/** Asks the provider for one slot: "an ad script is pushed per ad slot" (specification, section 7). */
function request(page: Document, slot: HTMLElement, bar: HTMLElement): void {
  const { adScript = "", adQueue = "", adClient = "" } = bar.dataset;
  const element = page.createElement("ins");
  element.className = adQueue;
  element.dataset["adClient"] = adClient;
  element.dataset["adSlot"] = slot.dataset["adSlot"] ?? "";
  element.dataset["adFormat"] = slot.dataset["adFormat"] ?? "";
  slot.append(element);
  loadScript(page, adScript);
  try {
    const view = page.defaultView;
    if (view)
      queueOf(view, adQueue).push({ slot: element.dataset["adSlot"], format: element.dataset["adFormat"], element });
  } catch {
    element.remove();
  }
}

function fillSlots(page: Document, bar: HTMLElement): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        watcher.unobserve(target);
        request(page, target, bar);
      }
    },
    { rootMargin: NEAR },
  );
  const watchSlots = () => {
    for (const slot of page.querySelectorAll<HTMLElement>("aside[data-ad-slot]:not([data-ad-asked])")) {
      slot.dataset["adAsked"] = "";
      watcher.observe(slot);
    }
  };
  watchSlots();
  // A tool page draws new slots as it is used.
  new MutationObserver(watchSlots).observe(page.body, { childList: true, subtree: true });
}

/** Asks for consent where need be and fills the slots of the page. Called again after each change of page. */
export function startAds(page: Document, storage: () => Storage = () => localStorage): void {
  const bar = page.querySelector<HTMLElement>("[data-ad-script]:not([data-ad-started])");
  if (!bar || hasPrivacySignal(navigator)) return;
  bar.dataset["adStarted"] = "";
  const choice = keptChoice(storage);
  if (choice === "yes") fillSlots(page, bar);
  if (choice !== null) return;
  bar.hidden = false;
  bar.addEventListener("click", ({ target }) => {
    const chosen =
      target instanceof Element ? target.closest<HTMLElement>("[data-choice]")?.dataset["choice"] : undefined;
    if (chosen !== "yes" && chosen !== "no") return;
    keepChoice(storage, chosen);
    bar.hidden = true;
    if (chosen === "yes") fillSlots(page, bar);
  });
}
