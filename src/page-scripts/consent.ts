/** The visitor's choice about a third-party ad network. It is asked for only where such a provider is configured. */

export type Choice = "yes" | "no";

const KEY = "plainrate-ads";

/** The choice that was kept; null if none was made or the browser keeps nothing. */
export function keptChoice(): Choice | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "yes" || kept === "no" ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the choice if the browser lets us; if not, it holds for this page. */
export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A browser that keeps nothing asks again on the next page; that is what its owner chose.
  }
}

/** Global Privacy Control (globalprivacycontrol.org): a signal that means "no" in law (11 CCR 7025). */
export function hasPrivacySignal(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true;
}
