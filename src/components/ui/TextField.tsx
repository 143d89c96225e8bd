import { type ChangeEvent, type InputHTMLAttributes, type SyntheticEvent, useId } from "react";
import * as styles from "./Field.module.css";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  rows?: number;
  /** True for a text that is an example, which the first key replaces. */
  selects?: boolean;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "required" | "name" | "id" | "placeholder"
>;

const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => currentTarget.select();

export function TextField({ label, onChange, hint, error, rows, type = "text", id, selects = false, ...rest }: Props) {
  const generated = useId();
  const inputId = id ?? generated;
  const described = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(" ");
  const control = {
    id: inputId,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
    // As the page's own script does before this is there: a click puts the cursor into what the focus selected.
    ...(selects && { "data-example": "", onFocus: selectAll, onClick: selectAll }),
    ...rest,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={inputId}>{label}</label>
      {hint && (
        <span id={`${inputId}-hint`} className="small-note">
          {hint}
        </span>
      )}
      {rows ? <textarea rows={rows} {...control} /> : <input type={type} {...control} />}
      {error && (
        <p id={`${inputId}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
