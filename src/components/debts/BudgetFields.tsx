import type { BudgetAmount, BudgetErrors, DebtsFields } from "../../domain/debts/debts-form";
import { MAX_AMOUNT_TEXT } from "../../domain/forms/amount";
import { Fold } from "../ui/Fold";
import { TextField } from "../ui/TextField";
import * as styles from "./BudgetFields.module.css";

type Props = {
  /** Whether these are the further fields: what is added later. */
  later?: boolean;
  fields: DebtsFields;
  errors: BudgetErrors;
  change: (changed: Partial<Record<BudgetAmount, string>>) => void;
};

/** What can be paid a month for all debts together, or, folded, what is added later. */
export function BudgetFields({ later = false, fields, errors, change }: Props) {
  const amount = (field: BudgetAmount, label: string) => (
    <TextField
      id={`debts-${field}`}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_AMOUNT_TEXT}
      value={fields[field]}
      error={errors[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return later ? (
    <Fold title="More later, or a lump sum">
      <div className={styles.more}>
        {amount("raise", "More a month ($)")}
        {amount("raiseFrom", "From month")}
        {amount("lumpSum", "Lump sum ($)")}
        {amount("lumpSumIn", "In month")}
      </div>
    </Fold>
  ) : (
    <div className={styles.budget}>{amount("budget", "You can pay a month ($)")}</div>
  );
}
