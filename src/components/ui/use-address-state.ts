import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";

/** Before the first paint in the browser; on the server there is nothing to lay out. */
export const useEarlyEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

type Codec<S> = {
  /** The state of the page as built. */
  initial: S;
  /** Reads the query, with its sign in front: `?a=b`. */
  parse: (query: string) => S;
  write: (state: S) => string;
  /** Says what a query asks for and the query of the state that was read from it doesn't hold; empty if nothing. */
  leftOut?: (query: string, written: string) => string;
};

/** Milliseconds without a change until the address follows: on a slow phone that takes as long as a key, so not between two. */
export const ADDRESS_PAUSE = 400;

/** Makes a state that the address's query holds, for one component; nothing happens before it uses the state. */
export function addressState<S>({ initial, parse, write, leftOut: sayLeftOut = () => "" }: Codec<S>) {
  const listeners = new Set<() => void>();
  let state = initial;
  let leftOut = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: S) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const showInAddress = (newEntry = false) => {
    clearTimeout(timer);
    timer = undefined;
    const { pathname, hash } = window.location;
    const address = pathname + write(state) + hash;
    try {
      if (newEntry) window.history.pushState(null, "", address);
      else window.history.replaceState(window.history.state, "", address);
    } catch {
      // Safari refuses more than 100 changes in half a minute; the next change brings the address up to date.
    }
  };
  const apply = () => {
    const { search } = window.location;
    const next = parse(search);
    leftOut = sayLeftOut(search, write(next));
    set(next);
  };
  // Whoever follows a link finds this page again as it was left.
  const showOnLink = ({ target }: Event) => {
    if (timer !== undefined && target instanceof Element && target.closest("a")) showInAddress();
  };

  return {
    initial,
    read: () => state,
    /** Says what the address asks for and the state doesn't hold, until the visitor changes it. */
    readLeftOut: () => leftOut,
    /** `newEntry` lets Back undo the change. */
    change: (next: S, newEntry = false) => {
      // A field that a browser fills in again on the way back is no step: it would cut off the way forward.
      const isStep = newEntry && write(next) !== write(state);
      // The entry that Back returns to has to be there before the new one.
      if (isStep && timer !== undefined) showInAddress();
      leftOut = "";
      set(next);
      clearTimeout(timer);
      if (isStep) showInAddress(true);
      else timer = setTimeout(showInAddress, ADDRESS_PAUSE);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows the address until the function that it gives is called. */
    follow: () => {
      apply();
      window.addEventListener("popstate", apply);
      document.addEventListener("click", showOnLink, true);
      return () => {
        clearTimeout(timer);
        timer = undefined;
        // Whoever comes next, in another page of `gatsby develop`, draws first what was built.
        state = initial;
        leftOut = "";
        window.removeEventListener("popstate", apply);
        document.removeEventListener("click", showOnLink, true);
      };
    },
  };
}

type AddressState<S> = ReturnType<typeof addressState<S>>;

/** Keeps a state in the address's query. The first render is as built; the third value names parts of the address left out. */
export function useAddressState<S>(address: AddressState<S>): [S, AddressState<S>["change"], string] {
  const { initial, read, readLeftOut, change, subscribe, follow } = address;
  useEarlyEffect(follow, [follow]);
  const leftOut = useSyncExternalStore(subscribe, readLeftOut, () => "");
  return [useSyncExternalStore(subscribe, read, () => initial), change, leftOut];
}
