import type { TextareaHTMLAttributes } from "react";
import * as styles from "../ui/Field.module.css";

type Props = {
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
} & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "name" | "rows" | "placeholder" | "required">;

/** A labelled text of several lines, with its error tied to it. */
export function TextArea({ id, label, value, error, onChange, ...rest }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...rest}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
