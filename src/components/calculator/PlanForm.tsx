import type { ReactNode } from "react";
import { MAX_AMOUNT_TEXT } from "../../domain/forms/amount";
import { MAX_MONTHS } from "../../domain/payoff/conventions";
import { firstMinimum } from "../../domain/payoff/plan-comparison";
import type { PlanErrors, PlanField, PlanFields, PlanKind, PlannerInputs } from "../../domain/numbers/plan-form";
import { formatDollars } from "../../domain/text/format";
import { RuleField } from "../numbers/RuleField";
import { TextField } from "../ui/TextField";
import { PLAN_NAMES } from "./plan-names";
import * as styles from "./PlanForm.module.css";

type Props = {
  fields: PlanFields;
  errors: PlanErrors;
  /** The last fields that could be read, as numbers. */
  inputs: PlannerInputs;
  change: (changed: Partial<PlanFields>) => void;
};

type OptionProps = Pick<Props, "fields" | "change"> & { kind: PlanKind; note: string; children?: ReactNode };

/** One of the three plans, with the fields that it needs. */
function PlanOption({ kind, fields, change, note, children }: OptionProps) {
  const id = `plan-${kind}`;
  return (
    <div className={styles.option}>
      <div className={styles.choice}>
        <input
          type="radio"
          id={id}
          name="plan"
          value={kind}
          checked={fields.plan === kind}
          aria-describedby={`${id}-note`}
          onChange={() => change({ plan: kind })}
        />
        <label htmlFor={id}>{PLAN_NAMES[kind]}</label>
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
      {children && <div className={styles.fields}>{children}</div>}
    </div>
  );
}

type AmountProps = Omit<Props, "inputs"> & { name: PlanField; label: string; hint?: string };

function AmountField({ fields, errors, change, name, label, hint }: AmountProps) {
  return (
    <TextField
      id={`planner-${name}`}
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_AMOUNT_TEXT}
      value={fields[name]}
      error={errors[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

/** How the balance is paid, and what else counts. The results follow at once, so there is no button. */
export function PlanForm({ inputs, ...form }: Props) {
  const { fields, change } = form;
  return (
    <div className={styles.form}>
      <fieldset>
        <legend className={styles.legend}>How you pay</legend>
        <div className={styles.options}>
          <PlanOption
            kind="fixed"
            {...form}
            note={`${formatDollars(inputs.payment)} every month, from the field at the top.`}
          />
          <PlanOption kind="target" {...form} note="The payment is worked out for you.">
            <AmountField {...form} name="months" label="Months" hint={`1 to ${MAX_MONTHS}`} />
          </PlanOption>
          <PlanOption
            kind="minimum"
            {...form}
            note={`What your issuer asks for: ${formatDollars(firstMinimum(inputs))} at first, recalculated monthly.`}
          >
            <RuleField fields={fields} change={change} />
            <div className={styles.pair}>
              <AmountField {...form} name="percent" label="Percent (%)" />
              <AmountField {...form} name="floor" label="Minimum amount ($)" />
            </div>
          </PlanOption>
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>What else counts</legend>
        <div className={styles.more}>
          <AmountField
            {...form}
            name="spending"
            label="New spending a month ($)"
            hint="What you go on buying with the card; 0 if nothing"
          />
          <div className={styles.choice}>
            <input
              type="checkbox"
              id="planner-rewards"
              checked={fields.countRewards}
              onChange={(event) => change({ countRewards: event.target.checked })}
            />
            <label htmlFor="planner-rewards">Count rewards on new spending</label>
          </div>
        </div>
      </fieldset>
    </div>
  );
}
