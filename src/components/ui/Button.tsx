import type { ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./Button.module.css";
import { Icon } from "./Icon";

type Props = {
  /** The next step of a page, a step beside it, or a word that can be pressed. */
  kind?: "primary" | "secondary" | "quiet";
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

export function Button({ kind = "primary", type = "button", ...rest }: Props) {
  return <button type={type} className={styles[kind]} {...rest} />;
}

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

type ToggleProps = { pressed: boolean; onToggle: () => void; children: ReactNode };

export function ToggleButton({ pressed, onToggle, children }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={onToggle}>
      {pressed && <Icon name="tick" />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}
