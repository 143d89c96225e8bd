import { bundleVanilla } from "./bundle";

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g;
const STRUCTURED_DATA = /\btype="application\/ld\+json"/;
const PRELOAD = /<link\b[^>]*\brel="(?:preload|prefetch|modulepreload)"[^>]*>/g;

/** Where Gatsby's script tells of the next page; without it, each page is a document of its own. */
const ANNOUNCER = /<div[^>]*\bid="gatsby-announcer"[^>]*><\/div>/;

/** What React, Helmet and Gatsby find their elements by. */
const MARKS =
  /<!--[\s\S]*?-->| data-react-helmet="true"| data-href="[^"]*" data-identity="gatsby-global-css"| id="___gatsby"| tabindex="-1" id="gatsby-focus-wrapper"/g;

/** The small script of reading pages; ads are part of it only on a site with an ad network. */
export function bundleReadingScript(root: string, withAds: boolean): string {
  return bundleVanilla(root, withAds ? "reading-page-with-ads" : "reading-page");
}

/**
 * Takes Gatsby's and React's scripts, preloads and marks out of a page that is only read, with the element that waits for
 * their words, and puts the small script in.
 * Structured data stays.
 */
export function lightenPage(html: string, script: string): string {
  return html
    .replace(SCRIPT, (whole, attributes: string) => (STRUCTURED_DATA.test(attributes) ? whole : ""))
    .replace(PRELOAD, "")
    .replace(MARKS, "")
    .replace(ANNOUNCER, "")
    .replace(/\s*<\/body>/, () => `<script>${script}</script></body>`);
}
