import { useMemo, useSyncExternalStore } from "react";
import {
  type Goal,
  type VisitorFields,
  exampleFor,
  holdsNumbers,
  readKeptInputs,
  parseInputs,
  tierGivenAlone,
  typedInputsText,
  withInputs,
} from "../../domain/visitor/visitor-inputs";
import { NUMBERS_KEY, TYPED_DEBTS_KEY, TYPED_NUMBERS_KEY, forgetTyped, remember, remembered } from "../../site/storage";
import { useEarlyEffect } from "../ui/use-address-state";

/**
 * The visitor's numbers, shared by all parts of an island and, through this tab's `sessionStorage`, by all pages of a visit.
 * They are kept as one text, as in a link: `balance=5000&apr=24.99&payment=150`, with what else a tool keeps behind it.
 */

let text = "";
const listeners = new Set<() => void>();

/** Keeps another text, in the page and in the tab; an empty one is forgotten. */
export function keepInputs(next: string): void {
  text = next;
  for (const listener of listeners) listener();
  remember(NUMBERS_KEY, next);
}

/** Keeps what is in the form and not calculated with yet. */
export function keepTyped(fields: VisitorFields): void {
  remember(TYPED_NUMBERS_KEY, typedInputsText(fields));
  for (const listener of listeners) listener();
}

export const readTyped = () => parseInputs(remembered(TYPED_NUMBERS_KEY));

/** Keeps a text in place of all numbers, also of those that were typed and not calculated with yet. */
export function replaceNumbers(next: string): void {
  forgetTyped();
  keepInputs(next);
}

/** Forgets all numbers of the tab. Returns what brings them back, also those that were typed and not calculated with yet. */
export function clearNumbers(): () => void {
  const before = text;
  const typed = ([TYPED_NUMBERS_KEY, TYPED_DEBTS_KEY] as const).map((key) => [key, remembered(key)] as const);
  replaceNumbers("");
  return () => {
    for (const [key, kept] of typed) remember(key, kept);
    keepInputs(before);
  };
}

/** Takes numbers out of the address: a reload keeps what is typed next, and a copied address holds nobody's debts. */
function applyAddress(): void {
  const { hash, pathname, search } = window.location;
  if (!holdsNumbers(hash)) return;
  replaceNumbers(hash.slice(1));
  try {
    window.history.replaceState(window.history.state, "", pathname + search);
  } catch {
    // Some browsers refuse it, as Safari does after 100 times in half a minute; the numbers are read all the same.
  }
}

/** Other pages of the tab may have changed the numbers while this one lay in the browser's back/forward cache. */
function readAgain(): void {
  text = remembered(NUMBERS_KEY, text);
  for (const listener of listeners) listener();
}

/** Follows the address and the tab from the first use of the numbers on: a second one adds no listener. */
function follow(): void {
  readAgain();
  applyAddress();
  window.addEventListener("hashchange", applyAddress);
  window.addEventListener("pageshow", readAgain);
  // A page that the browser prepared in advance had a copy of the tab's storage, which was dropped when it was shown.
  document.addEventListener("prerenderingchange", readAgain);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readGoal = (): Goal => readTyped()?.goal ?? "balance";

/** The kept text; empty in the page as built, and while nothing was typed. */
export function useNumbersText(): string {
  useEarlyEffect(follow, []);
  return useSyncExternalStore(
    subscribe,
    () => text,
    () => "",
  );
}

/** The visitor's numbers. The first render has none, as the page was built; the tab's own follow before it is painted. */
export function useVisitorInputs() {
  const kept = useNumbersText();
  const chosenGoal = useSyncExternalStore(subscribe, readGoal, (): Goal => "balance");
  return useMemo(() => {
    const fields = parseInputs(kept);
    const numbers = readKeptInputs(kept);
    const tier = numbers ? numbers.tier : fields && tierGivenAlone(fields);
    return {
      /** As typed; null while there are none. */
      fields,
      /** Null also if some of the fields are missing or wrong, as in a link that was cut. */
      numbers,
      /** The credit score, which may be all that is known. */
      tier,
      /** The numbers to show costs for while there are none of the visitor's own. */
      example: exampleFor(chosenGoal, tier),
      /** All that the tab keeps, for a link. */
      text: kept,
      change: (next: VisitorFields) => replaceNumbers(withInputs(kept, next)),
    };
  }, [kept, chosenGoal]);
}

export type VisitorNumbers = ReturnType<typeof useVisitorInputs>;
