import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { AdsContext } from "../../src/components/ads/AdSlot";
import { PageKindContext } from "../../src/components/site/SiteLink";
import type { PageKind } from "../../src/site/routes";
import { SITE } from "./fixture";

/** Draws a component with what the layout provides around it: the kind of page and the settings of the ads. */
export function drawOn(kind: PageKind, component: ReactElement): RenderResult {
  return render(
    <PageKindContext.Provider value={kind}>
      <AdsContext.Provider value={SITE.ads}>{component}</AdsContext.Provider>
    </PageKindContext.Provider>,
  );
}

/** Text as a person reads it: runs of spaces are one. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}
