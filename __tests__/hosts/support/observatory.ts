import { load } from "cheerio";

/**
 * The score that MDN's HTTP Observatory would give an answer, by the rules of its version 1.4.8, algorithm 4
 * (github.com/mdn/mdn-http-observatory, src/analyzer/tests and src/grader/charts.js; the comments name its results). It is
 * written anew because the package can't be installed from a registry alone: it compiles a database client and fetches
 * lists from other hosts.
 *
 * Never more than the Observatory gives: where it tells apart what this site never sends, the worst counts. Two things
 * can't be seen on this machine: that plain HTTP leads to HTTPS on the same host with a valid certificate, which is taken
 * for granted (0; else -20), and that browsers ship with the domain on their list, which is not counted (+5).
 */

type Header = { name: string; value: string };

export type Answer = {
  /** As they came: one that was sent twice is there twice. */
  headers: readonly Header[];
  html: string;
  /** The headers of the answer to a preflight request from another host. */
  preflight: readonly Header[];
};

const START = 100;

/** A site that loses more gets no bonus. */
const ENOUGH_FOR_A_BONUS = 90;

const SIX_MONTHS_IN_SECONDS = 15_552_000;

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];

const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

function valuesOf(headers: readonly Header[], wanted: string): string[] {
  return headers.filter(({ name }) => name.toLowerCase() === wanted).map(({ value }) => value.trim().toLowerCase());
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** The one policy of an answer; null if there is none, more than one, or one that names a directive twice. */
function policyOf({ headers, html }: Answer): Policy | null {
  const [value, ...others] = valuesOf(headers, "content-security-policy");
  const inPage = load(html)("meta[http-equiv='content-security-policy' i]").length;
  if (value === undefined || value.includes(",") || others.length + inPage > 0) return null;
  const directives = value
    .split(";")
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== "");
  const policy = new Map(directives.map(([name = "", ...sources]) => [name, sources]));
  return policy.size > 0 && policy.size === directives.length ? policy : null;
}

/** What a directive allows; `'unsafe-inline'` means nothing beside a hash or a nonce. */
function sourcesOf(policy: Policy, directive: string): readonly string[] {
  const sources = policy.get(directive) ?? policy.get("default-src") ?? ["*"];
  return sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;
}

function contentSecurityPolicy(policy: Policy | null): number {
  // csp-not-implemented, csp-header-invalid
  if (!policy || sourcesOf(policy, "script-src").includes("'strict-dynamic'")) return -25;
  const script = sourcesOf(policy, "script-src");
  const holds = (sources: readonly string[], ...named: string[]) => sources.some((source) => named.includes(source));
  // csp-implemented-with-unsafe-inline
  if (holds(script, ...BROAD, "'unsafe-inline'", "data:")) return -20;
  if (holds(sourcesOf(policy, "object-src"), ...BROAD)) return -20;
  // csp-implemented-with-insecure-scheme
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  const style = sourcesOf(policy, "style-src");
  // csp-implemented-with-unsafe-eval
  if (holds([...script, ...style], "'unsafe-eval'")) return -10;
  // csp-implemented-with-unsafe-inline-in-style-src-only
  if (holds(style, ...BROAD, "'unsafe-inline'", "data:")) return 0;
  // csp-implemented-with-no-unsafe-default-src-none, csp-implemented-with-no-unsafe
  return policy.get("default-src")?.join(" ") === "'none'" ? 10 : 5;
}

function framing({ headers }: Answer, policy: Policy | null): number {
  // x-frame-options-implemented-via-csp
  if (policy?.has("frame-ancestors")) return 5;
  // x-frame-options-sameorigin-or-deny; x-frame-options-not-implemented, x-frame-options-header-invalid
  const [value = "", ...others] = valuesOf(headers, "x-frame-options");
  return ["deny", "sameorigin"].includes(value) && others.length === 0 ? 0 : -20;
}

function transport({ headers }: Answer): number {
  const [value = "", ...others] = valuesOf(headers, "strict-transport-security");
  const seconds = /^(?:[^,]*;\s*)?max-age=(\d+)\s*(?:;[^,]*)?$/.exec(value)?.[1];
  // hsts-not-implemented, hsts-header-invalid
  if (seconds === undefined || others.length > 0) return -20;
  // hsts-implemented-max-age-at-least-six-months, hsts-implemented-max-age-less-than-six-months
  return Number(seconds) >= SIX_MONTHS_IN_SECONDS ? 0 : -10;
}

function referrer({ headers, html }: Answer): number {
  const values = valuesOf(headers, "referrer-policy");
  const inPage = load(html)("meta[name='referrer' i]").length;
  // referrer-policy-not-implemented
  if (values.length + inPage === 0) return 0;
  // referrer-policy-private; referrer-policy-unsafe, referrer-policy-header-invalid
  return values.length === 1 && inPage === 0 && PRIVATE_REFERRERS.includes(values[0] ?? "") ? 5 : -5;
}

function resourcePolicy({ headers }: Answer): number {
  const values = valuesOf(headers, "cross-origin-resource-policy");
  const [value] = values;
  // cross-origin-resource-policy-not-implemented, …-implemented-with-cross-origin
  if (value === undefined || (value === "cross-origin" && values.length === 1)) return 0;
  // …-implemented-with-same-origin, …-same-site; …-header-invalid
  return ["same-origin", "same-site"].includes(value) && values.length === 1 ? 10 : -5;
}

function sniffing({ headers }: Answer): number {
  // x-content-type-options-nosniff; …-not-implemented, …-header-invalid
  return valuesOf(headers, "x-content-type-options").join() === "nosniff" ? 0 : -5;
}

function sharing({ preflight }: Answer): number {
  const allowed = valuesOf(preflight, "access-control-allow-origin");
  // cross-origin-resource-sharing-…: not-implemented, with-public-access; at worst with-universal-access
  return allowed.every((origin) => origin === "*") ? 0 : -50;
}

function cookies({ headers }: Answer): number {
  // cookies-not-found; at worst cookies-session-without-secure-flag
  return valuesOf(headers, "set-cookie").length === 0 ? 0 : -40;
}

function scripts({ html }: Answer): number {
  const $ = load(html);
  const addresses = $("script[src]")
    .map((_, script) => $(script).attr("src"))
    .get();
  // sri-not-implemented-but-all-scripts-loaded-from-secure-origin; at worst sri-not-implemented-and-external-…-not-…
  return addresses.every((address) => /^\/(?!\/)/.test(address)) ? 0 : -50;
}

/** The score, and what each of the Observatory's tests adds to 100 or takes from it. */
export function observatory(answer: Answer): { score: number; modifiers: Record<string, number> } {
  const policy = policyOf(answer);
  const modifiers = {
    "content-security-policy": contentSecurityPolicy(policy),
    cookies: cookies(answer),
    "cross-origin-resource-sharing": sharing(answer),
    "referrer-policy": referrer(answer),
    "strict-transport-security": transport(answer),
    "subresource-integrity": scripts(answer),
    "x-content-type-options": sniffing(answer),
    "x-frame-options": framing(answer, policy),
    "cross-origin-resource-policy": resourcePolicy(answer),
  };
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, START);
  const all = Object.values(modifiers);
  const withoutBonus = sum(all.filter((value) => value < 0));
  return { score: Math.max(0, withoutBonus >= ENOUGH_FOR_A_BONUS ? sum(all) : withoutBonus), modifiers };
}
