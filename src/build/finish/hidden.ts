/** Previews and other copies that search engines must not list: NOINDEX=1 for the build. */

const ROBOTS = /<meta\b[^>]*\bname="robots"[^>]*>/;

/** A page with the mark that keeps it out of search results; a page that has one already stays as it is. */
export function hiddenPage(html: string): string {
  return ROBOTS.test(html) ? html : html.replace("</head>", () => '<meta name="robots" content="noindex"/></head>');
}
