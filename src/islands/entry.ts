import { MESSAGE_KEY, NUMBERS_KEY, remembered } from "../site/storage";
import { changedFields, notePress } from "./early-input";
import { repairLinks } from "./repair-link";

/** The inline script of each page with islands, ahead of what it shows: gives each island to React when its time has come. */

const MISSING = "This part of the page could not be loaded. Check your connection, then reload the page.";

/** Signs that somebody uses an island, or is about to. */
const SIGNS = ["pointerover", "pointerdown", "focusin", "input"] as const;

type IslandScript = { hydrate: (element: HTMLElement, props: unknown) => void };

function isIslandScript(module: unknown): module is IslandScript {
  return typeof module === "object" && module !== null && "hydrate" in module && typeof module.hydrate === "function";
}

const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));

/** How long after `load` a page counts as painted where nobody tells: a tab that nobody sees, a browser that keeps it to itself. */
const UNTOLD_MS = 200;

/** Once the page has been painted; until then no script is asked for. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(resolve, UNTOLD_MS));
});

/** Says above a tool, which can still be read, that its script is missing. Of several such messages one is spoken. */
function sayMissing(element: HTMLElement): void {
  const note = document.createElement("p");
  note.className = "page-width";
  note.dataset["missing"] = "";
  note.textContent = MISSING;
  if (!document.querySelector("[data-missing]")) note.setAttribute("role", "alert");
  element.before(note);
  delete document.documentElement.dataset["query"];
  for (const button of element.querySelectorAll<HTMLElement>("[data-pressed]")) delete button.dataset["pressed"];
  // By the next press, which alone then counts, the line may be back.
  const tryAgain = () => {
    note.remove();
    void hydrate(element);
  };
  element.addEventListener("click", tryAgain, { once: true });
}

async function propsOf({ dataset, nextElementSibling }: HTMLElement): Promise<unknown> {
  const file = dataset["props"];
  if (file === undefined) return JSON.parse(nextElementSibling?.textContent ?? "");
  return (await fetch(file)).json();
}

let style: Promise<unknown> | undefined;

/** The page holds the rules for what it shows; the whole style sheet, for what tools draw later, comes with the first of them. */
function loadStyle(): Promise<unknown> {
  const address = document.querySelector("style")?.dataset["whole"];
  if (address === undefined) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      style = undefined;
      link.remove();
      reject(new Error(address));
    };
  });
}

async function hydrate(element: HTMLElement): Promise<void> {
  await painted;
  try {
    // The build wrote the addresses beside the tool, its own last. All are asked for at once, not one by way of another.
    const files = (element.dataset["src"] ?? "").split(" ");
    style ??= loadStyle();
    const loading = Promise.all<unknown>(files.map((file) => import(file)));
    const [props, scripts] = await Promise.all([propsOf(element), loading, style]);
    const script = scripts.at(-1);
    if (isIslandScript(script)) script.hydrate(element, props);
  } catch {
    sayMissing(element);
  }
}

function hasNumbers(): boolean {
  return location.hash.includes("=") || remembered(NUMBERS_KEY) !== "";
}

/** Returns true if the page or the tab holds what an island shows, so that nobody has to use it first. */
function isAsked({ dataset: { until } }: HTMLElement): boolean {
  if (until === "numbers") return hasNumbers();
  if (until === "query") return location.search !== "";
  if (until === "message") return remembered(MESSAGE_KEY) !== "";
  return until === "load";
}

function isWanted(element: HTMLElement): boolean {
  const hasFocus = element.contains(document.activeElement);
  const isPressed = element.querySelector("[data-pressed]") !== null;
  return isAsked(element) || hasFocus || changedFields(element).length > 0 || isPressed;
}

function hydrateOnceUsed(element: HTMLElement): void {
  const stop = new AbortController();
  const start = () => {
    stop.abort();
    void hydrate(element);
  };
  for (const sign of SIGNS) element.addEventListener(sign, start, { passive: true, signal: stop.signal });
  // The page may come back, or be shown at last, when the tab has other numbers than before; or a link may be opened in it.
  const lookAgain = () => {
    if (isWanted(element)) start();
  };
  for (const event of ["pageshow", "hashchange"]) addEventListener(event, lookAgain, { signal: stop.signal });
  document.addEventListener("prerenderingchange", lookAgain, { signal: stop.signal });
}

repairLinks();

// The query, and the visitor's numbers, wait for a tool's script; see `data-query` in the global styles.
if (location.search || hasNumbers()) document.documentElement.dataset["query"] = "waiting";

// The first key replaces an example, also before the tool is there; a click puts the cursor into what the focus selected.
for (const sign of ["focusin", "click"])
  addEventListener(sign, ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches("[data-example]")) target.select();
  });

let presses = 0;

// The tool's script presses the buttons again that were pressed before it came.
addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-island]:not([data-ready]) button");
  if (button) notePress(button, (presses += 1));
});

void parsed.then(() => {
  let waits = false;
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (isWanted(element)) {
      waits = true;
      void hydrate(element);
    } else hydrateOnceUsed(element);
  }
  // No tool here follows the query, which may be that of an advertisement: nothing has to wait for one.
  if (!waits) delete document.documentElement.dataset["query"];
});
