import { useSyncExternalStore } from "react";
import { useEarlyEffect } from "./use-early-effect";

/** The parts of an address that hold state: the query, or the fragment, which no server ever sees. */
type AddressPart = "search" | "hash";

type Codec<S> = {
  /** The state of the page as built. */
  initial: S;
  part: AddressPart;
  /** Reads the part of the address, with its sign in front: `?a=b` or `#a=b`. Undefined leaves the state as it is. */
  parse: (text: string) => S | undefined;
  write: (state: S) => string;
};

/**
 * The address follows once nothing has changed for this long, in milliseconds. On a slow phone a change of the address
 * takes as long as what is typed itself, so it must not come between two keys.
 */
export const PAUSE = 400;

/** State that the address holds. Several islands of a page may share it; each must be given the very same. */
export type AddressState<S> = {
  initial: S;
  read: () => S;
  change: (next: S) => void;
  subscribe: (listener: () => void) => () => void;
  /** Follows the address while it is used, from then on until the function that it gives is called. */
  follow: () => () => void;
};

function showInAddress(part: AddressPart, text: string): void {
  const { pathname, search, hash } = window.location;
  const address = pathname + (part === "search" ? text + hash : search + text);
  try {
    window.history.replaceState(window.history.state, "", address);
  } catch {
    // Safari refuses more than 100 changes in half a minute; the next change brings the address up to date.
  }
}

/** Makes such a state; nothing happens before a component uses it. */
export function addressState<S>({ initial, part, parse, write }: Codec<S>): AddressState<S> {
  const listeners = new Set<() => void>();
  let state = initial;
  let followers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: S) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** Brings the address up to date, if it is not. */
  const settle = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    showInAddress(part, write(state));
  };
  const apply = () => {
    const addressed = parse(window.location[part]);
    if (addressed !== undefined) set(addressed);
    // An address that names a place of the page has taken the state's place.
    else if (state !== initial) showInAddress(part, write(state));
  };
  // Whoever follows a link finds this page again as it was left.
  const settleOnLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a")) settle();
  };

  return {
    initial,
    read: () => state,
    change: (next) => {
      set(next);
      clearTimeout(timer);
      timer = setTimeout(settle, PAUSE);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: () => {
      followers += 1;
      if (followers === 1) {
        apply();
        window.addEventListener("popstate", apply);
        document.addEventListener("click", settleOnLink, true);
      }
      return () => {
        followers -= 1;
        if (followers > 0) return;
        clearTimeout(timer);
        timer = undefined;
        // Whoever comes next, in another page of `gatsby develop`, draws first what was built.
        state = initial;
        window.removeEventListener("popstate", apply);
        document.removeEventListener("click", settleOnLink, true);
      };
    },
  };
}

/**
 * A state that the address holds, so that it can be shared and Back restores it. The first render is the state as built; the
 * address is applied right after it, and again whenever someone goes to another entry of the history on this page. A change
 * by the visitor is written back without a new entry.
 */
export function useAddressState<S>({
  initial,
  read,
  change,
  subscribe,
  follow,
}: AddressState<S>): [S, (next: S) => void] {
  useEarlyEffect(follow, [follow]);
  return [useSyncExternalStore(subscribe, read, () => initial), change];
}
