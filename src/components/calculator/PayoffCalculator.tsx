import { type FormEvent, useRef, useState } from "react";
import {
  CALCULATOR_DEFAULTS,
  type CalculatorErrors,
  type CalculatorField,
  type CalculatorFields,
  readCalculator,
} from "../../domain/calculator-form";
import { type Payoff, type PayoffPlan, payOff } from "../../domain/payoff";
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

/** A result with the text of the fields that it was computed from. */
type Computed = { fields: CalculatorFields; plan: PayoffPlan; payoff: Payoff };

function isSame(a: CalculatorFields, b: CalculatorFields): boolean {
  return FIELDS.every(({ name }) => a[name] === b[name]);
}

/** The specified calculator: three inputs, the results, the savings (specification, sections 2, 4 and 5). */
export function PayoffCalculator() {
  const [fields, setFields] = useState(CALCULATOR_DEFAULTS);
  const [errors, setErrors] = useState<CalculatorErrors>({});
  const [computed, setComputed] = useState<Computed | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const ready = useReady();

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
            maxLength={20}
            value={fields[name]}
            error={errors[name]}
            onChange={(value) => setFields({ ...fields, [name]: value })}
          />
        ))}
        <Button type="submit" disabled={!ready}>
          Calculate Payoff
        </Button>
        <noscript>
          <p>The calculator works in your browser and needs JavaScript, which is switched off.</p>
        </noscript>
      </form>
      <div role="status" className={styles.results}>
        {computed && (
          <>
            {!isSame(computed.fields, fields) && (
              <p className={styles.stale}>
                These results are for your earlier figures. Press Calculate Payoff to bring them up to date.
              </p>
            )}
            <PayoffResults plan={computed.plan} payoff={computed.payoff} />
            <SavingsCard plan={computed.plan} payoff={computed.payoff} />
          </>
        )}
      </div>
    </div>
  );
}
