/** Pages come before they are asked for (html.spec.whatwg.org/multipage/speculative-loading.html). */

/** What the browser does: load the page's HTML, or draw the whole page with its scripts, unseen. */
export type Speculation = "prefetch" | "prerender";

/** Files, which are no pages. */
const FILES = ["/data/*", "/feed.xml"];

/** The rules as the text of a `speculationrules` script. */
export function speculationRules(action: Speculation, prefix: string): string {
  const rule = {
    where: {
      and: [{ href_matches: `${prefix}/*` }, { not: { href_matches: FILES.map((path) => prefix + path) } }],
    },
    eagerness: "moderate",
  };
  return JSON.stringify({ [action]: [rule] });
}
