import { useCallback, useEffect, useRef } from "react";

/** One function for all renders, which calls that of the last one: a part that takes it isn't drawn anew for its sake. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
