import type { ReactNode } from "react";
import { SiteLink } from "../site/SiteLink";
import * as styles from "./Button.module.css";

type Props = { to: string; children: ReactNode; quiet?: boolean };

/** A link that looks like a button: the next step of a page. */
export function ButtonLink({ to, children, quiet = false }: Props) {
  return (
    <SiteLink to={to} className={quiet ? styles.quiet : styles.primary}>
      {children}
    </SiteLink>
  );
}
