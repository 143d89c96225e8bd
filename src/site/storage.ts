/** Keys of this tab's `sessionStorage`: the visitor's numbers, fields not calculated with yet, and an unsent message. */
export const NUMBERS_KEY = "plainrate-numbers";
export const TYPED_NUMBERS_KEY = "plainrate-numbers-typed";
export const TYPED_DEBTS_KEY = "plainrate-numbers-typed-debts";
export const MESSAGE_KEY = "plainrate-message";

type Key = typeof NUMBERS_KEY | typeof TYPED_NUMBERS_KEY | typeof TYPED_DEBTS_KEY | typeof MESSAGE_KEY;

/** Returns the text under a key, empty if there is none; `otherwise`, for this page alone, where storage is switched off. */
export function remembered(key: Key, otherwise = ""): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return otherwise;
  }
}

export function remember(key: Key, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The page's script takes them along to the next page.
    if (key === NUMBERS_KEY) document.documentElement.dataset["numbers"] = text;
  }
}

/** Forgets what was typed and not calculated with: other numbers take its place, on all pages. */
export function forgetTyped(): void {
  remember(TYPED_NUMBERS_KEY, "");
  remember(TYPED_DEBTS_KEY, "");
}
