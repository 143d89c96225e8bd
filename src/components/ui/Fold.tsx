import type { ReactNode } from "react";
import * as styles from "./Fold.module.css";

type Props = {
  title: string;
  /** Whether it is open at first; after that it is as the visitor leaves it. */
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** What most visitors can do without, under its title. It stands in the page, and opens without a script. */
export function Fold({ title, open = false, className = "", children }: Props) {
  return (
    <details className={`${styles.fold ?? ""} ${className}`.trimEnd()} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
