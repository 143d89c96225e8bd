import type { ReactNode } from "react";
import { type Breadcrumb, type StructuredData, breadcrumbData } from "../../domain/site/structured-data";
import { ROUTES } from "../../site/routes";
import { PageTitle } from "./PageTitle";
import { Layout, type LayoutSite } from "./Layout";
import { Seo } from "./Seo";

type Props = {
  site: LayoutSite;
  /** The page's own path, as in `routes.ts`. */
  path: string;
  title: string;
  /** The sentence of search results. */
  description: string;
  /** The way to the page, itself last; the home page and the not-found page have none. */
  crumbs?: readonly Breadcrumb[];
  /** Structured data of the page, beside its crumbs. */
  data?: readonly StructuredData[];
  type?: "website" | "article";
  /** Keep search engines out: for the not-found page. */
  hidden?: boolean;
  /** The sentence under the title. A page without one draws its own top. */
  intro?: string;
  /** The part under that sentence. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** The way to a page from the home page. */
export function crumbsTo(name: string, path: string, between: readonly Breadcrumb[] = []): readonly Breadcrumb[] {
  return [{ name: ROUTES.home.label, path: ROUTES.home.path }, ...between, { name, path }];
}

/** A whole page: its head, the frame around it, its title with the way to it, and its content. */
export function Page(props: Props) {
  const { site, path, title, description, crumbs, data = [], intro, lead, children, ...head } = props;
  return (
    <Layout site={site} path={path}>
      <Seo
        site={site}
        title={path === ROUTES.home.path ? title : `${title} | ${site.brand}`}
        description={description}
        path={path}
        structuredData={crumbs ? [...data, breadcrumbData(crumbs, site)] : data}
        {...head}
      />
      {intro !== undefined && (
        <PageTitle title={title} intro={intro} crumbs={crumbs}>
          {lead}
        </PageTitle>
      )}
      {children}
    </Layout>
  );
}
