import { startTransition, useEffect, useState } from "react";
import { type DebtsAnswer, type MovesSearch, answerDebts } from "../../domain/debts/debts-answer";
import type { DebtsInputs } from "../../domain/debts/debts-form";
import { finish } from "../../domain/debts/cheapest-order";

/**
 * How long the search works before the page may answer to something else, in milliseconds. A worker would need a hole in the
 * site's policy, which lets no script make the address of another trusted (`security-policy.ts`).
 */
const SLICE = 8;

export type AnswerState = {
  answer: DebtsAnswer;
  /** How many plans were tried while the search for other inputs goes on; null while none does. */
  tried: number | null;
};

/** The answer to the inputs, worked out in small slices; the last one stays meanwhile, and while none can be given. */
export function useDebtsAnswer(first: DebtsInputs, inputs: DebtsInputs | null, moves: MovesSearch | null): AnswerState {
  const [answer, setAnswer] = useState(() => finish(answerDebts(first, null)));
  const [tried, setTried] = useState<number | null>(null);
  const canAnswer = inputs !== null && (inputs.offers.length === 0 || moves !== null);
  const wanted = canAnswer && answer.inputs !== inputs;

  useEffect(() => {
    if (!wanted) return undefined;
    const search = answerDebts(inputs, moves);
    let steps = 0;
    const work = () => {
      const end = performance.now() + SLICE;
      let step = search.next();
      for (steps += 1; !step.done && performance.now() < end; steps += 1) step = search.next();
      if (step.done) {
        const found = step.value;
        startTransition(() => {
          setAnswer(found);
          setTried(null);
        });
      } else {
        setTried(steps);
        timer = setTimeout(work);
      }
    };
    // What was typed shows first.
    let timer = setTimeout(work);
    return () => {
      clearTimeout(timer);
      setTried(null);
    };
  }, [wanted, inputs, moves]);

  return { answer, tried: wanted ? tried : null };
}
