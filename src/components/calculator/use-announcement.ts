import { useCallback, useEffect, useRef, useState } from "react";

/** Whoever types is not interrupted at each key: the sentence is spoken once the typing pauses. Milliseconds. */
export const PAUSE = 700;

/**
 * The text of the page's polite region: the given sentence after it has changed, or what is announced in between.
 * The first sentence is part of the page and is not announced.
 */
export function useAnnouncement(sentence: string): [string, (text: string) => void] {
  const [text, setText] = useState("");
  const known = useRef(sentence);

  useEffect(() => {
    if (known.current === sentence) return undefined;
    const timer = setTimeout(() => {
      known.current = sentence;
      setText(sentence);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [sentence]);

  const announce = useCallback((next: string) => setText(next), []);
  return [text, announce];
}
