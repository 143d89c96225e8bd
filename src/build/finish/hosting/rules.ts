import { AD_FRAME_PATH, AD_SANDBOX, FONTS_FOLDER, GUIDES_PREFIX, ISLANDS_FOLDER } from "../../../site/routes";
import { HEADER_POLICY, REFERRER_POLICY } from "../security-policy";

/** What a host must know, once. Each host's own file is written from it. */

export type Headers = Readonly<Record<string, string>>;

/** Headers for the paths that a glob covers; `*` stands for any characters, also for slashes and for none at all. */
export type HeaderRule = { glob: string; headers: Headers };

export type HostingRules = {
  /** The first is for every path. A later one goes before an earlier one, header by header. Each has a glob of its own. */
  headers: readonly [HeaderRule, ...HeaderRule[]];
  /** The paths of all guides. Any other path below theirs shows their index, with status 200 (specification, section 2). */
  guides: readonly string[];
};

/** What of a build the rules depend on: never on what stands in its pages. */
type Site = {
  pages: readonly string[];
  hidden: boolean;
  /** Whether there is an editors' page. */
  admin: boolean;
};

const POLICY = "Content-Security-Policy";

const YEAR_IN_SECONDS = 31_536_000;

/** A name with a hash of the content: what it names never changes. */
const KEPT: Headers = { "Cache-Control": `public, max-age=${YEAR_IN_SECONDS}, immutable` };

const ASKED_FOR_AGAIN: Headers = { "Cache-Control": "public, max-age=0, must-revalidate" };

const GENERAL: Headers = {
  ...ASKED_FOR_AGAIN,
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

/**
 * Decap CMS sets styles as it runs, shows pictures and previews as blobs, and talks to GitHub. Its schema checker, Ajv,
 * makes functions of texts: without 'unsafe-eval' it does not start. It writes HTML as texts too, so no Trusted Types.
 * No visitor is sent there, and nothing on it comes from visitors.
 */
const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https:",
  "font-src 'self' data:",
  "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The editors' page has scripts without a hash and a window for signing in that answers it. */
const ADMIN: Headers = {
  ...ASKED_FOR_AGAIN,
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  [POLICY]: ADMIN_POLICY,
};

/**
 * The frame of an ad is sandboxed however it is opened, and this site's pages may show it. What its scripts may do stands in
 * the page itself.
 */
const AD_FRAME: Headers = {
  "X-Frame-Options": "SAMEORIGIN",
  [POLICY]: `sandbox ${AD_SANDBOX}; frame-ancestors 'self'`,
};

const EXCEPTIONS: readonly HeaderRule[] = [
  { glob: `/${ISLANDS_FOLDER}/*`, headers: KEPT },
  { glob: `/${FONTS_FOLDER}/*`, headers: KEPT },
  { glob: "/search/*", headers: KEPT },
  { glob: "/reported/*", headers: KEPT },
  // Others' pages may read the open data.
  { glob: "/data/*", headers: { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" } },
  { glob: AD_FRAME_PATH, headers: AD_FRAME },
];

const OF_ADMIN: readonly HeaderRule[] = [
  { glob: "/admin", headers: ADMIN },
  { glob: "/admin/*", headers: ADMIN },
];

export function hostingRules({ pages, hidden, admin }: Site): HostingRules {
  const general = { ...GENERAL, ...(hidden ? { "X-Robots-Tag": "noindex" } : {}) };
  return {
    headers: [{ glob: "/*", headers: general }, ...EXCEPTIONS, ...(admin ? OF_ADMIN : [])],
    guides: pages.filter((page) => page.startsWith(GUIDES_PREFIX)),
  };
}

export function patternOf(glob: string): string {
  return `^${glob
    .split("*")
    .map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, "\\$&"))
    .join(".*")}$`;
}
