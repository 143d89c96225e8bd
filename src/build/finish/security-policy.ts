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

/** Adds the hashes of a page's scripts and styles. */
export function addInlineHashes(hashes: InlineHashes, page: string): void {
  for (const [, element, attributes = "", code = ""] of page.matchAll(INLINE)) {
    if (NO_CODE.test(attributes)) continue;
    hashes[element === "style" ? "style" : "script"].add(inlineHash(code));
  }
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
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
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
 * A page that brings its own policy and says where links from it tell they come from, for a host that sends no headers. It
 * stands ahead of all that it is to hold for. Only what stands in this page is allowed in it.
 */
export function withPolicyInPage(page: string, settings: PolicySettings): string {
  const hashes = noHashes();
  addInlineHashes(hashes, page);
  const policy = directives(hashes, settings).filter((directive) => directive !== HEADER_ONLY);
  const marks =
    `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}"/>` +
    `<meta name="referrer" content="${REFERRER_POLICY}"/>`;
  const finished = page.replace(/<meta charset="[^"]*"\/>/i, (charset) => charset + marks);
  if (finished === page) throw new Error("A page names no encoding, after which its policy could stand.");
  return finished;
}
