type Place = Pick<Location, "pathname" | "search" | "replace">;

/** Marks at the end of a path belong to the sentence around the link; a browser encodes quotation marks. */
const MARKS = /(?:[).,;:!>*'\]]|%22|%3E|%C2%BB|%E2%80%9[9D])+$/i;

/** An address whose signs were encoded on their way, or that took marks of its sentence along. */
function mended(pathname: string, search: string): string {
  const [path = "", fragment] = pathname.split(/%23(.*)/i);
  return path.replace(/%3F/i, "?").replace(MARKS, "") + search + (fragment === undefined ? "" : `#${fragment}`);
}

/**
 * On the not-found page: an address below the index of guides leads to the index, where a host can't answer it so itself
 * (specification, section 2). A mangled address leads to the one that was meant. Any other missed path is logged (same place). The page says where the index is, because a
 * folder of a host may come before it.
 */
export function answerMissingPath(page: Document, place: Place = location): void {
  const index = page.querySelector<HTMLElement>("[data-missing-page]")?.dataset["missingPage"];
  if (!index) return;
  const address = mended(place.pathname, place.search);
  if (address !== place.pathname + place.search) place.replace(address);
  else if (place.pathname.startsWith(`${index}/`)) place.replace(index + place.search);
  else console.error(`Page not found: ${place.pathname}`);
}
