import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Returns true once the page was printed: parts for paper are drawn from then on, as some browsers take the page after `afterprint`. */
export function usePrintRequest(): boolean {
  const [requested, setRequested] = useState(false);
  useEffect(() => {
    const request = () => flushSync(() => setRequested(true));
    addEventListener("beforeprint", request);
    return () => removeEventListener("beforeprint", request);
  }, []);
  return requested;
}
