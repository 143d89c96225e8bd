import type { HeaderRule, HostingRules } from "./rules";

/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages both read but understand differently. What stands here
 * means the same to both.
 */

/** Cloudflare Pages leaves out what is longer or more (developers.cloudflare.com/pages/platform/limits). */
const LONGEST_LINE = 2_000;
const MOST_RULES = 100;
const MOST_REDIRECTS = 2_000;

/**
 * A later rule replaces an earlier one at Netlify. Cloudflare Pages adds the second value to the first, unless a line with
 * `!` drops the first; Netlify passes over a line without a colon. Cloudflare Pages also sends a few headers of its own:
 * what only an exception sets is dropped everywhere else. Throws if Cloudflare Pages would leave something out; of two
 * rules for one path it takes the last alone.
 */
export function netlifyAndCloudflareHeaders({ headers: [general, ...exceptions] }: HostingRules): string {
  const linesOf = ({ glob, headers }: HeaderRule, dropped: readonly string[]) => [
    glob,
    ...dropped.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const exceptional = new Set(exceptions.flatMap(({ headers }) => Object.keys(headers)));
  const blocks = [
    linesOf(
      general,
      [...exceptional].filter((name) => !(name in general.headers)),
    ),
    ...exceptions.map((rule) => linesOf(rule, Object.keys(rule.headers))),
  ];
  const globs = [general, ...exceptions].map(({ glob }) => glob);
  const repeated = globs.find((glob, index) => globs.indexOf(glob) !== index);
  if (repeated !== undefined) {
    throw new Error(`Cloudflare Pages takes one header rule a path; there are more for ${repeated}.`);
  }
  const tooLong = blocks.flat().find((line) => line.length > LONGEST_LINE);
  if (tooLong) {
    const [name = ""] = tooLong.trim().split(":");
    throw new Error(`Cloudflare Pages takes ${LONGEST_LINE} characters a header; ${name} has ${tooLong.length}.`);
  }
  if (blocks.length > MOST_RULES) {
    throw new Error(`Cloudflare Pages takes ${MOST_RULES} header rules; there are ${blocks.length}.`);
  }
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/**
 * At Netlify a file goes before a rule. At Cloudflare Pages a rule goes before a file, so each page that exists is named
 * ahead of the rule for those that don't. There a page is named without `.html`, or the answer is a redirect.
 *
 * Cloudflare Pages would pass over the names beyond its limit and keep the rule, which then hides those pages. With so many
 * pages there is no rule: the not-found page's script leads on to the index.
 */
export function netlifyAndCloudflareRedirects({ standIns }: HostingRules): string {
  const lines = standIns.flatMap(({ below, page, known }) => [
    ...known.flatMap((path) => [
      `${path} ${path} 200`,
      ...["/", ".html"].map((ending) => `${path}${ending} ${path} 301`),
    ]),
    `${below}* ${page} 200`,
  ]);
  return lines.length > MOST_REDIRECTS ? "" : lines.map((line) => `${line}\n`).join("");
}
