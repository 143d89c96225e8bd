import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from "gatsby";
import { Suspense, useEffect } from "react";
import { repeatEarlyInput } from "../ui/early-input";

/** Says that React has taken the whole page over: what a visitor does is answered. See `STEP_BACK` in gatsby-ssr.tsx. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
    repeatEarlyInput(document);
    onReady();
  }, [onReady]);
  return null;
}

/**
 * What stands around the whole site, on the server and in the browser alike. Nothing in it ever waits: React takes over
 * what stands in a boundary in small steps and lets the visitor act between them, and what stands in none in a long one.
 * `onReady` is called once, in the browser.
 */
export function wrapRoot(onReady: () => void) {
  return function wrapRootElement({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
    return (
      <Suspense>
        {element}
        <Ready onReady={onReady} />
      </Suspense>
    );
  };
}
