import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";

/** Before the first paint in the browser; on the server there is nothing to lay out. */
export const useEarlyEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

type Codec<S> = {
  /** The state of the page as built. */
  initial: S;
  /** The query, or the fragment, which no server ever sees. */
  part: "search" | "hash";
  /** Reads the part of the address, with its sign in front: `?a=b` or `#a=b`. Undefined leaves the state as it is. */
  parse: (text: string) => S | undefined;
  write: (state: S) => string;
};

/**
 * The address follows once nothing has changed for this long, in milliseconds. On a slow phone a change of the address
 * takes as long as what is typed itself, so it must not come between two keys.
 */
export const PAUSE = 400;

/**
 * Makes a state that the address holds; nothing happens before a component uses it. Several islands of a page may share it;
 * each must be given the very same.
 */
export function addressState<S>({ initial, part, parse, write }: Codec<S>) {
  const listeners = new Set<() => void>();
  let state = initial;
  let followers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: S) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const showInAddress = (newEntry = false) => {
    clearTimeout(timer);
    timer = undefined;
    const { pathname, search, hash } = window.location;
    const address = pathname + (part === "search" ? write(state) + hash : search + write(state));
    try {
      if (newEntry) window.history.pushState(null, "", address);
      else window.history.replaceState(window.history.state, "", address);
    } catch {
      // Safari refuses more than 100 changes in half a minute; the next change brings the address up to date.
    }
  };
  const apply = () => {
    const addressed = parse(window.location[part]);
    if (addressed !== undefined) set(addressed);
    // An address that names a place of the page has taken the state's place.
    else if (state !== initial) showInAddress();
  };
  // Whoever follows a link finds this page again as it was left.
  const showOnLink = ({ target }: Event) => {
    if (timer !== undefined && target instanceof Element && target.closest("a")) showInAddress();
  };

  return {
    initial,
    read: () => state,
    /** `newEntry` lets Back undo the change. */
    change: (next: S, newEntry = false) => {
      // What Back returns to has to be there before the new entry.
      if (newEntry && timer !== undefined) showInAddress();
      set(next);
      clearTimeout(timer);
      if (newEntry) showInAddress(true);
      else timer = setTimeout(showInAddress, PAUSE);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows the address while it is used, from then on until the function that it gives is called. */
    follow: () => {
      followers += 1;
      if (followers === 1) {
        apply();
        window.addEventListener("popstate", apply);
        document.addEventListener("click", showOnLink, true);
      }
      return () => {
        followers -= 1;
        if (followers > 0) return;
        clearTimeout(timer);
        timer = undefined;
        // Whoever comes next, in another page of `gatsby develop`, draws first what was built.
        state = initial;
        window.removeEventListener("popstate", apply);
        document.removeEventListener("click", showOnLink, true);
      };
    },
  };
}

type AddressState<S> = ReturnType<typeof addressState<S>>;

/**
 * A state that the address holds, so that it can be shared and Back restores it. The first render is the state as built; the
 * address is applied right after it, and again whenever someone goes to another entry of the history on this page. A change
 * by the visitor is written back without a new entry, unless it asks for one.
 */
export function useAddressState<S>({
  initial,
  read,
  change,
  subscribe,
  follow,
}: AddressState<S>): [S, AddressState<S>["change"]] {
  useEarlyEffect(follow, [follow]);
  return [useSyncExternalStore(subscribe, read, () => initial), change];
}
