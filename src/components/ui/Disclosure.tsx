import type { ReactNode } from "react";
import * as styles from "./Disclosure.module.css";

type Props = { summary: string; open: boolean; onToggle: (open: boolean) => void; children: () => ReactNode };

/**
 * Something long that is drawn only while it is open: a table that nobody sees would be drawn anew at every keystroke. Whoever
 * draws it holds whether it is open, so that it comes back as it was where it is gone for a while.
 */
export function Disclosure({ summary, open, onToggle, children }: Props) {
  return (
    <details className={styles.disclosure} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && <div className={styles.content}>{children()}</div>}
    </details>
  );
}
