import type { Site } from "../../domain/site/site";
import { AD_FRAME_PATH, AD_SANDBOX, FONTS_FOLDER, GUIDES_PREFIX, ISLANDS_FOLDER, ROUTES } from "../../site/routes";
import { HEADER_POLICY, REFERRER_POLICY } from "./security-policy";

/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages both read: these mean the same to both. */

type Headers = Readonly<Record<string, string>>;

const POLICY = "Content-Security-Policy";

const YEAR_IN_SECONDS = 31_536_000;

/** For names with a hash of the content: what they name never changes. */
const KEPT: Headers = { "Cache-Control": `public, max-age=${YEAR_IN_SECONDS}, immutable` };

const GENERAL: Headers = {
  "Cache-Control": "public, max-age=0, must-revalidate",
  // Without "preload": whether browsers' built-in lists name the domain for good is its owner's to ask (hstspreload.org).
  "Strict-Transport-Security": `max-age=${2 * YEAR_IN_SECONDS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": REFERRER_POLICY,
  [POLICY]: HEADER_POLICY,
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Lets others' pages read a file; Cloudflare Pages sends it with every file unless a rule drops it. */
const ALLOW_ORIGIN = "Access-Control-Allow-Origin";

/** Decap CMS sets styles as it runs and writes HTML as texts; its schema checker, Ajv, needs 'unsafe-eval'. */
const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https:",
  "font-src 'self' data:",
  "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The window for signing in answers the editors' page. */
const ADMIN: Headers = { "Cross-Origin-Opener-Policy": "same-origin-allow-popups", [POLICY]: ADMIN_POLICY };

/** By path; `*` matches whatever follows. Each replaces the general headers of the same names. */
const EXCEPTIONS: Readonly<Record<string, Headers>> = {
  [`/${ISLANDS_FOLDER}/*`]: KEPT,
  [`/${FONTS_FOLDER}/*`]: KEPT,
  "/data/*": { [ALLOW_ORIGIN]: "*", "Cross-Origin-Resource-Policy": "cross-origin" },
  // The frame's own page limits the scripts of an ad.
  [AD_FRAME_PATH]: {
    "X-Frame-Options": "SAMEORIGIN",
    [POLICY]: `sandbox ${AD_SANDBOX}; frame-ancestors 'self'`,
  },
  "/admin": ADMIN,
  "/admin/*": ADMIN,
};

/** Netlify replaces the value of an earlier rule; Cloudflare Pages adds to it, unless a line with `!` drops the first. */
function block(path: string, headers: Headers, dropped: readonly string[]): string {
  const lines = [...dropped.map((name) => `! ${name}`), ...Object.entries(headers).map((header) => header.join(": "))];
  return [path, ...lines.map((line) => `  ${line}`), ""].join("\n");
}

export function headersFile(hidden: boolean): string {
  const general = hidden ? { ...GENERAL, "X-Robots-Tag": "noindex" } : GENERAL;
  return [
    block("/*", general, [ALLOW_ORIGIN]),
    ...Object.entries(EXCEPTIONS).map(([path, headers]) => block(path, headers, Object.keys(headers))),
  ].join("\n");
}

/** Cloudflare Pages asks rules before files, so each guide is named ahead of the rule for all other paths below /guides/. */
export function redirectsFile(guides: readonly string[], moved: Site["redirects"]): string {
  const lines = [
    ...moved.map(({ from, to }) => `${from} ${to} 301`),
    ...guides.flatMap((path) => [`${path} ${path} 200`, `${path}/ ${path} 301`, `${path}.html ${path} 301`]),
    `${GUIDES_PREFIX}* ${ROUTES.guides.path} 200`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}
