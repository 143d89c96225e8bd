import { createHash } from "node:crypto";
import type { CheerioAPI } from "cheerio";

/**
 * The Content-Security-Policy of all pages, made from their finished HTML: whatever stands in a page is allowed by its
 * hash, and nothing else is. It is one policy, so what differs by page may not be a script or a style.
 */

/** So many characters every host sends; Cloudflare Pages takes no longer line. */
const LONGEST = 1_900;

/** A link tells where it comes from, but not what was searched for there. */
export const REFERRER_POLICY = "strict-origin";

/** The hashes of all that stands within pages, each once. */
export type InlineHashes = { script: Set<string>; style: Set<string> };

export function noHashes(): InlineHashes {
  return { script: new Set(), style: new Set() };
}

/** What a policy allows a script or style within a page by. */
export function inlineHash(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/** Adds the hashes of a page's scripts and styles. Structured data is no script to a browser. */
export function addInlineHashes(hashes: InlineHashes, $: CheerioAPI): void {
  for (const style of $("style").toArray()) hashes.style.add(inlineHash($(style).text()));
  const scripts = $('script:not([src], [type="application/json"], [type="application/ld+json"])').toArray();
  for (const script of scripts) hashes.script.add(inlineHash($(script).text()));
}

export type PolicySettings = {
  /** Addresses to which forms send what a visitor typed. */
  endpoints: readonly string[];
  /** Whether third-party ads stand in frames of this site. */
  frames: boolean;
};

/** No page counts a frame around it in its own policy: browsers take this part from a header alone. */
const HEADER_ONLY = "frame-ancestors 'none'";

function directives(hashes: InlineHashes, { endpoints, frames }: PolicySettings): string[] {
  const origins = [...new Set(endpoints.map((endpoint) => new URL(endpoint).origin))];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...[...hashes.script].sort()].join(" "),
    ["style-src", ...[...hashes.style].sort()].join(" "),
    "img-src 'self'",
    ["connect-src 'self'", ...origins].join(" "),
    ...(frames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    HEADER_ONLY,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/** The policy as the value of its header. Throws if a host could not send it. */
export function securityPolicy(hashes: InlineHashes, settings: PolicySettings): string {
  const policy = directives(hashes, settings).join("; ");
  if (policy.length > LONGEST) {
    throw new Error(
      `The Content-Security-Policy has ${policy.length} characters, of which hosts send ${LONGEST}. ` +
        "A script or style that differs by page makes it grow with every page.",
    );
  }
  return policy;
}

/**
 * The elements by which a page brings its own policy and says where links from it tell they come from, for a host that sends
 * no headers. They stand ahead of all that they are to hold for. Only what stands in this page is allowed in it.
 */
export function policyInPage(hashes: InlineHashes, settings: PolicySettings): string {
  const policy = directives(hashes, settings).filter((directive) => directive !== HEADER_ONLY);
  return (
    `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">` +
    `<meta name="referrer" content="${REFERRER_POLICY}">`
  );
}
