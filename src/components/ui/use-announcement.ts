import { useCallback, useEffect, useRef, useState } from "react";

/** Whoever types is not interrupted at each key: the sentence is spoken once the typing pauses. Milliseconds. */
export const ANNOUNCEMENT_PAUSE = 1000;

/**
 * The text of the page's polite region: the given sentence after it has changed, or what is announced in between.
 * The first sentence is part of the page and is not announced, unless it differs from what is `known`.
 */
export function useAnnouncement(sentence: string, known = sentence): [string, (text: string) => void] {
  const [text, setText] = useState("");
  const announced = useRef(known);

  useEffect(() => {
    if (announced.current === sentence) return undefined;
    const timer = setTimeout(() => {
      announced.current = sentence;
      setText(sentence);
    }, ANNOUNCEMENT_PAUSE);
    return () => clearTimeout(timer);
  }, [sentence]);

  // Words said once more are another message: the region is empty in between.
  const announce = useCallback((next: string) => {
    setText("");
    setTimeout(() => setText(next));
  }, []);
  return [text, announce];
}
