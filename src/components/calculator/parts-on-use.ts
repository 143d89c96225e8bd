import { type ComponentType, createElement, lazy, useEffect } from "react";
import { PLANNER_ID } from "./part-ids";
import { PartMissing, type PartMissingProps, SectionsMissing } from "./PartMissing";

/**
 * The page's later parts in the browser: they show what the server drew, and React takes them over once someone uses the
 * page. Until then their script, three times that of the specified calculator, is not loaded.
 */

/** Signs that somebody uses the page: a pointer, a key, a scroll, or what they entered before its script came. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "input"] as const;

let start: () => void = () => undefined;
const used = new Promise<void>((resolve) => {
  start = resolve;
});

/** Whether a part is missing already: the first says so aloud for all, which are lost together as a rule. */
let said = false;

function onUse<P>(load: () => Promise<ComponentType<P>>, missing: ComponentType<PartMissingProps>) {
  return lazy<ComponentType<P>>(async () => {
    await used;
    try {
      return { default: await load() };
    } catch {
      const speaks = !said;
      said = true;
      return { default: () => createElement(missing, { speaks }) };
    }
  });
}

export const PlannerTool = onUse(async () => (await import("./PlannerTool")).PlannerTool, SectionsMissing);

export const CalculationChecks = onUse(
  async () => (await import("./CalculationChecks")).CalculationChecks,
  PartMissing,
);

/** Keeps the router from drawing the page anew for a place on it; see `OWN_PLACES` in gatsby-ssr.tsx. */
function useOwnPlaces(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset["parts"] = window.location.pathname;
    return () => {
      delete dataset["parts"];
    };
  }, []);
}

/** Starts the parts at the first sign of use, or at once if the address asks for a plan. */
export function usePartsOnUse(): void {
  useOwnPlaces();
  useEffect(() => {
    const drawn = document.getElementById(PLANNER_ID)?.querySelector("section");
    // Reached by a link within the site, the page has nothing that the server drew.
    if (!drawn || window.location.hash.includes("=")) {
      start();
      return undefined;
    }
    // React stops events on their way up from what it has not taken over yet, so they are heard on their way down.
    for (const sign of SIGNS) window.addEventListener(sign, start, { once: true, passive: true, capture: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, start, { capture: true });
    };
  }, []);
}
