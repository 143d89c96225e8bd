import type { ReactNode } from "react";
import * as styles from "./Columns.module.css";

type Props = { main: ReactNode; side: ReactNode };

/** A wide column with a narrow one beside it; below one another on small screens. */
export function Columns({ main, side }: Props) {
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}
