import type { Content } from "../../content/content";
import { lastChange } from "../../domain/guides/guide";
import { guidePath } from "../../site/routes";

type SiteFacts = Pick<Content, "site" | "guides" | "pages">;

const XML = '<?xml version="1.0" encoding="UTF-8"?>';

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The day on which each page with a text of its own last changed. */
function changes({ guides, pages }: SiteFacts): ReadonlyMap<string, string> {
  return new Map([
    ...pages.map(({ name, updated }) => [`/${name}`, updated] as const),
    ...guides.map((guide) => [guidePath(guide.name), lastChange(guide)] as const),
  ]);
}

export function sitemap(paths: readonly string[], facts: SiteFacts): string {
  const changed = changes(facts);
  const entries = paths.map((path) => {
    const day = changed.get(path) ?? facts.site.asOf;
    return `  <url><loc>${escapeXml(facts.site.url + path)}</loc><lastmod>${day}</lastmod></url>`;
  });
  return [XML, '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...entries, "</urlset>", ""].join("\n");
}

/** `robots.txt`. A hidden build may be read all the same: who can't read a page can't see that it must not be listed. */
export function robots(url: string, hidden: boolean): string {
  if (hidden) return "User-agent: *\nAllow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}

/** Where RFC 9116 says that it lies. */
export const SECURITY_FILE = ".well-known/security.txt";

export function securityContact({ url, email, security }: SiteFacts["site"]): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${security.expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${url}/${SECURITY_FILE}`,
    "",
  ].join("\n");
}
