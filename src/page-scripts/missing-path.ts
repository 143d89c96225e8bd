import { repairedPath } from "../site/repair-link";

type Place = Pick<Location, "pathname" | "search" | "replace">;

/** Repairs a mangled address, leads from below the guides to their index, and logs the rest (specification, section 2). */
export function answerMissingPath(page: Document, place: Place = location): void {
  const index = page.querySelector<HTMLElement>("[data-missing-page]")?.dataset["missingPage"];
  if (!index) return;
  const prefix = index.slice(0, index.lastIndexOf("/"));
  const address = repairedPath(place.pathname, place.search, prefix);
  if (address !== place.pathname + place.search) place.replace(address);
  else if (place.pathname.startsWith(`${index}/`)) place.replace(index + place.search);
  else console.error(`Page not found: ${place.pathname}`);
}

answerMissingPath(document);
