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
  /** How many plans were tried while the search goes on; null while none does. */
  tried: number | null;
};

/**
 * The answer to the inputs, worked out in small slices; the last one stays until there is a first answer, and while none can
 * be given. It grows better as the search goes on; Escape takes the best so far.
 */
export function useDebtsAnswer(first: DebtsInputs, inputs: DebtsInputs | null, moves: MovesSearch | null): AnswerState {
  const [{ answer, ended }, setState] = useState({ answer: finish(answerDebts(first, null)), ended: true });
  const [tried, setTried] = useState<number | null>(null);
  const canAnswer = inputs !== null && (inputs.offers.length === 0 || moves !== null);
  const wanted = canAnswer && !(ended && answer.inputs === inputs);

  useEffect(() => {
    if (!wanted) return undefined;
    const search = answerDebts(inputs, moves);
    let steps = 0;
    let found: DebtsAnswer | undefined;
    let stopped = false;
    const onKey = ({ key }: KeyboardEvent) => {
      stopped ||= key === "Escape";
    };
    const work = () => {
      const end = performance.now() + SLICE;
      let grown: DebtsAnswer | undefined;
      let ended = false;
      do {
        const step = search.next();
        grown = step.value ?? grown;
        ended = step.done === true;
        steps += 1;
      } while (!ended && performance.now() < end);
      found = grown ?? found;
      ended ||= stopped && found !== undefined;
      const answer = ended ? found : grown;
      startTransition(() => {
        if (answer) setState({ answer, ended });
        if (ended) setTried(null);
      });
      if (ended) return;
      setTried(steps);
      timer = setTimeout(work);
    };
    // What was typed shows first.
    let timer = setTimeout(work);
    addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", onKey);
      setTried(null);
    };
  }, [wanted, inputs, moves]);

  return { answer, tried: wanted ? tried : null };
}
