import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import {
  GOALS,
  type Goal,
  type VisitorInputs,
  type VisitorErrors,
  type VisitorField,
  type VisitorFields,
  isExample,
  isExampleField,
  linkNote,
  inputsText,
  readInputs,
  tierGivenAlone,
  withGoal,
} from "../../domain/visitor/visitor-inputs";
import { tierChoices } from "../../domain/visitor/tier";
import { ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { Button } from "../ui/Button";
import { SelectField } from "../ui/SelectField";
import { TextField } from "../ui/TextField";
import * as styles from "./NumbersForm.module.css";
import { keepTyped, readTyped, useNumbersText } from "./numbers-store";

export const PRIVACY = "What you type stays in this tab and is never sent.";

const GOAL_NAMES: Record<Goal, string> = { balance: "Pay off a balance", purchase: "Make a purchase" };

type FieldText = { name: VisitorField; label: string };

const APR: FieldText = { name: "apr", label: "Annual APR (%)" };
const PAYMENT: FieldText = { name: "payment", label: "Monthly Payment ($)" };
const FIELDS: Record<Goal, readonly FieldText[]> = {
  balance: [{ name: "amount", label: "Current Balance ($)" }, APR, PAYMENT],
  purchase: [{ name: "amount", label: "Purchase ($)" }, PAYMENT],
};

/** The last word and the unit: "Balance ($)". */
const shortLabel = (label: string) => label.split(" ").slice(-2).join(" ");

type Props = {
  initial: VisitorFields;
  /** True for numbers that are what could be read of a link. */
  cut: boolean;
  /** True where a purchase can be chosen, and the APR left empty. */
  flexible: boolean;
  /** True where the credit score can be chosen: not where another part of the page asks for it. */
  asksScore?: boolean;
  /** True for one line in the head of a page: the amounts alone, under short names. */
  brief?: boolean | undefined;
  button: string;
  /** Says that the results are those of earlier fields; empty where there are none yet. */
  stale: string;
  /** Gets fields that can be read, and what they say; null of a score alone. */
  onSubmit: (fields: VisitorFields, numbers: VisitorInputs | null) => void;
  onType?: (fields: VisitorFields) => void;
  /** The part beside the button. */
  children?: ReactNode;
};

/** The fields for a visitor's numbers, the same on every page: errors are beside them, and nothing happens before the button. */
export function NumbersForm(props: Props) {
  const { initial, cut, flexible, asksScore = true, brief, button, stale, onSubmit, onType, children } = props;
  const needs = { apr: !flexible };
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState<VisitorErrors | null>(cut ? readInputs(initial, needs).errors : null);
  const note = linkNote(useNumbersText());
  const form = useRef<HTMLFormElement>(null);

  // Restores what was typed and left before; the first render is the page as built.
  useEffect(() => {
    const typed = readTyped();
    if (!typed || !(flexible || typed.goal === "balance")) return;
    setFields(typed);
    onType?.(typed);
  }, [flexible, onType]);

  const type = (next: VisitorFields) => {
    setFields(next);
    onType?.(next);
    keepTyped(next);
  };
  const read = readInputs(fields).value;
  const example = read !== null && isExample(read);
  /** The fields without an example that was left as it is: a score is then all that was given. */
  const given = example && fields.tier ? { ...fields, amount: "", apr: "", payment: "" } : fields;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isScore = flexible && asksScore && tierGivenAlone(given) !== null;
    const { value: numbers, errors: found } = isScore ? { value: null, errors: null } : readInputs(fields, needs);
    setErrors(found);
    if (!found) onSubmit(isScore ? given : fields, numbers);
    const wrong = FIELDS[fields.goal].find(({ name }) => found?.[name]);
    if (wrong) form.current?.querySelector<HTMLInputElement>(`#numbers-${wrong.name}`)?.focus();
  };

  const amount = ({ name, label }: FieldText) => (
    <TextField
      key={name}
      id={`numbers-${name}`}
      // "Annual APR" is the calculator's specified label alone.
      label={brief || (flexible && name === "apr") ? shortLabel(label) : label}
      hint={name === "apr" && flexible ? "Leave blank if you don’t know" : undefined}
      inputMode="decimal"
      value={fields[name]}
      error={errors?.[name]}
      selects={isExampleField(fields, name)}
      onChange={(value) => type({ ...fields, [name]: value })}
    />
  );

  return (
    // Of this method a browser by itself sends nothing: what is pressed early waits for the script.
    <form ref={form} method="dialog" noValidate className={brief ? styles.brief : styles.form} onSubmit={submit}>
      {note && <p role="alert">{note}</p>}
      {flexible && !brief && (
        <fieldset className={styles.goals}>
          <legend className="visually-hidden">What do you want to do?</legend>
          {GOALS.map((goal) => (
            <label key={goal} className={styles.goal}>
              <input
                type="radio"
                name="goal"
                value={goal}
                checked={fields.goal === goal}
                onChange={() => type(withGoal(fields, goal))}
              />
              <span>{GOAL_NAMES[goal]}</span>
            </label>
          ))}
          {/* A goal without amounts: what counts then is the deposit, not the cost of a debt. */}
          <SiteLink to={`${ROUTES.offers.path}?filter=secured${tierGivenAlone(given) ? `#${inputsText(given)}` : ""}`}>
            Build credit
          </SiteLink>
        </fieldset>
      )}
      <div className="close-stack">
        {example && <p className="small-note not-printed">Example numbers. Type yours.</p>}
        <div className={styles.fields}>
          {FIELDS[fields.goal].map(amount)}
          {asksScore && !brief && (
            <SelectField
              label="Your credit score"
              value={fields.tier}
              options={tierChoices()}
              onChange={(tier) => type({ ...fields, tier })}
            />
          )}
        </div>
      </div>
      <p role="status" className="caution-text">
        {inputsText(fields) === inputsText(initial) ? "" : stale}
      </p>
      <div className={styles.buttons}>
        <Button type="submit">{button}</Button>
        {children}
      </div>
    </form>
  );
}
