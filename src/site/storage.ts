/** What this tab's `sessionStorage` keeps: the numbers that a visitor typed, and a message that was not sent yet. */
export const NUMBERS_KEY = "plainrate-numbers";
export const MESSAGE_KEY = "plainrate-message";

/** What the tab keeps under a key, empty if nothing; `otherwise` where storage is switched off, and lasts as long as the page. */
export function stored(key: string, otherwise = ""): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return otherwise;
  }
}

/** Keeps a text under a key while the tab is open; an empty one is forgotten. */
export function store(key: string, value: string): void {
  try {
    if (value === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
