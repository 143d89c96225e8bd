import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether the page was ever about to be printed: what is for paper alone is drawn from then on. It stays, as some browsers
 * take the page only after they have said that printing is over.
 */
export function usePrintRequest(): boolean {
  const [requested, setRequested] = useState(false);
  useEffect(() => {
    const request = () => flushSync(() => setRequested(true));
    addEventListener("beforeprint", request);
    return () => removeEventListener("beforeprint", request);
  }, []);
  return requested;
}
