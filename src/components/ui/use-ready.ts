import { useEffect, useState } from "react";

/** Whether the page's script runs: false in the built HTML and until React has taken the page over. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}
