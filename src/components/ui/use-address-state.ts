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

function createState<S>({ initial, part, write }: Codec<S>): AddressState<S> & { restore: (state: S) => void } {
  const hearers = new Set<() => void>();
  let state = initial;
  const restore = (next: S) => {
    state = next;
    for (const hear of hearers) hear();
  };
  const showAfterPaint = () => {
    const page = window.location.pathname;
    const show = () => {
      const left = hearers.size === 0 || window.location.pathname !== page;
      if (!left) showInAddress(part, write(state));
    };
    requestAnimationFrame(() => setTimeout(show));
  };
  return {
    initial,
    restore,
    read: () => state,
    // The address changes once the browser has drawn what the change is for: on a phone it takes as long as that.
    change: (next) => {
      restore(next);
      showAfterPaint();
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
    };
    apply();
    return globalHistory.listen(apply);
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
