import type { ReactNode } from "react";
import type { Breadcrumb } from "../../domain/site/structured-data";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./PageTitle.module.css";

type Props = {
  title: string;
  intro: string;
  crumbs?: readonly Breadcrumb[] | undefined;
  children?: ReactNode;
};

/** The top of a page: breadcrumbs, the one h1, the sentence under it. */
export function PageTitle({ title, intro, crumbs, children }: Props) {
  return (
    <div className={styles.inner}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <h1>{title}</h1>
      <p className="lead-text">{intro}</p>
      {children}
    </div>
  );
}
