import { useEffect, useState } from "react";
import { PAUSE } from "./use-announcement";

/** Whether a text that follows the typing has just changed: a live region that is busy speaks once the typing pauses. */
export function useBusy(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled !== text;
}
