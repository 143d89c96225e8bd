import { type ReactNode, useEffect, useRef } from "react";
import { useReady } from "./use-ready";
import * as styles from "./Disclosure.module.css";

type Props = { summary: string; open: boolean; onToggle: (open: boolean) => void; children: () => ReactNode };

/**
 * Something long that opens on demand. The built page holds it all; once the script runs it is drawn only while it is
 * open, since a long table that nobody sees would be drawn anew at every keystroke. Whoever draws it holds whether it is
 * open, so that it comes back as it was where it is gone for a while.
 */
export function Disclosure({ summary, open, onToggle, children }: Props) {
  const ready = useReady();
  const details = useRef<HTMLDetailsElement>(null);

  // It may have been opened before the script ran.
  useEffect(() => onToggle(details.current?.open ?? false), [onToggle]);

  return (
    <details
      ref={details}
      className={styles.disclosure}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {(!ready || open) && <div className={styles.content}>{children()}</div>}
    </details>
  );
}
