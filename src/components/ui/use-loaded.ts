import { useEffect, useState } from "react";

type Loaded<M> = { loaded: M | null; failed: boolean };

const NOTHING = { loaded: null, failed: false };

/**
 * A part of the script that only those who use it load, from when it is first `wanted`. If loading fails, `failed` says so
 * until it is wanted anew. `load` must be a constant.
 */
export function useLoaded<M>(load: () => Promise<M>, wanted: boolean): Loaded<M> {
  const [state, setState] = useState<Loaded<M>>(NOTHING);
  const missing = wanted && state.loaded === null;

  useEffect(() => {
    if (!missing) return undefined;
    let awaited = true;
    const settle = (next: Loaded<M>) => {
      if (awaited) setState(next);
    };
    load().then(
      (loaded) => settle({ loaded, failed: false }),
      () => settle({ loaded: null, failed: true }),
    );
    return () => {
      awaited = false;
      setState((now) => (now.failed ? NOTHING : now));
    };
  }, [load, missing]);

  return state;
}
