import { SAFE_ADDRESS, isSafeAddress } from "../schema/field";
import { ROUTES, cardPath, guidePath, pathOf } from "../site/routes";
import { type Problem, didYouMean, quote } from "./errors";

/** Checks where a link leads: a page of this site, another by https, a mailbox or a phone. The built site's tests check anchors. */
export function addressProblem(address: string, paths: ReadonlySet<string>): Problem | null {
  if (address.startsWith("#")) return null;
  if (address.startsWith("/") && !address.startsWith("//")) {
    const path = pathOf(address);
    if (paths.has(path) && !/^[^?#]+\/(?:[?#]|$)/.test(address)) return null;
    const hint = paths.has(path) ? `write ${path}, without a slash at the end` : didYouMean(path, [...paths]);
    return { expected: "a link to a page of this site", found: quote(address), hint };
  }
  if (isSafeAddress(address) || /^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:(?:\+1\d{10}|[2-9]\d\d))$/.test(address))
    return null;
  return { expected: `${SAFE_ADDRESS}, or that starts with /`, found: quote(address) };
}

export function pagePaths(cards: readonly { id: string }[], guideNames: readonly string[]): ReadonlySet<string> {
  return new Set([
    ...Object.values(ROUTES).map(({ path }) => path),
    ...cards.map(({ id }) => cardPath(id)),
    ...guideNames.map(guidePath),
  ]);
}

export function isOnSite(address: string, sites: readonly string[]): boolean {
  const { hostname } = new URL(address);
  return sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
}
