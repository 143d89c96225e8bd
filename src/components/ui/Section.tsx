import { type ReactNode, useId } from "react";
import * as styles from "./Section.module.css";

type Props = {
  /** The heading; a section without one is only spaced. */
  title?: string | undefined;
  children: ReactNode;
  /** Text keeps a short line; tools take the width. */
  width?: "tool" | "text";
  banded?: boolean;
  id?: string;
};

export function Section({ title, children, width = "tool", banded = false, id }: Props) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={title ? headingId : undefined} className={banded ? styles.banded : styles.plain}>
      <div className={styles[width]}>
        {title && (
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
}
