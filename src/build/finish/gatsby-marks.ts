/** The two elements of Gatsby's own that carry a style attribute. */
const GATSBY_ELEMENT = /<div[^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

/** Takes style attributes out, which a strict Content-Security-Policy refuses; the global styles have the same rules. */
export function withoutStyleAttributes(html: string): string {
  return html.replace(GATSBY_ELEMENT, (tag) => tag.replace(/ style="[^"]*"/, ""));
}
