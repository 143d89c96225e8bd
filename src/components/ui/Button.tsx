import type { ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./Button.module.css";

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
