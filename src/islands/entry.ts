import { isChanged } from "./early-input";
import { sayMissing } from "./missing";
import { ISLANDS, type IslandName } from "./registry";

/** The one script of pages with tools: gives each island to React when its time has come. */

/** Signs that somebody uses the page: a pointer, a key, a scroll, a field. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "input"] as const;

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(ISLANDS, name);
}

async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset["island"];
  if (!isIslandName(name)) return;
  const props: unknown = JSON.parse(element.nextElementSibling?.textContent ?? "");
  try {
    await ISLANDS[name].hydrate(element, name, props);
  } catch {
    sayMissing(element);
  }
}

/** Whether the page was used before this script ran, or its address holds amounts, which ask for a result. */
function isUsed(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("[data-island] :is(input, textarea, select)");
  return location.hash.includes("=") || [...fields].some(isChanged) || document.activeElement !== document.body;
}

function onceUsed(start: () => void): void {
  if (isUsed()) {
    start();
    return;
  }
  const stop = new AbortController();
  const use = () => {
    stop.abort();
    start();
  };
  for (const sign of SIGNS) addEventListener(sign, use, { passive: true, capture: true, signal: stop.signal });
}

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const start = () => void hydrate(element);
  if (element.dataset["until"] === "load") start();
  else onceUsed(start);
}
