import type { ReactNode } from "react";
import * as styles from "../ui/Button.module.css";
import { SiteLink } from "../ui/SiteLink";

type Props = { to: string; children: ReactNode; quiet?: boolean; "aria-current"?: "page" | undefined };

/** A link that looks like a button: the next step of a page. */
export function ButtonLink({ quiet = false, ...rest }: Props) {
  return <SiteLink className={quiet ? styles.quiet : styles.primary} {...rest} />;
}
