import type { ReactNode } from "react";
import { Icon } from "./Icon";
import * as styles from "./Notice.module.css";

/** A quiet line that a reader should not miss, such as how the site earns money. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
