import type { ButtonHTMLAttributes } from "react";
import * as styles from "./Button.module.css";

type Props = { quiet?: boolean; "data-ad-choice"?: "yes" | "no" | "close"; "data-ad-when"?: string } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "className"
>;

export function Button({ quiet = false, type = "button", ...rest }: Props) {
  return <button type={type} className={quiet ? styles.quiet : styles.primary} {...rest} />;
}
