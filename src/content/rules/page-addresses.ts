import { GUIDES_PREFIX, ROUTES, guidePath, pathOf } from "../../site/routes";
import { didYouMean } from "../fault";

/** The page of this site, or the guide, whose name is close to a mistyped one, as a hint. */
export function didYouMeanPage(address: string, guides: ReadonlySet<string>): string | undefined {
  const path = pathOf(address);
  if (path.startsWith(GUIDES_PREFIX)) {
    return didYouMean(
      path.slice(GUIDES_PREFIX.length),
      [...guides].filter((name) => !name.includes("{")),
    );
  }
  const known = [...Object.values(ROUTES).map((route) => route.path), ...[...guides].map(guidePath)];
  return didYouMean(path, known);
}

/** Whether an address on this site leads to a page that exists. `guides` are the names of all guides. */
export function isKnownPath(address: string, guides: ReadonlySet<string>): boolean {
  const path = pathOf(address);
  if (path.startsWith(GUIDES_PREFIX)) return guides.has(path.slice(GUIDES_PREFIX.length));
  return Object.values(ROUTES).some((route) => route.path === path);
}
