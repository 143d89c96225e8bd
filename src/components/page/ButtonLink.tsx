import type { ReactNode } from "react";
import * as styles from "../ui/Button.module.css";
import { SiteLink } from "../ui/SiteLink";

type Props = { to: string; children: ReactNode; kind?: "primary" | "secondary"; "aria-current"?: "page" | undefined };

/** A link that looks like a button: the next step of a page. */
export function ButtonLink({ kind = "primary", ...rest }: Props) {
  return <SiteLink className={styles[kind]} {...rest} />;
}
