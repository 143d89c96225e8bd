import type { Breadcrumb } from "../../domain/site/structured-data";
import * as styles from "./Breadcrumbs.module.css";
import { SiteLink } from "../ui/SiteLink";

type Props = {
  crumbs: readonly Breadcrumb[];
  /** Whether the page is named after a card. */
  isName?: boolean | undefined;
};

/** The way to the page; the last crumb is the page itself. The structured data is made of the same list. */
export function Breadcrumbs({ crumbs, isName }: Props) {
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
