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

/** Hands a request to the provider's list, which is a plain one until its script has come. */
function push(name: string, request: Request): void {
  const queue: unknown = Reflect.get(window, name) ?? [];
  Reflect.set(window, name, queue);
  if (isQueue(queue)) queue.push(request);
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
  const { adSlot = "", adFormat = "" } = slot.dataset;
  const element = page.createElement("ins");
  element.className = adQueue;
  Object.assign(element.dataset, { adClient, adSlot, adFormat });
  slot.append(element);
  loadScript(page, adScript);
  try {
    push(adQueue, { slot: adSlot, format: adFormat, element });
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
    for (const slot of page.querySelectorAll<HTMLElement>("div[data-ad-slot]:not([data-ad-asked])")) {
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
