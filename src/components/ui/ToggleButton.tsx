import type { ReactNode } from "react";
import { Icon } from "./Icon";
import * as styles from "./Button.module.css";

type Props = { pressed: boolean; onToggle: () => void; onFocus?: () => void; children: ReactNode };

export function ToggleButton({ pressed, onToggle, onFocus, children }: Props) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={onToggle} onFocus={onFocus}>
      {pressed && <Icon name="tick" />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}
