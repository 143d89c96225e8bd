import { MAX_AMOUNT_TEXT } from "../../domain/forms/amount";
import type { CostErrors, CostFields } from "../../domain/forms/your-cost";
import { TextField } from "../ui/TextField";
import { useAnnouncement } from "../ui/use-announcement";
import * as styles from "./AmountFields.module.css";

const FIELDS = [
  { name: "balance", label: "Balance", hint: "In dollars, to move to the card" },
  { name: "payment", label: "Monthly Payment", hint: "In dollars, the same every month" },
] as const;

type Props = { fields: CostFields; errors: CostErrors; onType: (fields: CostFields) => void };

/** The two amounts that costs are calculated with, as people type them. */
export function AmountFields({ fields, errors, onType }: Props) {
  return (
    <div role="group" aria-label="Your amounts" className={styles.fields}>
      {FIELDS.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_AMOUNT_TEXT}
          value={fields[name]}
          error={errors[name]}
          onChange={(value) => onType({ ...fields, [name]: value })}
        />
      ))}
    </div>
  );
}

/** What is announced of the costs: the line that is shown, once the typing pauses. */
export function CostAnnouncement({ summary }: { summary: string }) {
  const [announced] = useAnnouncement(summary, "");
  return announced;
}
