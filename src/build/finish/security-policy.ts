import { createHash } from "node:crypto";

/** Two policies hold for a page: its own, which changes with its inline code, and its host's, the same for every build. */

/** A link tells where it comes from, but not what was searched for there. */
export const REFERRER_POLICY = "strict-origin";

const ALWAYS = "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Only a header says who may frame a page. A `default-src` here would refuse what the page's own policy allows by a hash. */
export const HEADER_POLICY = `object-src 'none'; frame-ancestors 'none'; ${ALWAYS}`;

export type PolicySettings = {
  scripts: readonly string[];
  style: string;
  endpoints: readonly string[];
  /** Set where third-party ads are in frames of this site. */
  frames: boolean;
};

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
