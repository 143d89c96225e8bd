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
    const script: unknown = await import(String(element.dataset["src"]));
    if (isIslandScript(script)) script.hydrate(element, props);
  } catch {
    sayMissing(element);
  }
}

/** Whether an island was used before this script ran, or there are numbers, which ask for a result. */
function isUsed(element: HTMLElement): boolean {
  const hasFocus = element.contains(document.activeElement);
  return hasNumbers() || hasFocus || changedFields(element).length > 0 || !!element.querySelector("[data-pressed]");
}

function hydrateOnceUsed(element: HTMLElement): void {
  const stop = new AbortController();
  const start = () => {
    stop.abort();
    void hydrate(element);
  };
  for (const sign of SIGNS) element.addEventListener(sign, start, { passive: true, signal: stop.signal });
  // The page may come back, or be shown at last, when the tab has other numbers than before.
  const lookAgain = () => {
    if (isUsed(element)) start();
  };
  addEventListener("pageshow", lookAgain, { signal: stop.signal });
  document.addEventListener("prerenderingchange", lookAgain, { signal: stop.signal });
}

const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
const wantedNow = islands.filter((element) => element.dataset["until"] === "load" || isUsed(element));
for (const element of islands) {
  if (wantedNow.includes(element)) void hydrate(element);
  else hydrateOnceUsed(element);
}
// No tool here follows the query, which may be that of an advertisement: nothing has to wait for one.
if (wantedNow.length === 0) delete document.documentElement.dataset["query"];
