import { useRef } from "react";
import { MAX_DEBTS, firstMinimumOf } from "../../domain/debts/debt";
import { type BudgetAmount, type DebtFields, type DebtsFields, NEW_DEBT } from "../../domain/debts/debts-fields";
import type { DebtsErrors, DebtInputs } from "../../domain/debts/debts-form";
import { formatWholeDollars } from "../../domain/text/format";
import { AmountField } from "../visitor/AmountField";
import { ClearButtons } from "../visitor/ClearButtons";
import { Button } from "../ui/Button";
import { ButtonRow } from "../ui/ButtonRow";
import { Collapsible } from "../ui/Collapsible";
import { useStableCallback } from "../ui/use-stable-callback";
import { CARD_STATEMENT } from "../../site/routes";
import { DebtRow } from "./DebtRow";
import * as styles from "./DebtsForm.module.css";

type Props = {
  fields: DebtsFields;
  errors: DebtsErrors | null;
  inputs: DebtInputs | null;
  change: (next: DebtsFields) => void;
  /** Clears all; null while there is nothing of the visitor's. */
  clear: (() => void) | null;
  /** Brings back what was cleared; null while there is nothing. */
  undo: (() => void) | null;
  announce: (text: string) => void;
};

/** Moves one debt to another place; the others keep their order. */
function moved(debts: readonly DebtFields[], from: number, to: number): DebtFields[] {
  const next = [...debts];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The debts in the visitor's own order, and what can be paid a month. */
export function DebtsForm({ fields, errors, inputs, change, clear, undo, announce }: Props) {
  const form = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);
  const { debts } = fields;
  const setDebts = (next: readonly DebtFields[]) => change({ ...fields, debts: next });
  const focusOn = (selector: string) => setTimeout(() => form.current?.querySelector<HTMLElement>(selector)?.focus());

  const changeDebt = useStableCallback((index: number, changed: Partial<DebtFields>) => {
    setDebts(debts.map((one, other) => (other === index ? { ...one, ...changed } : one)));
  });
  const move = useStableCallback((from: number, to: number) => {
    setDebts(moved(debts, from, to));
    announce(`Moved to position ${to + 1} of ${debts.length}.`);
  });
  const remove = useStableCallback((index: number) => {
    setDebts(debts.filter((_, other) => other !== index));
    announce("The debt is removed.");
    focusOn(`li:nth-child(${Math.min(index + 1, debts.length - 1)}) summary`);
  });
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
      <div className={styles.budget}>{amount("budget", "Total monthly payment ($)")}</div>
      <ol role="list" className="close-stack" aria-label="Your debts">
        {debts.map((debt, index) => {
          const read = inputs?.debts[index];
          return (
            <DebtRow
              // The place is all that tells one debt from another of the same name.
              key={index}
              index={index}
              count={debts.length}
              fields={debt}
              errors={errors?.debts[index]}
              usual={read ? `about ${formatWholeDollars(firstMinimumOf(read))}` : ""}
              change={changeDebt}
              move={move}
              remove={remove}
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
      <ButtonRow>
        <ClearButtons
          subject="all debts"
          clear={clear && toFirstField(clear, "All debts are cleared.")}
          undo={undo && toFirstField(undo, "Your debts are back.")}
        />
      </ButtonRow>
    </div>
  );
}
