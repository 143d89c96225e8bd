import type { ReactNode } from "react";
import type { Breadcrumb } from "../../domain/site/structured-data";
import { Notice } from "../ui/Notice";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./PageTop.module.css";

type Props = {
  crumbs: readonly Breadcrumb[];
  /** Whether the page is named after a card. */
  isName?: boolean;
  /** How the site earns money, on a page with links to issuers. */
  notice: string;
  /** Whether a tool's own parts are in its grid, in two columns where there is room. */
  withTool?: boolean;
  children: ReactNode;
};

/** The top of a page that a tool begins: the way to it and the notice on one line, then what the page is about. */
export function PageTop({ crumbs, isName, notice, withTool = false, children }: Props) {
  return (
    <section className={withTool ? styles.tool : styles.top}>
      <div className={styles.line}>
        <Breadcrumbs crumbs={crumbs} isName={isName} />
        <Notice>{notice}</Notice>
      </div>
      {children}
    </section>
  );
}
