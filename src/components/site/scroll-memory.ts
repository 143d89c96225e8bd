/**
 * Where Gatsby's router keeps how far each page was scrolled. Its own version of this file writes that to the browser's
 * session storage; the site promises to keep nothing, and a page that is loaded anew is put back by the browser itself.
 */
const positions = new Map<string, number>();

type Place = { pathname: string };

const nameOf = ({ pathname }: Place, key: string | null | undefined) => `${pathname}|${key ?? ""}`;

/** Has the name and the methods that Gatsby's router asks for; positions are in pixels from the top. */
export class SessionStorage {
  read(place: Place, key: string | null | undefined): number {
    return positions.get(nameOf(place, key)) ?? 0;
  }

  save(place: Place, key: string | null | undefined, position: number): void {
    positions.set(nameOf(place, key), position);
  }
}
