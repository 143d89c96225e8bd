import type { ReactNode } from "react";
import * as styles from "./Stack.module.css";

/** Pieces below one another, evenly spaced. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
