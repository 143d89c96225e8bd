import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { AdsContext } from "../../src/components/ads/AdSlot";
import { SITE } from "./fixture";

/** Draws a component with the settings of the ads around it, as the layout does. */
export function drawWithAds(component: ReactElement): RenderResult {
  return render(<AdsContext.Provider value={SITE.ads}>{component}</AdsContext.Provider>);
}

/** Text as a person reads it: runs of spaces are one. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Each term of a description list with its description. */
export function describedBy(terms: readonly HTMLElement[]): [string, string][] {
  return terms.map((term) => [wordsOf(term), wordsOf(term.nextElementSibling)]);
}
