import { useState } from "react";
import { useEarlyEffect } from "./use-address-state";

/**
 * Shows what waits for the page's query or fragment (`data-query` in the global styles) as soon as it is applied:
 * right after the first render, or once `ready` is true if more has to be there first.
 */
export function useReveal(ready = true): void {
  // The address is applied in the same early effects, so what the first render says about readiness is out of date.
  const [applied, setApplied] = useState(false);
  useEarlyEffect(() => setApplied(true), []);
  useEarlyEffect(() => {
    if (applied && ready) delete document.documentElement.dataset["query"];
  }, [applied, ready]);
}
