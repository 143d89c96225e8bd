import type { ReactNode } from "react";
import * as styles from "./Notice.module.css";

/** A quiet line that a reader should not miss, such as how the site earns money. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice}>
      <svg viewBox="0 0 18 20" aria-hidden="true">
        <circle cx="9" cy="10" r="7.5" />
        <path d="M9 9.5v4M9 6.4v.1" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
