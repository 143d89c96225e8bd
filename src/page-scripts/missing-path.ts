import { repairedPath } from "../site/repair-link";

type Place = Pick<Location, "pathname" | "search" | "replace">;

/**
 * On the not-found page: an address below the index of guides leads to the index, where a host can't answer it so itself
 * (specification, section 2). A mangled address leads to the one that was meant. Any other missed path is logged (same place). The page says where the index is, because a
 * folder of a host may come before it.
 */
export function answerMissingPath(page: Document, place: Place = location): void {
  const index = page.querySelector<HTMLElement>("[data-missing-page]")?.dataset["missingPage"];
  if (!index) return;
  const prefix = index.slice(0, index.lastIndexOf("/"));
  const address = repairedPath(place.pathname, place.search, prefix);
  if (address !== place.pathname + place.search) place.replace(address);
  else if (place.pathname.startsWith(`${index}/`)) place.replace(index + place.search);
  else console.error(`Page not found: ${place.pathname}`);
}
