import type { ReactNode, Ref } from "react";
import * as styles from "./Collapsible.module.css";
import { Icon } from "./Icon";

type SummaryProps = { children: ReactNode; innerRef?: Ref<HTMLElement> };

export function Summary({ children, innerRef }: SummaryProps) {
  return (
    <summary ref={innerRef}>
      <Icon name="chevron" />
      {typeof children === "string" ? <span>{children}</span> : children}
    </summary>
  );
}

/** Returns true where a part has room to be open: not on a phone. For parts that only a browser draws. */
export const hasRoom = () => innerWidth >= 1024;

type CollapsibleProps = { title: ReactNode; open?: boolean; children: ReactNode };

/** A part that most visitors can do without, under its title. It is in the page, and opens without a script. */
export function Collapsible({ title, open, children }: CollapsibleProps) {
  return (
    <details className={styles.fold} open={open}>
      <Summary>{title}</Summary>
      {children}
    </details>
  );
}
