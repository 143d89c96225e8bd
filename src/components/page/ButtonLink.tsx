import type { ReactNode } from "react";
import * as styles from "../ui/Button.module.css";
import { SiteLink } from "../ui/SiteLink";
import { ButtonRow } from "../ui/Button";

type Props = { to: string; children: ReactNode; kind?: "primary" | "secondary"; "aria-current"?: "page" | undefined };

export function ButtonLink({ kind = "primary", ...rest }: Props) {
  return <SiteLink className={styles[kind]} {...rest} />;
}

/** Where a page leads, as a row of buttons: the next step first, the others quieter. */
export function ButtonLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ButtonRow>
      {links.map(({ label, to }, place) => (
        <ButtonLink key={label} to={to} kind={place > 0 ? "secondary" : "primary"}>
          {label}
        </ButtonLink>
      ))}
    </ButtonRow>
  );
}
