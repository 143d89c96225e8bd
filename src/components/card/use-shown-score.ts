import { useEffect } from "react";
import type { Tier } from "../../schema/vocabulary";

/**
 * Shows how the rate for the visitor's score has moved, which the server says of each outside of any island; for a score that
 * has none, and for nobody's, the first.
 */
export function useShownScore(tier: Tier | null): void {
  useEffect(() => {
    const drawn = [...document.querySelectorAll<HTMLElement>("[data-score]")];
    const [first] = drawn;
    const isOwn = drawn.some(({ dataset }) => dataset["score"] === tier);
    const shown = isOwn ? tier : first?.dataset["score"];
    for (const one of drawn) one.hidden = one.dataset["score"] !== shown;
  }, [tier]);
}
