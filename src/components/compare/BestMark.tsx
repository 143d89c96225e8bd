import * as styles from "./BestMark.module.css";

/** Marks the best value of a row: a tick and the word. */
export function BestMark() {
  return (
    <>
      {" "}
      <span className={styles.best}>best</span>
    </>
  );
}
