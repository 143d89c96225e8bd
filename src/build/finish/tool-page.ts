/** Gatsby's script that names the page's path: it differs by page, so no Content-Security-Policy could list its hash. */
const PAGE_PATH = /<script id="gatsby-script-loader">.*?<\/script>/;

/** Helmet's mark. Without it Helmet leaves the element alone in the browser, where structured data is not made again. */
const HELMET_DATA = /<script data-react-helmet="true" type="application\/ld\+json">/g;

/** What Gatsby says in a script of its own each: its list of chunks and the build's number. */
const GATSBY_SAYS = /<script(?:\s+id="gatsby-chunk-mapping"\s*)?>\s*(window\.___\w+=[^<]*?)\s*<\/script>\s*/g;

/** The framework's scripts as Gatsby puts them in: one beside the other, at the end. */
const FRAMEWORK = /(?:<script src="[^"]*" async><\/script>)+/;

/** What the framework asks for once it runs, in two more steps, so that all of it comes in one. */
export type NeededNext = { scripts: readonly string[]; data: readonly string[] };

function preloads({ scripts, data }: NeededNext): string {
  return [
    ...scripts.map((file) => `<link rel="preload" as="script" fetchpriority="low" href="${file}"/>`),
    ...data.map((file) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${file}"/>`),
  ].join("");
}

/**
 * Makes a page that React takes over ready for the browser. Without its path in `window.pagePath` Gatsby trusts the
 * address, which hosts answer as it is written. The framework's scripts wait in a template until the page is drawn.
 *
 * @param start the small script that puts them in (`src/vanilla/tool-page.ts`).
 * @param next the addresses of the files that the framework then asks for.
 */
export function tidyToolPage(html: string, start: string, next: NeededNext): string {
  const plain = html.replace(PAGE_PATH, "").replace(HELMET_DATA, '<script type="application/ld+json">');
  // One script for all that differs by build: the Content-Security-Policy has a hash for each.
  const said = [...plain.matchAll(GATSBY_SAYS)].map(([, code = ""]) => code);
  return plain
    .replace(GATSBY_SAYS, "")
    .replace(
      FRAMEWORK,
      (scripts) =>
        `<template data-scripts="">${scripts}${preloads(next)}</template><script>${[...said, start].join("")}</script>`,
    );
}
