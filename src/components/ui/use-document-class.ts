import { useEffect } from "react";

/**
 * Gives the document a class while `shown`, for what stands over the window's end and must not cover the focus. By
 * `:has()` the browser would look for it in the whole page at each change of it.
 */
export function useDocumentClass(name: string | undefined, shown = true): void {
  useEffect(() => {
    if (!name || !shown) return undefined;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, shown]);
}
