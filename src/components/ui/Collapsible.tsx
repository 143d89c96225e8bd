import type { ReactNode } from "react";
import { Summary } from "./Summary";
import * as styles from "./Collapsible.module.css";

type Props = {
  title: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
};

/** Whether a part has room to be open: not on a phone. For what only a browser draws. */
export const hasRoom = () => innerWidth >= 1024;

/** A part that most visitors can do without, under its title. It is in the page, and opens without a script. */
export function Collapsible({ title, open, children }: Props) {
  return (
    <details className={styles.fold} open={open}>
      <Summary>
        <span>{title}</span>
      </Summary>
      {children}
    </details>
  );
}
