import type { ReactNode } from "react";
import type { Breadcrumb } from "../../domain/site/structured-data";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./PageTitle.module.css";

type Props = {
  title: string;
  /** Whether that is the name of a card, which no translator may change. */
  isName?: boolean | undefined;
  intro: string;
  crumbs?: readonly Breadcrumb[] | undefined;
  children?: ReactNode;
};

/** The top of a page: breadcrumbs, the one h1, the sentence under it. */
export function PageTitle({ title, isName, intro, crumbs, children }: Props) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        {crumbs && <Breadcrumbs crumbs={crumbs} isName={isName} />}
        <h1 translate={isName ? "no" : undefined}>{title}</h1>
        <p className="lead-text">{intro}</p>
        {children}
      </div>
    </div>
  );
}
