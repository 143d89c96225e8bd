import { GUIDES_PREFIX, ROUTES } from "../../site/routes";
import { fileOfPage } from "./page-files";

/** What a host must know, once: headers and stand-in pages. Each host's own file is written from it. */

type Headers = Record<string, string>;
type HeaderRule = {
  /** Which paths, as Netlify and Cloudflare write it. */
  glob: string;
  /** The same as a regular expression. */
  pattern: string;
  headers: Headers;
};

const YEAR_IN_SECONDS = 31_536_000;

/** A later rule goes before an earlier one. */
const HEADER_RULES: readonly HeaderRule[] = [
  {
    glob: "/*",
    pattern: "^/",
    headers: {
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Strict-Transport-Security": `max-age=${YEAR_IN_SECONDS}; includeSubDomains`,
      "Cache-Control": "public, max-age=0, must-revalidate",
    },
  },
  // A script's name holds a hash of its content, so what it names never changes.
  {
    glob: "/*.js",
    pattern: "^/[^/]+\\.js$",
    headers: { "Cache-Control": `public, max-age=${YEAR_IN_SECONDS}, immutable` },
  },
];

/** An unknown guide shows the index of guides (specification, section 2); a file that exists goes before this rule. */
const FALLBACKS = [{ prefix: GUIDES_PREFIX, file: `/${fileOfPage(ROUTES.guides.path)}` }];

/** `hosting.json`: what `npm start` serves with. */
export function hostingRules(): string {
  return `${JSON.stringify({ headers: HEADER_RULES.map(({ pattern, headers }) => ({ pattern, headers })), fallbacks: FALLBACKS }, null, 2)}\n`;
}

/** `_headers`, which Netlify and Cloudflare Pages read. There a second value is added to the first, so it is dropped. */
export function headersFile(): string {
  const blocks = HEADER_RULES.map(({ glob, headers }, index) => {
    const dropped = index === 0 ? [] : Object.keys(headers).map((name) => `  ! ${name}`);
    return [glob, ...dropped, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** `_redirects`, which Netlify reads: a file that exists goes before a rule. */
export function redirectsFile(): string {
  return FALLBACKS.map(({ prefix, file }) => `${prefix}* ${file} 200\n`).join("");
}
