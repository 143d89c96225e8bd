import { useMemo, useSyncExternalStore } from "react";
import { oneOf } from "../../domain/forms/address";
import { MAX_AMOUNT_TEXT } from "../../domain/forms/amount";
import {
  GOALS,
  NO_NUMBERS,
  type Numbers,
  type NumbersFields,
  parseNumbers,
  readNumbers,
  withNumbers,
} from "../../domain/numbers/numbers";
import { TIERS } from "../../schema/vocabulary";
import { NUMBERS_KEY, store, stored } from "../../site/storage";
import { useEarlyEffect } from "../ui/use-address-state";

/**
 * The visitor's numbers, shared by all parts of an island and, through this tab's `sessionStorage`, by all pages of a visit.
 * They are kept as one text, as in a link: `balance=5000&apr=24.99&payment=150`, with what else a tool keeps behind it.
 */

let text = "";
let followers = 0;
const listeners = new Set<() => void>();

/** Keeps another text, in the page and in the tab; an empty one is forgotten. */
export function keepText(next: string): void {
  text = next;
  for (const listener of listeners) listener();
  store(NUMBERS_KEY, next);
}

/**
 * Numbers in the address's fragment go before those of the tab. They are taken out of the address, so that a reload keeps
 * what is typed next, and a copied address holds nobody's debts.
 */
function applyAddress(): void {
  const { hash, pathname, search } = window.location;
  // Debts that can't be calculated with yet hold no numbers.
  if (parseNumbers(hash) === null && !hash.includes("d1.balance=")) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  keepTyped(null);
  keepTypedDebts("");
  keepText(hash.slice(1));
}

function readAgain(): void {
  text = stored(NUMBERS_KEY, text);
  for (const listener of listeners) listener();
}

/** Other pages of the tab may have changed the numbers while this one lay in the browser's back/forward cache. */
function returned({ persisted }: PageTransitionEvent): void {
  if (persisted) readAgain();
}

/** Follows the address and the tab while some island uses the numbers. */
function follow(): () => void {
  followers += 1;
  if (followers === 1) {
    readAgain();
    applyAddress();
    window.addEventListener("hashchange", applyAddress);
    window.addEventListener("pageshow", returned);
    // A page that the browser prepared in advance had a copy of the tab's storage, which was dropped when it was shown.
    document.addEventListener("prerenderingchange", readAgain);
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    window.removeEventListener("hashchange", applyAddress);
    window.removeEventListener("pageshow", returned);
    document.removeEventListener("prerenderingchange", readAgain);
  };
}

/** What stands in the fields and was not calculated with yet, so that leaving a page loses nothing. */
const TYPED_KEY = `${NUMBERS_KEY}-typed`;
const TYPED_DEBTS_KEY = `${NUMBERS_KEY}-typed-debts`;

export function keepTyped(fields: NumbersFields | null): void {
  store(TYPED_KEY, fields ? new URLSearchParams(fields).toString() : "");
}

/** Keeps the fields of /debts, as a text; an empty one is forgotten. */
export function keepTypedDebts(typed: string): void {
  store(TYPED_DEBTS_KEY, typed);
}

/** What was typed into the fields of /debts before; empty if nothing. */
export function debtsTypedBefore(): string {
  return stored(TYPED_DEBTS_KEY);
}

/** What was typed before, on this page or another one of the tab; null if nothing. */
export function typedBefore(): NumbersFields | null {
  const kept = stored(TYPED_KEY);
  if (kept === "") return null;
  const values = new URLSearchParams(kept);
  const typed = (name: string) => (values.get(name) ?? "").slice(0, MAX_AMOUNT_TEXT);
  const goal = oneOf(values.get("goal"), GOALS, NO_NUMBERS.goal);
  const tier = oneOf(values.get("tier"), TIERS, "");
  return { goal, amount: typed("amount"), apr: typed("apr"), payment: typed("payment"), tier };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readText = () => text;
const builtText = () => "";

/** The kept text; empty in the page as built, and while nothing was typed. */
export function useKeptText(): string {
  useEarlyEffect(follow, []);
  return useSyncExternalStore(subscribe, readText, builtText);
}

export type VisitorNumbers = {
  /** As typed; null while there are none. */
  fields: NumbersFields | null;
  numbers: Numbers | null;
  /** All that the tab keeps, for a link. */
  text: string;
  /** Keeps other numbers, or forgets all that the tab keeps. */
  change: (fields: NumbersFields | null) => void;
};

/** The visitor's numbers. The first render has none, as the page was built; the tab's own follow before it is painted. */
export function useNumbers(): VisitorNumbers {
  const kept = useKeptText();
  return useMemo(() => {
    const fields = parseNumbers(kept);
    return {
      fields,
      numbers: fields && readNumbers(fields).numbers,
      text: kept,
      change: (next) => {
        keepTypedDebts("");
        keepText(next ? withNumbers(kept, next) : "");
      },
    };
  }, [kept]);
}
