import { GUIDES_PREFIX, ROUTES } from "../../../site/routes";
import type { HeaderRule, HostingRules } from "./rules";

/** Netlify and Cloudflare Pages both read `_headers` and `_redirects`, but differently: these mean the same to both. */

/** Cloudflare Pages leaves out what is more (developers.cloudflare.com/pages/platform/limits). */
const MOST_REDIRECTS = 2_000;

/**
 * A later rule replaces an earlier one at Netlify. Cloudflare Pages adds the second value to the first, unless a line with
 * `!` drops the first; Netlify passes over a line without a colon. Cloudflare Pages also sends a few headers of its own:
 * what only an exception sets is dropped everywhere else.
 */
export function netlifyAndCloudflareHeaders({ headers: [general, ...exceptions] }: HostingRules): string {
  const linesOf = ({ glob, headers }: HeaderRule, dropped: readonly string[]) => [
    glob,
    ...dropped.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const exceptional = new Set(exceptions.flatMap(({ headers }) => Object.keys(headers)));
  const onlyExceptional = [...exceptional].filter((name) => !(name in general.headers));
  const blocks = [
    linesOf(general, onlyExceptional),
    ...exceptions.map((rule) => linesOf(rule, Object.keys(rule.headers))),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/**
 * At Netlify a file goes before a rule. At Cloudflare Pages a rule goes before a file, so each page that exists is named
 * ahead of the rule for those that don't. There a page is named without `.html`, or the answer is a redirect.
 *
 * Cloudflare Pages would pass over the names beyond its limit and keep the rule, which then hides those pages. With so many
 * pages there is no rule here: Netlify has it in `netlify.toml`, elsewhere the not-found page's script leads on to the index.
 */
export function netlifyAndCloudflareRedirects({ guides }: HostingRules): string {
  const lines = [
    ...guides.flatMap((path) => [`${path} ${path} 200`, `${path}/ ${path} 301`, `${path}.html ${path} 301`]),
    `${GUIDES_PREFIX}* ${ROUTES.guides.path} 200`,
  ];
  return lines.length > MOST_REDIRECTS ? "" : lines.map((line) => `${line}\n`).join("");
}
