import type { ReactNode } from "react";
import { MAX_AMOUNT_TEXT } from "../../domain/forms/amount";
import { MAX_MONTHS } from "../../domain/payoff/conventions";
import { firstMinimum } from "../../domain/payoff/plan-comparison";
import {
  type PlanKind,
  type PlannerField,
  type PlannerInputs,
  type RuleKind,
  chooseRule,
} from "../../domain/forms/planner-form";
import { formatDollars } from "../../domain/text/format";
import { SelectField } from "../ui/SelectField";
import { TextField } from "../ui/TextField";
import { PLAN_NAMES } from "./plan-names";
import * as styles from "./PlannerForm.module.css";
import type { Planner } from "./use-planner";

const RULES: readonly (readonly [RuleKind, string])[] = [
  ["percent-plus-interest", "Percent of the balance, plus the interest"],
  ["percent", "Percent of the balance"],
];

type OptionProps = { kind: PlanKind; planner: Planner; note: string; children?: ReactNode };

/** One of the three plans, with the fields that it needs. */
function PlanOption({ kind, planner, note, children }: OptionProps) {
  const id = `plan-${kind}`;
  return (
    <div className={styles.option}>
      <div className={styles.choice}>
        <input
          type="radio"
          id={id}
          name="plan"
          value={kind}
          checked={planner.fields.plan === kind}
          aria-describedby={`${id}-note`}
          onChange={() => planner.change({ plan: kind })}
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

type AmountProps = { planner: Planner; name: PlannerField; label: string; hint?: string };

function AmountField({ planner: { fields, errors, change }, name, label, hint }: AmountProps) {
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

type Props = { planner: Planner; inputs: PlannerInputs };

/** What the planner asks beyond the calculator's three fields. The results follow at once, so there is no button. */
export function PlannerForm({ planner, inputs }: Props) {
  const { fields, change } = planner;
  return (
    <div className={styles.form}>
      <fieldset>
        <legend className={styles.legend}>How you pay</legend>
        <div className={styles.options}>
          <PlanOption
            kind="fixed"
            planner={planner}
            note={`${formatDollars(inputs.payment)} every month, from the field above.`}
          />
          <PlanOption kind="target" planner={planner} note="The payment is worked out for you.">
            <AmountField planner={planner} name="months" label="Months" hint={`1 to ${MAX_MONTHS}`} />
          </PlanOption>
          <PlanOption
            kind="minimum"
            planner={planner}
            note={`What your issuer asks for: ${formatDollars(firstMinimum(inputs))} at first, new each month.`}
          >
            <SelectField
              label="Minimum payment rule"
              value={fields.rule}
              options={RULES}
              onChange={(rule) => change(chooseRule(fields, rule))}
            />
            <div className={styles.pair}>
              <AmountField planner={planner} name="percent" label="Percent (%)" />
              <AmountField planner={planner} name="floor" label="At least ($)" />
            </div>
          </PlanOption>
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>What else counts</legend>
        <div className={styles.more}>
          <AmountField
            planner={planner}
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
