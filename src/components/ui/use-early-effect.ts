import { useEffect, useLayoutEffect } from "react";

/** Before the first paint in the browser; on the server there is nothing to lay out. */
export const useEarlyEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
