import { useRef, useState } from "react";
import { MAX_DEBTS, firstMinimumOf } from "../../domain/debts/debt";
import { type BudgetAmount, type DebtFields, type DebtsFields, NEW_DEBT } from "../../domain/debts/debts-fields";
import type { DebtInputs, DebtsErrors } from "../../domain/debts/debts-form";
import { formatWholeDollars } from "../../domain/text/format";
import { AmountField } from "../visitor/AmountField";
import { ClearButtons } from "../visitor/ClearButtons";
import { Button } from "../ui/Button";
import { Collapsible } from "../ui/Collapsible";
import { CARD_STATEMENT } from "../../site/routes";
import { DebtRow } from "./DebtRow";

type Props = {
  fields: DebtsFields;
  errors: DebtsErrors | null;
  inputs: DebtInputs | null;
  change: (next: DebtsFields) => void;
  clear: (() => void) | null;
  undo: (() => void) | null;
  announce: (text: string) => void;
};

export function DebtsForm({ fields, errors, inputs, change, clear, undo, announce }: Props) {
  const form = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);
  const { debts } = fields;
  /** Counts moves and removals: the rows are then folded anew, as the one that was open is another debt's now. */
  const [moves, setMoves] = useState(0);
  const setDebts = (next: readonly DebtFields[]) => change({ ...fields, debts: next });
  const focusOn = (selector: string) => setTimeout(() => form.current?.querySelector<HTMLElement>(selector)?.focus());

  const move = (from: number, to: number) => {
    const next = [...debts];
    next.splice(to, 0, ...next.splice(from, 1));
    setDebts(next);
    setMoves(moves + 1);
    focusOn(`li:nth-child(${to + 1}) summary`);
    announce(`Moved to position ${to + 1} of ${debts.length}.`);
  };
  const remove = (index: number) => {
    setDebts(debts.filter((_, other) => other !== index));
    setMoves(moves + 1);
    announce("The debt is removed.");
    focusOn(`li:nth-child(${Math.min(index + 1, debts.length - 1)}) summary`);
  };
  const add = () => {
    setDebts([...debts, NEW_DEBT]);
    focusOn(`#debt-${debts.length + 1}-name`);
  };
  /** The button that was pressed may go away. */
  const toFirstField = (act: () => void, message: string) => () => {
    act();
    announce(message);
    focusOn("#debts-budget");
  };
  const amount = (field: BudgetAmount, label: string) => (
    <AmountField
      id={`debts-${field}`}
      label={label}
      value={fields[field]}
      error={errors?.budget[field]}
      onChange={(value) => change({ ...fields, [field]: value })}
    />
  );

  return (
    <div ref={form} className="close-stack">
      {amount("budget", "Total monthly payment ($)")}
      <ol role="list" className="close-stack" aria-label="Your debts">
        {debts.map((debt, index) => {
          const read = inputs?.debts[index];
          return (
            <DebtRow
              // The place is all that tells one debt from another of the same name.
              key={`${moves} ${index}`}
              index={index}
              count={debts.length}
              fields={debt}
              errors={errors?.debts[index]}
              usual={read ? `about ${formatWholeDollars(firstMinimumOf(read))}` : ""}
              change={(changed) =>
                setDebts(debts.map((one, other) => (other === index ? { ...one, ...changed } : one)))
              }
              move={move}
              remove={() => remove(index)}
              dragged={dragged}
            />
          );
        })}
      </ol>
      {debts.length < MAX_DEBTS && (
        <div>
          <Button kind="secondary" onClick={add}>
            Add a debt
          </Button>
        </div>
      )}
      <Collapsible title="Pay more later, or a lump sum">
        <div className="field-pair">
          {amount("raise", "Extra per month ($)")}
          {amount("raiseFrom", "Starting in month")}
          {amount("lumpSum", "Lump sum ($)")}
          {amount("lumpSumIn", "In which month?")}
        </div>
      </Collapsible>
      <p className="small-note">
        If you leave the minimum blank, we use 1% of the balance plus interest, or $25 if that’s more.{" "}
        <a href={`#${CARD_STATEMENT}`}>Find it on your statement</a>
      </p>
      {/* Away from what adds a debt: one press clears them all. */}
      <div>
        <ClearButtons
          subject="all debts"
          clear={clear && toFirstField(clear, "All debts are cleared.")}
          undo={undo && toFirstField(undo, "Your debts are back.")}
        />
      </div>
    </div>
  );
}
