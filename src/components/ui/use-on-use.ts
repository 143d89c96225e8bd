import { useEffect, useState } from "react";

type OnUse<M> = { loaded: M | null; failed: boolean };

const NOTHING = { loaded: null, failed: false };

/**
 * A part of the script that only those who use it load, from when it is first `wanted`. If loading fails, `failed` says so
 * until it is wanted anew. `load` must be a constant.
 */
export function useOnUse<M>(load: () => Promise<M>, wanted: boolean): OnUse<M> {
  const [state, setState] = useState<OnUse<M>>(NOTHING);
  const missing = wanted && state.loaded === null;

  useEffect(() => {
    if (!missing) return undefined;
    let awaited = true;
    const settle = (next: OnUse<M>) => {
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
