import { globalHistory } from "@gatsbyjs/reach-router";
import { useCallback, useEffect, useLayoutEffect, useState } from "react";

/** Before the first paint in the browser; on the server there is nothing to lay out. */
const useEarlyEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

type Codec<S> = {
  /** The state of the page as built. */
  initial: S;
  parse: (query: string) => S;
  write: (state: S) => string;
};

function showQuery(query: string): void {
  try {
    window.history.replaceState(window.history.state, "", window.location.pathname + query + window.location.hash);
  } catch {
    // Safari refuses more than 100 changes in half a minute; the next change brings the address up to date.
  }
}

/**
 * State that the address holds in its query, so that it can be shared and Back restores it. The first render is the state
 * as built; the query is applied right after it, and again whenever someone navigates within the page.
 * A change by the visitor is written back without a new history entry. `codec` must be a constant.
 */
export function useAddressState<S>(codec: Codec<S>): [S, (next: S) => void] {
  const [state, setState] = useState(codec.initial);

  useEarlyEffect(() => {
    const page = window.location.pathname;
    const apply = () => {
      if (window.location.pathname === page) setState(codec.parse(window.location.search));
    };
    apply();
    delete document.documentElement.dataset["query"];
    return globalHistory.listen(apply);
  }, [codec]);

  const change = useCallback(
    (next: S) => {
      setState(next);
      showQuery(codec.write(next));
    },
    [codec],
  );
  return [state, change];
}
