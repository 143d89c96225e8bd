import { NOT_FOUND_PATH, ROUTES } from "../../site/routes";
import type { PageName } from "./site";

/** The path of the page that has these texts; null for those that every card's page has. */
export function pathOfPage(name: PageName): string | null {
  if (name === "card") return null;
  return name === "not-found" ? NOT_FOUND_PATH : ROUTES[name].path;
}
