/** Gatsby's script that names the page's path: it differs by page, so no Content-Security-Policy could list its hash. */
const PAGE_PATH = /<script id="gatsby-script-loader">.*?<\/script>/;

/** Helmet's mark. Without it Helmet leaves the element alone in the browser, where structured data is not made again. */
const HELMET_DATA = /<script data-react-helmet="true" type="application\/ld\+json">/g;

/**
 * Makes a page that React takes over ready for the browser. Without its path in `window.pagePath` Gatsby trusts the
 * address, which hosts answer as it is written.
 */
export function tidyToolPage(html: string): string {
  return html.replace(PAGE_PATH, "").replace(HELMET_DATA, '<script type="application/ld+json">');
}
