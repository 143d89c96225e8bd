import type { ReactNode } from "react";
import { type Breadcrumb, type StructuredData, breadcrumbData } from "../../domain/site/structured-data";
import { ROUTES, SHARE_PICTURE, withPrefix } from "../../site/routes";
import { Breadcrumbs } from "./PageTop";
import { Helmet } from "react-helmet";
import { scriptJson } from "../../site/script-json";
import type { Site } from "../../domain/site/site";
import { AdsContext } from "../ads/AdSlot";
import { ConsentBar } from "../ads/ConsentBar";
import { Footer } from "./Footer";
import { Header } from "./Header";
import * as styles from "./Page.module.css";

type Props = {
  site: Site;
  /** The page's own path, as in `routes.ts`. */
  path: string;
  title: string;
  description: string;
  /** The way to the page, itself last; the home page and the not-found page have none. */
  crumbs?: readonly Breadcrumb[];
  data?: readonly StructuredData[];
  type?: "website" | "article";
  hidden?: boolean;
  /** The sentence under the title. A page without one draws its own top. */
  intro?: string;
  lead?: ReactNode;
  children?: ReactNode;
};

/** The head of a page, all in one place: exactly one of these on a page (specification, section 7). */
export function Seo({
  site,
  title: name,
  description,
  path,
  type = "website",
  hidden = false,
  crumbs,
  data = [],
}: Props) {
  const title = path === ROUTES.home.path ? name : `${name} | ${site.brand}`;
  const structuredData = crumbs ? [...data, breadcrumbData(crumbs, site)] : data;
  const address = site.url + path;
  const picture = site.url + SHARE_PICTURE;
  return (
    <Helmet defer={false} title={title}>
      <html lang="en-US" />
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#101614" media="(prefers-color-scheme: dark)" />
      <link rel="icon" type="image/svg+xml" href={withPrefix("/icon.svg")} />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${site.brand}: ${site.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      {structuredData.map((item) => (
        <script key={scriptJson(item)} type="application/ld+json">
          {scriptJson(item)}
        </script>
      ))}
    </Helmet>
  );
}

export function crumbsTo(name: string, path: string, between: readonly Breadcrumb[] = []): readonly Breadcrumb[] {
  return [{ name: ROUTES.home.label, path: ROUTES.home.path }, ...between, { name, path }];
}

export function Page(props: Props) {
  const { site, path, title, crumbs, intro, lead, children } = props;
  return (
    <AdsContext.Provider value={site.ads}>
      <Seo {...props} />
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {/* Asked early, as it is over the page: a keyboard need not go through all of that first. */}
      {site.ads.provider === "script" && <ConsentBar consent={site.consent} />}
      <Header brand={site.brand} path={path} sample={site.sampleData} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {intro !== undefined && (
          <div className={styles.inner}>
            {crumbs && <Breadcrumbs crumbs={crumbs} />}
            <h1>{title}</h1>
            <p className="lead-text">{intro}</p>
            {lead}
          </div>
        )}
        {children}
      </main>
      <Footer site={site} />
    </AdsContext.Provider>
  );
}
