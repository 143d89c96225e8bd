import type { ReactNode } from "react";
import * as styles from "./ButtonRow.module.css";

/** Buttons beside one another, or below where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
