/** Previews and other copies that search engines must not list: NOINDEX=1 for the build. */

/** Whether this build is to be hidden. Throws for a value that could mean either. */
export function isHidden(value = process.env["NOINDEX"]): boolean {
  if (!value || value === "0" || value === "false") return false;
  if (value === "1" || value === "true") return true;
  throw new Error(`NOINDEX must be 1 or 0, found "${value}".`);
}

const ROBOTS = /<meta\b[^>]*\bname="robots"[^>]*>/;

/** A page with the mark that keeps it out of search results; a page that has one already stays as it is. */
export function hiddenPage(html: string): string {
  return ROBOTS.test(html) ? html : html.replace("</head>", () => '<meta name="robots" content="noindex"/></head>');
}
