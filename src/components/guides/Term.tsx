import type { ReactNode } from "react";
import * as styles from "./Term.module.css";

type Props = {
  /** The term's name in the glossary; it stands once in a guide. */
  id: string;
  definition: string;
  children: ReactNode;
};

/**
 * A key term where it first stands: a button that opens its definition. It is a native popover, so the browser opens it,
 * closes it on Escape and gives the focus back, without a script. In print the definition follows in parentheses.
 */
export function Term({ id, definition, children }: Props) {
  const box = `term-${id}`;
  return (
    <dfn className={styles.term}>
      {/* React 18's types do not know the popover attributes yet. */}
      <button type="button" {...{ popovertarget: box }}>
        {children}
      </button>
      <span id={box} className={styles.definition} {...{ popover: "auto" }}>
        {definition}
      </span>
    </dfn>
  );
}
