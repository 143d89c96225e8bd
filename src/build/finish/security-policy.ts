import { createHash } from "node:crypto";

/**
 * Two Content-Security-Policies hold for a page at once: its own and its host's. The rule for the scripts and the style sheet
 * of a page is in the page, so that it changes with them: a host may still have the rules
 * of an earlier build. The host's policy is the same for every build.
 */

/** A link tells where it comes from, but not what was searched for there. */
export const REFERRER_POLICY = "strict-origin";

/** Directives of every page. */
const ALWAYS = "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * The policy that hosts send. Browsers take from a header alone who may frame a page. It has no `default-src`, which would
 * refuse what the page's own policy allows by a hash.
 */
export const HEADER_POLICY = `object-src 'none'; frame-ancestors 'none'; ${ALWAYS}`;

export type PolicySettings = {
  /** The inline scripts and the inline style sheet. */
  scripts: readonly string[];
  style: string;
  /** Addresses to which forms send what a visitor typed. */
  endpoints: readonly string[];
  /** Set where third-party ads are in frames of this site. */
  frames: boolean;
};

/** The hash by which a policy allows an inline script or style. */
export function inlineHash(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/** The policy that a page brings with it: it allows inline code by its hash, and nothing else. */
export function pagePolicy({ scripts, style, endpoints, frames }: PolicySettings): string {
  const origins = new Set(endpoints.map((endpoint) => new URL(endpoint).origin));
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(inlineHash)].join(" ")}`,
    `style-src 'self' ${inlineHash(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...origins].join(" ")}`,
    ...(frames ? ["frame-src 'self'"] : []),
    ALWAYS,
  ].join("; ");
}
