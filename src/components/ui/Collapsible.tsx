import type { ReactNode } from "react";
import { Summary } from "./Summary";
import * as styles from "./Collapsible.module.css";

type Props = {
  title: string;
  children: ReactNode;
};

/** A part that most visitors can do without, under its title. It is in the page, and opens without a script. */
export function Collapsible({ title, children }: Props) {
  return (
    <details className={styles.fold}>
      <Summary>
        <span>{title}</span>
      </Summary>
      {children}
    </details>
  );
}
