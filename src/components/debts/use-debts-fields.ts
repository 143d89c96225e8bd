import { useMemo, useState } from "react";
import { DEBTS_DEFAULTS, type DebtsFields } from "../../domain/debts/debts-fields";
import { readDebts } from "../../domain/debts/debts-form";
import { debtsLinkNote, debtsText, isExampleDebts, parseDebts, withDebts } from "../../domain/debts/debts-text";
import { TYPED_DEBTS_KEY, remember, remembered } from "../../site/storage";
import { useClear } from "../visitor/ClearButtons";
import { replaceNumbers, useNumbersText } from "../visitor/numbers-store";
import { useEarlyEffect } from "../ui/use-address-state";

/** The fields of /debts, kept in the tab with the visitor's numbers; those that can't be calculated with are apart, as typed. */
export function useDebtsFields() {
  const tabText = useNumbersText();
  /** The fields typed last, and the kept text that they belong to. */
  const [typed, setTyped] = useState<{ fields: DebtsFields; text: string } | null>(null);
  const { clear, undo } = useClear();
  const kept = useMemo(() => parseDebts(tabText), [tabText]);
  const own = typed?.text === tabText ? typed.fields : kept;
  const fields = own ?? DEBTS_DEFAULTS;
  const reading = useMemo(() => readDebts(fields), [fields]);
  const keptInputs = useMemo(() => kept && readDebts(kept).value, [kept]);

  useEarlyEffect(() => {
    const before = parseDebts(remembered(TYPED_DEBTS_KEY));
    if (before) setTyped({ fields: before, text: tabText });
    // Once the tab's text is known; after that, what is typed here is newer.
  }, [tabText]);

  const change = (next: DebtsFields) => {
    // Whoever looks at another order of the example has no debts of their own that the tab should keep.
    const isOwn = kept !== null || !isExampleDebts(next);
    const inputs = isOwn ? readDebts(next).value : null;
    const text = inputs ? withDebts(tabText, next, inputs) : tabText;
    setTyped({ fields: next, text });
    if (inputs) replaceNumbers(text);
    else remember(TYPED_DEBTS_KEY, isOwn ? debtsText(next) : "");
  };
  const clearAll = () => {
    setTyped(null);
    clear(() => setTyped(typed));
  };
  return {
    fields,
    reading,
    /** Inputs of the plan: those of the fields, or of the tab's text while the fields can't be read. */
    inputs: reading.value ?? keptInputs,
    example: kept === null && isExampleDebts(fields),
    /** Names the missing or omitted part of a link; empty once something else was typed. */
    note: own === kept ? debtsLinkNote(tabText) : "",
    text: kept ? tabText : debtsText(fields),
    change,
    clear: clearAll,
    undo,
  };
}
