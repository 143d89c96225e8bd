import { type FormEvent, useRef, useState } from "react";
import { MAX_AMOUNT_TEXT } from "../../domain/forms/amount";
import type { CalculatorFields } from "../../domain/payoff/calculator-defaults";
import { type CalculatorErrors, type CalculatorField, readCalculator } from "../../domain/forms/calculator-form";
import { type Payoff, type PayoffPlan, payOff } from "../../domain/payoff/payoff";
import { Button } from "../ui/Button";
import { TextField } from "../ui/TextField";
import { useReady } from "../ui/use-ready";
import * as styles from "./PayoffCalculator.module.css";
import { PayoffResults } from "./PayoffResults";
import { SavingsCard } from "./SavingsCard";

const FIELDS: readonly { name: CalculatorField; label: string; hint: string }[] = [
  { name: "balance", label: "Current Balance ($)", hint: "What you owe, in dollars" },
  { name: "apr", label: "Annual APR (%)", hint: "From your statement, in percent" },
  { name: "payment", label: "Monthly Payment ($)", hint: "What you pay, in dollars" },
];

const STALE = "These results are for your earlier figures. Press Calculate Payoff to bring them up to date.";

/** A result with the text of the fields that it was computed from. */
type Computed = { fields: CalculatorFields; plan: PayoffPlan; payoff: Payoff };

function isSame(a: CalculatorFields, b: CalculatorFields): boolean {
  return FIELDS.every(({ name }) => a[name] === b[name]);
}

type Props = { fields: CalculatorFields; onChange: (changed: Partial<CalculatorFields>) => void };

/**
 * The specified calculator: three inputs, the results, the savings (specification, sections 2, 4 and 5). Whoever draws it
 * holds the fields, since the planner beneath reads the same ones; results come only with the button.
 */
export function PayoffCalculator({ fields, onChange }: Props) {
  const [errors, setErrors] = useState<CalculatorErrors>({});
  const [computed, setComputed] = useState<Computed | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const ready = useReady();
  const stale = computed !== null && !isSame(computed.fields, fields);

  const calculate = (event: FormEvent) => {
    event.preventDefault();
    const reading = readCalculator(fields);
    setErrors(reading.errors ?? {});
    const payoff = reading.plan && payOff(reading.plan);
    if (reading.plan && payoff) setComputed({ fields, plan: reading.plan, payoff });
    const wrong = FIELDS.find(({ name }) => reading.errors?.[name]);
    if (wrong) form.current?.querySelector<HTMLInputElement>(`#calculator-${wrong.name}`)?.focus();
  };

  return (
    <div className={styles.tool}>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={calculate}>
        {FIELDS.map(({ name, label, hint }) => (
          <TextField
            key={name}
            id={`calculator-${name}`}
            label={label}
            hint={hint}
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_AMOUNT_TEXT}
            value={fields[name]}
            error={errors[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        <Button type="submit" disabled={!ready}>
          Calculate Payoff
        </Button>
        <noscript>
          <p>The calculator works in your browser and needs JavaScript, which is switched off.</p>
        </noscript>
      </form>
      <div className={styles.results}>
        {/* Apart from the results, which are not announced again when they grow old. */}
        <p role="status" className={stale ? styles.stale : undefined}>
          {stale ? STALE : ""}
        </p>
        <div role="status">{computed && <PayoffResults plan={computed.plan} payoff={computed.payoff} />}</div>
        {computed && <SavingsCard plan={computed.plan} payoff={computed.payoff} />}
      </div>
    </div>
  );
}
