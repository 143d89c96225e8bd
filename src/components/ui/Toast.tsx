import { Button } from "./Button";
import * as styles from "./Toast.module.css";
import { useDocumentClass } from "./use-document-class";

type Props = { message: string | null; onDismiss: () => void };

/** One short message at a time, which can be dismissed. The region is there before the message, so that it is announced. */
export function Toast({ message, onDismiss }: Props) {
  useDocumentClass(styles.above, message !== null);
  return (
    <div role="status" className={styles.region}>
      {message && (
        <div className={styles.toast}>
          <p>{message}</p>
          <Button quiet onClick={onDismiss}>
            Dismiss
          </Button>
        </div>
      )}
    </div>
  );
}
