import type { ContactErrors } from "../../domain/forms/contact-form";
import * as styles from "./ErrorSummary.module.css";

type Props = { errors: ContactErrors };

/** All errors of the form at its top, each a link to its field. */
export function ErrorSummary({ errors }: Props) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <div role="alert" className={styles.summary}>
      <h3>There is a problem</h3>
      <ul role="list">
        {entries.map(([field, message]) => (
          <li key={field}>
            <a href={`#contact-${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
