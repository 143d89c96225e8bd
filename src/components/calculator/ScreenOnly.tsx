import type { ReactNode } from "react";
import * as styles from "./ScreenOnly.module.css";

/** What a printed plan leaves out, so that it stays one clean page. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}
