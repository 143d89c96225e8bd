import { createHash } from "node:crypto";
import { TRUSTED_TYPES_POLICY } from "../scripts";

/**
 * The Content-Security-Policy of all pages, made from their finished HTML: whatever stands in a page is allowed by its
 * hash, and nothing else is. It is one policy, so what differs by page may not be a script or a style.
 */

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Structured data is no script to a browser, and what has an address is allowed as a file of the site. */
const NO_CODE = /\btype="application\/(?:ld\+)?json"|\bsrc=/;

/** So many characters every host sends; Cloudflare Pages takes no longer line. */
const LONGEST = 1_900;

/** The hashes of all that stands within pages, each once. */
export type InlineHashes = { script: Set<string>; style: Set<string> };

export function noHashes(): InlineHashes {
  return { script: new Set(), style: new Set() };
}

/** What a policy allows a script or style within a page by. */
export function inlineHash(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

/** Adds the hashes of a page's scripts and styles. */
export function addInlineHashes(hashes: InlineHashes, page: string): void {
  for (const [, element, attributes = "", code = ""] of page.matchAll(INLINE)) {
    if (NO_CODE.test(attributes)) continue;
    hashes[element === "style" ? "style" : "script"].add(inlineHash(code));
  }
}

type Settings = {
  /** Addresses to which forms send what a visitor typed. */
  endpoints: readonly string[];
  /** Whether third-party ads stand in frames of this site. */
  frames: boolean;
};

/** The policy as the value of its header. Throws if a host could not send it. */
export function securityPolicy(hashes: InlineHashes, { endpoints, frames }: Settings): string {
  const origins = [...new Set(endpoints.map((endpoint) => new URL(endpoint).origin))];
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...[...hashes.script].sort()].join(" "),
    ["style-src", ...[...hashes.style].sort()].join(" "),
    "img-src 'self'",
    ["connect-src 'self'", ...origins].join(" "),
    ...(frames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join("; ");
  if (policy.length > LONGEST) {
    throw new Error(
      `The Content-Security-Policy has ${policy.length} characters, of which hosts send ${LONGEST}. ` +
        "A script or style that differs by page makes it grow with every page.",
    );
  }
  return policy;
}
