import { mendedFragment } from "../site/mended-link";

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

export function mendLinks(): void {
  mendLink();
  addEventListener("hashchange", mendLink);
}
