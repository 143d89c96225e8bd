import { Button } from "../ui/Button";
import * as styles from "./Toast.module.css";
import { useDocumentClass } from "../ui/use-document-class";

type Props = {
  message: string | null;
  onDismiss: () => void;
  /** What is announced and not shown, while there is no message. */
  unseen?: string;
};

/** One short message at a time, which can be dismissed. The region is there before the message, so that it is announced. */
export function Toast({ message, onDismiss, unseen }: Props) {
  useDocumentClass(styles.above, message !== null);
  return (
    <div role="status" className={styles.region}>
      {message ? (
        <div className={styles.toast}>
          <p>{message}</p>
          <Button quiet onClick={onDismiss}>
            Dismiss
          </Button>
        </div>
      ) : (
        unseen && <span className="visually-hidden">{unseen}</span>
      )}
    </div>
  );
}
