import type { BudgetAmount, BudgetErrors, DebtsFields } from "../../domain/debts/debts-form";
import { MAX_AMOUNT_TEXT } from "../../domain/forms/amount";
import { Fold } from "../ui/Fold";
import { TextField } from "../ui/TextField";
import * as styles from "./BudgetFields.module.css";

type Props = {
  fields: DebtsFields;
  errors: BudgetErrors;
  change: (changed: Partial<Record<BudgetAmount, string>>) => void;
};

/** What can be paid a month for all debts together; later raises and lump sums are folded. */
export function BudgetFields({ fields, errors, change }: Props) {
  const amount = (field: BudgetAmount, label: string, hint?: string) => (
    <TextField
      id={`debts-${field}`}
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_AMOUNT_TEXT}
      value={fields[field]}
      error={errors[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <div className={styles.budget}>
      {amount("budget", "You can pay a month, for all debts ($)")}
      <Fold title="More later, or a lump sum">
        <div className={styles.more}>
          {amount("raise", "More a month ($)")}
          {amount("raiseFrom", "From month")}
          {amount("lumpSum", "Lump sum ($)")}
          {amount("lumpSumIn", "In month")}
        </div>
      </Fold>
    </div>
  );
}
