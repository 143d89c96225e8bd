import { type ReactNode, useState } from "react";
import { Summary } from "./Collapsible";
import * as styles from "./Collapsible.module.css";

/** Something long that is drawn only while it is open: a table that nobody sees would be drawn anew at every keystroke. */
export function LazyCollapsible({ summary, children }: { summary: string; children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="not-printed" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>{summary}</Summary>
      {open && <div className={styles.content}>{children()}</div>}
    </details>
  );
}
