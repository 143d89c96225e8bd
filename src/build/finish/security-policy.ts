import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of all pages: what the finishing pass puts into pages is allowed by its hash, and nothing
 * else is. It is one policy, so what differs by page may not be a script or a style.
 */

/** A link tells where it comes from, but not what was searched for there. */
export const REFERRER_POLICY = "strict-origin";

export type PolicySettings = {
  /** The scripts and style sheets that stand within pages. */
  scripts: Iterable<string>;
  styles: Iterable<string>;
  /** Addresses to which forms send what a visitor typed. */
  endpoints: readonly string[];
  /** Whether third-party ads stand in frames of this site. */
  frames: boolean;
};

/** What a policy allows a script or style within a page by. */
export function inlineHash(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

function hashes(codes: Iterable<string>): string[] {
  return [...new Set([...codes].map(inlineHash))].sort();
}

/** No page counts a frame around it in its own policy: browsers take this part from a header alone. */
const HEADER_ONLY = "frame-ancestors 'none'; ";

/** The policy as the value of its header. */
export function securityPolicy({ scripts, styles, endpoints, frames }: PolicySettings): string {
  const origins = new Set(endpoints.map((endpoint) => new URL(endpoint).origin));
  return [
    "default-src 'none'; ",
    `script-src ${["'self'", ...hashes(scripts)].join(" ")}; `,
    `style-src ${hashes(styles).join(" ")}; `,
    "img-src 'self'; ",
    `connect-src ${["'self'", ...origins].join(" ")}; `,
    frames ? "frame-src 'self'; " : "",
    "base-uri 'none'; ",
    "form-action 'none'; ",
    HEADER_ONLY,
    "require-trusted-types-for 'script'; ",
    "trusted-types 'none'",
  ].join("");
}

/** What brings the policy with a page, for a host that sends no headers. It stands ahead of all that it holds for. */
export function policyInPage(policy: string): string {
  return (
    `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ONLY, "")}">` +
    `<meta name="referrer" content="${REFERRER_POLICY}">`
  );
}
