import type { ReactNode } from "react";
import { MAX_MONTHS } from "../../domain/payoff/conventions";
import { issuersMinimum } from "../../domain/payoff/plan-comparison";
import {
  PLAN_NAMES,
  type PlanErrors,
  type PlanField,
  type PlanFields,
  type PlanKind,
  type PlannerInputs,
  USUAL_FLOORS,
} from "../../domain/numbers/plan-form";
import { formatDollars, formatList } from "../../domain/text/format";
import { AmountField } from "../numbers/AmountField";
import { RuleField } from "../numbers/RuleField";
import * as columns from "../ui/SideBySide.module.css";
import * as styles from "./PlanForm.module.css";

type Props = {
  fields: PlanFields;
  errors: PlanErrors;
  /** The last fields that could be read, as numbers. */
  inputs: PlannerInputs;
  change: (changed: Partial<PlanFields>) => void;
};

const FLOORS = "planner-usual-floors";

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
      {children && <div className="close-stack">{children}</div>}
    </div>
  );
}

/** How the balance is paid, and what else counts. The results follow at once, so there is no button. */
export function PlanForm({ fields, errors, inputs, change }: Props) {
  const form = { fields, change };
  const amount = (name: PlanField) => ({
    id: `planner-${name}`,
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <div className={styles.form}>
      <fieldset>
        <legend>How you pay</legend>
        <div className={columns.three}>
          <PlanOption
            kind="fixed"
            {...form}
            note={`${formatDollars(inputs.payment)} every month, from the field at the top.`}
          />
          <PlanOption kind="target" {...form} note="The payment is worked out for you.">
            <AmountField {...amount("months")} label="Months" hint={`1 to ${MAX_MONTHS}`} />
          </PlanOption>
          <PlanOption
            kind="minimum"
            {...form}
            note={`What your issuer asks for: ${formatDollars(issuersMinimum(inputs))} at first, recalculated monthly.`}
          >
            <RuleField {...form} />
            <div className="field-pair">
              <AmountField {...amount("percent")} label="Percent (%)" hint="Usually 1 to 3" />
              <AmountField
                {...amount("floor")}
                label="Minimum amount ($)"
                hint={`Usually ${formatList(USUAL_FLOORS, "or")}`}
                list={FLOORS}
              />
            </div>
            <datalist id={FLOORS}>
              {USUAL_FLOORS.map((floor) => (
                <option key={floor} value={floor} />
              ))}
            </datalist>
          </PlanOption>
        </div>
      </fieldset>
    </div>
  );
}
