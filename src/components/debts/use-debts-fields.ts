import { useMemo, useState } from "react";
import { DEBTS_DEFAULTS, type DebtsFields, type DebtsReading, readDebts } from "../../domain/debts/debts-form";
import { isExample, parseDebts, typedText, withDebts } from "../../domain/debts/debts-text";
import { debtsTypedBefore, keepText, keepTyped, keepTypedDebts, useKeptText } from "../numbers/numbers-store";
import { useEarlyEffect } from "../ui/use-address-state";

export type DebtsForm = {
  fields: DebtsFields;
  reading: DebtsReading;
  /** Whether these are the debts that the page was built with. */
  example: boolean;
  /** What a link holds. */
  text: string;
  change: (next: DebtsFields) => void;
  /** Forgets all numbers of the tab. */
  clear: () => void;
};

/**
 * The fields of /debts, which the tab keeps with the visitor's numbers. What can't be calculated with is kept apart, as it was
 * typed, until it can. The first render has the example, as the page was built.
 */
export function useDebtsFields(): DebtsForm {
  const keptText = useKeptText();
  /** What was typed last, and the kept text that it belongs to. */
  const [typed, setTyped] = useState<{ fields: DebtsFields; text: string } | null>(null);
  const kept = useMemo(() => parseDebts(keptText), [keptText]);
  const own = typed?.text === keptText ? typed.fields : kept;
  const fields = own ?? DEBTS_DEFAULTS;
  const reading = useMemo(() => readDebts(fields), [fields]);

  useEarlyEffect(() => {
    const before = parseDebts(debtsTypedBefore());
    if (before) setTyped({ fields: before, text: keptText });
    // Once the tab's text is known; after that, what is typed here is newer.
  }, [keptText]);

  const change = (next: DebtsFields) => {
    // Whoever looks at another order of the example has no debts of their own that the tab should keep.
    if (kept === null && isExample(next)) {
      keepTypedDebts("");
      setTyped({ fields: next, text: keptText });
      return;
    }
    const { inputs } = readDebts(next);
    const text = inputs ? withDebts(keptText, next, inputs) : keptText;
    keepTypedDebts(inputs ? "" : typedText(next));
    setTyped({ fields: next, text });
    if (!inputs) return;
    keepTyped(null);
    keepText(text);
  };
  const clear = () => {
    setTyped(null);
    keepTyped(null);
    keepTypedDebts("");
    keepText("");
  };
  return {
    fields,
    reading,
    example: kept === null && isExample(fields),
    text: kept ? keptText : typedText(fields),
    change,
    clear,
  };
}
