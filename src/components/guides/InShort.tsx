import * as styles from "./InShort.module.css";

/** The answer at the top of a guide, in two sentences. */
export function InShort({ text }: { text: string }) {
  return (
    <p className={styles.answer}>
      <strong>In short:</strong> {text}
    </p>
  );
}
