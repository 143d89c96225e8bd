import type { ReactNode } from "react";
import type { Breadcrumb } from "../../domain/site/structured-data";
import { Notice } from "../ui/Notice";
import * as styles from "./PageTop.module.css";
import { SiteLink } from "../ui/SiteLink";

type Props = {
  crumbs: readonly Breadcrumb[];
  /** True for a page that is named after a card. */
  isName?: boolean | undefined;
  /** How the site earns money, on a page with links to issuers. */
  notice: string;
  /** True where a tool's own parts are in its grid, in two columns where there is room. */
  withTool?: boolean;
  children: ReactNode;
};

/** The way to the page; the last crumb is the page itself. The structured data is made of the same list. */
export function Breadcrumbs({ crumbs, isName }: Pick<Props, "crumbs" | "isName">) {
  return (
    <nav aria-label="Breadcrumb" className={styles.nav}>
      <ol role="list">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className={styles.item}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" translate={isName ? "no" : undefined}>
                {name}
              </span>
            ) : (
              <SiteLink to={path}>{name}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

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
