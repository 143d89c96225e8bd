import { changedFields } from "./early-input";
import { hasNumbers } from "./kept-numbers";
import { sayMissing } from "./missing";

/** The one script of pages with tools: gives each island to React when its time has come. */

/** Signs that somebody uses an island. */
const SIGNS = ["pointerdown", "focusin", "input"] as const;

/** What the script of an island gives: how to take over what the server drew of it. */
type IslandScript = { hydrate: (element: HTMLElement, props: unknown) => void };

function isIslandScript(module: unknown): module is IslandScript {
  return typeof module === "object" && module !== null && "hydrate" in module && typeof module.hydrate === "function";
}

async function hydrate(element: HTMLElement): Promise<void> {
  const props: unknown = JSON.parse(element.nextElementSibling?.textContent ?? "");
  try {
    // The build wrote the script's address beside the tool.
    const script: unknown = await import(element.dataset["src"] ?? "");
    if (isIslandScript(script)) script.hydrate(element, props);
  } catch {
    sayMissing(element);
  }
}

/** Whether an island was used before this script ran, or there are numbers, which ask for a result. */
function isUsed(element: HTMLElement): boolean {
  return hasNumbers() || changedFields(element).length > 0 || element.contains(document.activeElement);
}

function onceUsed(element: HTMLElement, start: () => void): void {
  if (isUsed(element)) {
    start();
    return;
  }
  const stop = new AbortController();
  const use = () => {
    stop.abort();
    start();
  };
  for (const sign of SIGNS) element.addEventListener(sign, use, { passive: true, signal: stop.signal });
}

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const start = () => void hydrate(element);
  if (element.dataset["until"] === "load") start();
  else onceUsed(element, start);
}
