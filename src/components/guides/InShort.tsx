import * as styles from "./InShort.module.css";

/** A guide's answer in two sentences, before all else that it says. */
export function InShort({ children }: { children: string }) {
  return (
    <p className={styles.short}>
      <strong>In short:</strong> <span>{children}</span>
    </p>
  );
}
