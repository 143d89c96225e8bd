import { startTransition, useEffect, useState } from "react";
import type { DebtsAnswer } from "../../domain/debts/debts-answer";
import type { DebtsInputs } from "../../domain/debts/debts-form";
import type { Growing } from "../../domain/debts/order-search";

/**
 * How long the search works before the page may answer to something else, in milliseconds. A worker would need a hole in the
 * site's policy, which lets no script make the address of another trusted (`security-policy.ts`).
 */
const SLICE = 8;

/** How long the count of plans stands still, in milliseconds. */
const PAUSE = 99;

export type AnswerState = {
  /** Null until there is a first one. */
  answer: DebtsAnswer | null;
  /** How many plans were tried while the search goes on; null while none does. */
  tried: number | null;
};

/**
 * The answer to the inputs that `find` gives, once it is there, worked out in small slices; the last one stays until there is a
 * first answer, and while none can be given. It grows better as the search goes on; Escape takes the best so far.
 */
export function useDebtsAnswer(
  inputs: DebtsInputs | null,
  find: ((inputs: DebtsInputs) => Growing<DebtsAnswer>) | null,
): AnswerState {
  const [{ answer, tried }, setState] = useState<AnswerState>({ answer: null, tried: null });
  const wanted = inputs !== null && find !== null && (tried !== null || answer?.inputs !== inputs);

  useEffect(() => {
    if (!wanted) return undefined;
    const search = find(inputs);
    let steps = 0;
    let found: DebtsAnswer | undefined;
    let stopped = false;
    /** When what was found so far is drawn again: to draw it takes as long as a slice. */
    let next = 0;
    const onKey = ({ key }: KeyboardEvent) => {
      stopped ||= key === "Escape";
    };
    const work = () => {
      const end = performance.now() + SLICE;
      let ended: boolean | undefined;
      do {
        const step = search.next();
        if (step.value) {
          found = step.value;
          next = 0;
        }
        ended = step.done;
        steps += 1;
      } while (!ended && performance.now() < end);
      if (stopped && found) ended = true;
      if (ended || end > next) {
        next = end + PAUSE;
        const now = { tried: ended ? null : steps, ...(found && { answer: found }) };
        startTransition(() => setState((before) => ({ ...before, ...now })));
      }
      if (!ended) timer = setTimeout(work);
    };
    // What was typed shows first.
    let timer = setTimeout(work);
    addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", onKey);
    };
  }, [wanted, inputs, find]);

  return { answer, tried: wanted ? tried : null };
}
