import { ROUTES } from "../../site/routes";

/**
 * Speculation rules (html.spec.whatwg.org/multipage/speculative-loading.html): when a visitor points at a link, the
 * browser gets the page before it is asked for. Browsers that don't know them ignore them.
 */

/** What the browser does: load the page's HTML, or draw the whole page with its scripts, unseen. */
export type Speculation = "prefetch" | "prerender";

const TOOL_PATHS = Object.values(ROUTES)
  .filter(({ kind }) => kind === "tool")
  .map(({ path }) => path);

/** Files, which are no pages. */
const FILES = ["/data/*", "/feed.xml"];

/** The rules as the text of a `speculationrules` script. Links between tool pages are the router's own affair. */
export function speculationRules(kind: "reading" | "tool", action: Speculation, prefix: string): string {
  const except = [...FILES, ...(kind === "tool" ? TOOL_PATHS : [])];
  const rule = {
    where: {
      and: [{ href_matches: `${prefix}/*` }, { not: { href_matches: except.map((path) => prefix + path) } }],
    },
    eagerness: "moderate",
  };
  return JSON.stringify({ [action]: [rule] });
}

/** A page with speculation rules, last in its body. */
export function withSpeculationRules(html: string, rules: string): string {
  return html.replace("</body>", () => `<script type="speculationrules">${rules}</script></body>`);
}
