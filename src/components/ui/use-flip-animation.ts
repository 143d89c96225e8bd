import { type RefObject, useRef } from "react";
import { useEarlyEffect } from "./use-address-state";

const DURATION = 180;

/** Returns true where things may move: the visitor has done something on the page, and has not asked for less motion. */
function mayMove(): boolean {
  const hasActed = "userActivation" in navigator && navigator.userActivation.hasBeenActive;
  return hasActed && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Moves a list's items to their new places when their order changes, unless the visitor wants less motion or hasn't acted yet. */
export function useFlipAnimation(list: RefObject<HTMLElement>, items: string): void {
  const places = useRef(new Map<HTMLElement, number>());
  useEarlyEffect(() => {
    const before = places.current;
    // Within the list, which itself may have moved since it was drawn last.
    const top = list.current?.offsetTop ?? 0;
    const now = new Map<HTMLElement, number>();
    list.current?.querySelectorAll<HTMLElement>(items).forEach((item) => now.set(item, item.offsetTop - top));
    places.current = now;
    const kept = [...before.keys()].filter((item) => now.has(item));
    const order = [...now.keys()].filter((item) => before.has(item));
    if (order.every((item, position) => item === kept[position]) || !mayMove()) return;
    for (const item of order) {
      const by = (before.get(item) ?? 0) - (now.get(item) ?? 0);
      if (by !== 0) item.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], DURATION);
    }
  });
}
