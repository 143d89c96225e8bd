import { useEffect, useState } from "react";

type Loaded<M> = { loaded: M | null; failed: boolean };

const NOTHING = { loaded: null, failed: false };

/** A part of the script, loaded once it is `wanted`; after a failure, once it is wanted anew. `load` is a constant. */
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
