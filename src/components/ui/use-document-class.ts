import { useEffect } from "react";

/**
 * Gives the document a class while `shown`, for what stands over the window's end and must not cover the focus. By
 * `:has()` the browser would look for it in the whole page at each change of it.
 */
export function useDocumentClass(name: string | undefined, shown: boolean): void {
  useEffect(() => {
    if (!name || !shown) return undefined;
    const { activeElement, documentElement } = document;
    documentElement.classList.add(name);
    // What has the focus already may lie where it now stands.
    activeElement?.scrollIntoView({ block: "nearest" });
    return () => documentElement.classList.remove(name);
  }, [name, shown]);
}
