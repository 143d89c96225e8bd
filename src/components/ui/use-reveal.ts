import { useEffect, useState } from "react";
import { useEarlyEffect } from "./use-address-state";

/** Keeps the place in the page with its entry of the history. */
function keepPlace(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === "object" ? state : null), place: window.scrollY }, "");
}

/** Goes back to the place that was kept: the browser did so too, as far as the page was there. */
function restorePlace(): void {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("place" in state)) return;
  if (typeof state.place === "number" && state.place > window.scrollY) window.scrollTo(0, state.place);
}

/** Shows what waits for the page's query or fragment (`data-query`) once it is applied and `ready`. Then Back finds its place again. */
export function useReveal(ready = true): void {
  // The address is applied in the same early effects, so what the first render says about readiness is out of date.
  const [applied, setApplied] = useState(false);
  const [shown, setShown] = useState(false);
  useEarlyEffect(() => setApplied(true), []);
  useEarlyEffect(() => {
    if (!applied || !ready) return;
    delete document.documentElement.dataset["query"];
    setShown(true);
  }, [applied, ready]);
  useEarlyEffect(() => {
    if (shown) restorePlace();
  }, [shown]);
  useEffect(() => {
    window.addEventListener("pagehide", keepPlace);
    return () => window.removeEventListener("pagehide", keepPlace);
  }, []);
}
