import { globalHistory } from "@gatsbyjs/reach-router";
import { useMemo, useSyncExternalStore } from "react";
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

/** State that two parts of a page can share though React takes one of them over later than the other. */
export type AddressState<S> = {
  initial: S;
  read: () => S;
  change: (next: S) => void;
  subscribe: (hear: () => void) => () => void;
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

type Inner<S> = AddressState<S> & {
  /** Takes a state from the address. */
  restore: (state: S) => void;
  /** Brings the address up to date, if it is not. */
  settle: () => void;
  /** Puts the state back into an address that names a place of the page instead. */
  show: () => void;
};

function createState<S>({ initial, part, write }: Codec<S>): Inner<S> {
  const hearers = new Set<() => void>();
  let state = initial;
  const restore = (next: S) => {
    state = next;
    for (const hear of hearers) hear();
  };
  let pending: { page: string; timer: ReturnType<typeof setTimeout> } | null = null;
  const settle = () => {
    if (!pending) return;
    const { page, timer } = pending;
    clearTimeout(timer);
    pending = null;
    const left = hearers.size === 0 || window.location.pathname !== page;
    if (!left) showInAddress(part, write(state));
  };
  return {
    initial,
    restore,
    settle,
    show: () => {
      if (state !== initial) showInAddress(part, write(state));
    },
    read: () => state,
    change: (next) => {
      restore(next);
      clearTimeout(pending?.timer);
      pending = { page: window.location.pathname, timer: setTimeout(settle, PAUSE) };
    },
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}

/**
 * State that the address holds, so that it can be shared and Back restores it. The first render is the state as built;
 * the address is applied right after it, and again whenever someone navigates within the page. A change by the visitor is
 * written back without a new history entry. `codec` must be a constant.
 */
export function useSharedAddressState<S>(codec: Codec<S>): AddressState<S> {
  const state = useMemo(() => createState(codec), [codec]);

  useEarlyEffect(() => {
    const page = window.location.pathname;
    const apply = () => {
      if (window.location.pathname !== page) return;
      const addressed = codec.parse(window.location[codec.part]);
      if (addressed !== undefined) state.restore(addressed);
      else state.show();
    };
    apply();
    // Whoever follows a link finds this page again as it was left.
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) state.settle();
    };
    document.addEventListener("click", follow, true);
    const stop = globalHistory.listen(apply);
    return () => {
      document.removeEventListener("click", follow, true);
      stop();
    };
  }, [codec, state]);

  return state;
}

/** What the address holds now. */
export function useAddressed<S>({ initial, read, subscribe }: AddressState<S>): S {
  return useSyncExternalStore(subscribe, read, () => initial);
}

/** The same for a state that one component holds: its value, and how to change it. */
export function useAddressState<S>(codec: Codec<S>): [S, (next: S) => void] {
  const state = useSharedAddressState(codec);
  return [useAddressed(state), state.change];
}
