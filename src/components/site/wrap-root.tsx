import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from "gatsby";
import { Suspense, useEffect } from "react";
import { startAds } from "../../vanilla/ads";

/** See `STEP_BACK` in gatsby-ssr.tsx. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
    startAds(document);
  }, []);
  return null;
}

/**
 * Around the whole site, on the server and in the browser alike. Nothing in it ever waits: React takes over what stands in
 * a boundary in small steps and lets the visitor act between them, and what stands in none in a single long one.
 */
export function wrapRootElement({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
  return (
    <Suspense fallback={null}>
      {element}
      <Ready />
    </Suspense>
  );
}
