import * as styles from "./LiveText.module.css";

type Props = { children: string };

/** A line that is announced when it changes. It is there before the change, or nothing would be announced. */
export function LiveText({ children }: Props) {
  return (
    <p role="status" className={styles.line}>
      {children}
    </p>
  );
}
