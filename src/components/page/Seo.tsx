import { withPrefix, SHARE_PICTURE } from "../../site/routes";
import { Helmet } from "react-helmet";
import type { StructuredData } from "../../domain/site/structured-data";
import { scriptJson } from "../../site/script-json";
import type { LayoutSite } from "./Layout";

type Props = {
  site: Pick<LayoutSite, "brand" | "url" | "tagline">;
  title: string;
  description: string;
  /** The page's canonical path, without query. */
  path: string;
  type?: "website" | "article";
  structuredData: readonly StructuredData[];
  /** Keep search engines out: for the not-found page. */
  hidden?: boolean;
};

/** The head of a page, all in one place: exactly one of these on a page (specification, section 7). */
export function Seo({ site, title, description, path, type = "website", structuredData, hidden = false }: Props) {
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
      <link rel="alternate" type="application/atom+xml" title={`${site.brand} guides`} href={withPrefix("/feed.xml")} />
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
