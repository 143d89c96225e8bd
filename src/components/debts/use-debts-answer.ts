import { useDeferredValue, useMemo, useState } from "react";
import type { DebtsAnswer } from "../../domain/debts/debts-answer";
import type { DebtInputs } from "../../domain/debts/debts-form";

/**
 * The answer to the inputs, once `answerDebts` is loaded; what was typed shows first. The last one stays while there is none.
 * Null until there is a first one.
 */
export function useDebtsAnswer(
  inputs: DebtInputs | null,
  answerDebts: ((inputs: DebtInputs) => DebtsAnswer) | null,
): DebtsAnswer | null {
  const [last, setLast] = useState<DebtsAnswer | null>(null);
  const shown = useDeferredValue(inputs);
  const answer = useMemo(() => (shown && answerDebts ? answerDebts(shown) : null), [shown, answerDebts]);
  if (answer && answer !== last) setLast(answer);
  return answer ?? last;
}
