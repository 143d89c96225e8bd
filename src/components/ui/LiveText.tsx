import type { ReactNode } from "react";
import { useBusy } from "./use-busy";
import * as styles from "./LiveText.module.css";

type Props = {
  children: string;
  /** What the same change brings along; announced with the line, in one go. */
  more?: ReactNode;
};

/** A line that is announced when it has changed. It is there before the change, or nothing would be announced. */
export function LiveText({ children, more }: Props) {
  const busy = useBusy(children);
  return (
    <div role="status" aria-busy={busy} className={styles.region}>
      <p className={styles.line}>{children}</p>
      {more}
    </div>
  );
}
