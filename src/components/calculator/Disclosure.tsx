import { type ReactNode, useEffect, useRef, useState } from "react";
import { useReady } from "../ui/use-ready";
import * as styles from "./Disclosure.module.css";

type Props = { summary: string; children: () => ReactNode };

/**
 * Something long that opens on demand. The built page holds it all; once the script runs it is drawn only while it is
 * open, since a long table that nobody sees would be drawn anew at every keystroke.
 */
export function Disclosure({ summary, children }: Props) {
  const ready = useReady();
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);

  // It may have been opened before the script ran.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  return (
    <details ref={details} className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {(!ready || open) && <div className={styles.content}>{children()}</div>}
    </details>
  );
}
