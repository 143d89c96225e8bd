import { mendedFragment } from "../site/mended-link";
import { hasNumbers } from "./kept-numbers";
import { sayMissing } from "./missing";

/** Stands within a page with islands, and runs before it is drawn. */

/** Mends a link with numbers that was mangled on its way before anything reads them, also one that is opened later. */
function mendLink(): void {
  const { hash } = location;
  const mended = mendedFragment(hash);
  if (mended === hash) return;
  try {
    history.replaceState(history.state, "", mended);
  } catch {
    // A browser that refuses it leaves the link as it came.
  }
}

mendLink();
addEventListener("hashchange", mendLink);

// The query, and the visitor's numbers, wait for the page's script; see `data-query` in the global styles.
if (location.search || hasNumbers()) document.documentElement.dataset["query"] = "waiting";

// The tool's script presses the first button again that was pressed before it came.
addEventListener("click", ({ target }) => {
  if (target instanceof Element) target.closest("[data-island] button")?.setAttribute("data-pressed", "");
});

// The one script that would say so itself may be missing, as after a deploy. Such an event goes down to its element alone.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) sayMissing(document.querySelector("[data-island]"));
  },
  { capture: true },
);
