import { useEffect, useState } from "react";
import { useEarlyEffect } from "./use-address-state";

function readEntry(): object {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null ? state : {};
}

function keepInEntry(kept: object): void {
  window.history.replaceState({ ...readEntry(), ...kept }, "");
}

const allDetails = () => [...document.querySelectorAll("details")];

function keepPlace(): void {
  keepInEntry({ place: window.scrollY, open: allDetails().map(({ open }) => open) });
}

/** Goes back to the place that was kept: the browser did so too, in a page that was drawn in part. */
function restorePlace(): void {
  const place: unknown = Reflect.get(readEntry(), "place");
  if (typeof place === "number") window.scrollTo(0, place);
}

/** Milliseconds in which a part that was opened by a script is drawn. */
const DRAWN = 100;

function restorePage(): void {
  const open: unknown = Reflect.get(readEntry(), "open");
  const closed = allDetails().filter((details, index) => Array.isArray(open) && open[index] === true && !details.open);
  for (const details of closed) details.open = true;
  if (closed.length > 0) setTimeout(restorePlace, DRAWN);
  else restorePlace();
}

/** A count that Back finds again. The first render has `initial`, as the page was built. */
export function useKeptCount(name: string, initial: number): [number, (next: number) => void] {
  const [count, setCount] = useState(initial);
  useEarlyEffect(() => {
    const kept: unknown = Reflect.get(readEntry(), name);
    if (typeof kept === "number") setCount(kept);
  }, [name]);
  const change = (next: number) => {
    if (next !== count) keepInEntry({ [name]: next });
    setCount(next);
  };
  return [count, change];
}

/** Shows what waits for the page's query or fragment (`data-query`) once it is applied and `ready`; Back then finds its place. */
export function useReveal(ready = true): void {
  // The address is applied in the same early effects, so what the first render says about readiness is out of date.
  const [applied, setApplied] = useState(false);
  const [shown, setShown] = useState(false);
  useEarlyEffect(() => setApplied(true), []);
  useEarlyEffect(() => {
    if (!applied || !ready) return;
    delete document.documentElement.dataset["query"];
    setShown(true);
  }, [applied, ready]);
  useEarlyEffect(() => {
    if (shown) restorePage();
  }, [shown]);
  useEffect(() => {
    window.addEventListener("pagehide", keepPlace);
    return () => window.removeEventListener("pagehide", keepPlace);
  }, []);
}
