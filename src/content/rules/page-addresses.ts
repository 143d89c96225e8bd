import { ROUTES, pathOf } from "../../site/routes";
import { didYouMean } from "../fault";

const ROUTE_PATHS = Object.values(ROUTES).map((route) => route.path);

/**
 * The page of this site whose path is close to a mistyped one, as a hint; of a guide or card its name alone. `made` are the
 * paths of guides and cards.
 */
export function didYouMeanPage(address: string, made: ReadonlySet<string>): string | undefined {
  const path = pathOf(address);
  const all = [...made].filter((one) => !one.includes("{"));
  const folder = path.slice(0, path.indexOf("/", 1) + 1);
  if (folder === "") return didYouMean(path, [...ROUTE_PATHS, ...all]);
  const names = all.filter((one) => one.startsWith(folder)).map((one) => one.slice(folder.length));
  return didYouMean(path.slice(folder.length), names);
}

/** Whether an address on this site leads to a page that exists. `made` are the paths of guides and cards. */
export function isKnownPath(address: string, made: ReadonlySet<string>): boolean {
  const path = pathOf(address);
  return made.has(path) || ROUTE_PATHS.some((route) => route === path);
}
