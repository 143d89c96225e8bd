import { useEffect, useState } from "react";
import { withPrefix } from "../../site/routes";

export async function fetchFile(path: string): Promise<string> {
  const answer = await fetch(withPrefix(path));
  if (!answer.ok) throw new Error(`${path} could not be loaded: ${answer.status}`);
  return answer.text();
}

/** `failure` says what didn't come, as on an old page after a new build, and what to do; empty if nothing failed. */
type Loaded<M> = { loaded: M | null; failure: string };

const NOTHING = { loaded: null, failure: "" };

/** Loads a part of the script once it is `wanted`; a press after a failure tries again. `load` is constant; visitors see `name`. */
export function useLoaded<M>(load: () => Promise<M>, wanted: boolean, name: string): Loaded<M> {
  const [state, setState] = useState<Loaded<M>>(NOTHING);
  const missing = wanted && state.loaded === null;
  const failed = state.failure !== "";

  useEffect(() => {
    if (!missing) return undefined;
    if (failed) {
      const tryAgain = () => setState(NOTHING);
      window.addEventListener("click", tryAgain);
      return () => {
        window.removeEventListener("click", tryAgain);
        tryAgain();
      };
    }
    let awaited = true;
    const settle = (next: Loaded<M>) => {
      if (awaited) setState(next);
    };
    const failure = `${name} could not be loaded. Check your connection, then reload the page.`;
    load().then(
      (loaded) => settle({ loaded, failure: "" }),
      () => settle({ loaded: null, failure }),
    );
    return () => {
      awaited = false;
    };
  }, [load, missing, failed, name]);

  return state;
}
