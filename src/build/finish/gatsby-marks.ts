/** What Gatsby writes into every page, and no visitor has anything of. */

/** The two elements of Gatsby's own that carry a style attribute, which a strict Content-Security-Policy refuses. */
const STYLED = /<div[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/** Gatsby's name and version, and words to browsers that are no more. */
const WORDS = /<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>|, shrink-to-fit=no(?=")/g;

/** Takes these out; the global styles have the rules of the style attributes. */
export function withoutGatsbyMarks(html: string): string {
  return html.replace(STYLED, (tag) => tag.replace(/ style="[^"]*"/, "")).replace(WORDS, "");
}
