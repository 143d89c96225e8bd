import { LEGAL_PAGES } from "../domain/guides/legal-page";
import { pathOf } from "../site/routes";

/** What a page is made of, for a press where nothing around is marked. */
function sourceOfPage(path: string): string {
  const [, folder = "", name] = pathOf(path).split("/");
  if (name !== undefined) return folder === "cards" ? `data/cards/${name}.json` : `data/guides/${name}.md`;
  return LEGAL_PAGES.some((page) => page === folder) ? `data/pages/${folder}.md` : `data/site.json#${folder || "home"}`;
}

/** What a reader takes for one thing: its words may be those of a field. */
const THING = "p, li, dt, dd, h1, h2, h3, blockquote, figcaption";

/** A press with the Alt key opens where a thing is written, by its mark or its words. `prefix` is the site's folder. */
export function openSources(prefix: string, open: (mark: string, words: string) => void): void {
  const listen = (event: MouseEvent) => {
    if (!event.altKey || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    const mark = event.target.closest("[data-source]")?.getAttribute("data-source");
    const words = mark ? "" : (event.target.closest(THING)?.textContent ?? "");
    open(mark ?? sourceOfPage(window.location.pathname.slice(prefix.length)), words);
  };
  document.addEventListener("click", listen, { capture: true });
}
