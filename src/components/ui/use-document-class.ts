import { useEffect } from "react";

/** Gives the document a class while `shown`, for a bar at the window's end; `:has()` would search the page at each change. */
export function useDocumentClass(name: string | undefined, shown: boolean): void {
  useEffect(() => {
    if (!name || !shown) return undefined;
    const { activeElement, documentElement } = document;
    documentElement.classList.add(name);
    // The element with the focus may lie where the bar is now.
    activeElement?.scrollIntoView({ block: "nearest" });
    return () => documentElement.classList.remove(name);
  }, [name, shown]);
}
