import { type ReactNode, useEffect, useState } from "react";
import * as styles from "./LiveText.module.css";
import { ANNOUNCEMENT_PAUSE } from "./use-announcement";

type Props = {
  children: string;
  /** The question that the line answers: the same words for another search are another answer, and are announced too. */
  of?: string;
  /** Content of the same change; announced with the line, in one go. */
  more?: ReactNode;
};

/** A line that is announced once changes have paused. A blank at the end of the same words makes them new, and announced too. */
export function LiveText({ children, of = "", more }: Props) {
  const [said, setSaid] = useState({ of, text: children, blank: "" });
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setSaid((before) => {
          if (before.text !== children) return { ...before, of, text: children };
          if (before.of === of) return before;
          return { of, text: children, blank: before.blank ? "" : "\u00a0" };
        }),
      ANNOUNCEMENT_PAUSE,
    );
    return () => clearTimeout(timer);
  }, [of, children]);
  return (
    <div role="status" aria-busy={said.of !== of || said.text !== children} className={styles.region}>
      <p className={styles.line}>{children + said.blank}</p>
      {more}
    </div>
  );
}
