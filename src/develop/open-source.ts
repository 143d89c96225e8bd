import { LEGAL_PAGES } from "../domain/guides/legal-page";
import { pathOf } from "../site/routes";

/** What a page is made of, for a press where nothing around is marked. */
function sourceOfPage(path: string): string {
  const [, folder = "", name] = pathOf(path).split("/");
  if (name !== undefined) return folder === "cards" ? `data/cards/${name}.json` : `data/guides/${name}.md`;
  return LEGAL_PAGES.some((page) => page === folder) ? `data/pages/${folder}.md` : `data/site.json#${folder || "home"}`;
}

/** From now on a press with the Alt key on what a page shows opens where that is written. `prefix` is the site's folder. */
export function openSources(prefix: string, open: (mark: string) => void): void {
  const listen = (event: MouseEvent) => {
    if (!event.altKey || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    const mark = event.target.closest("[data-source]")?.getAttribute("data-source");
    open(mark ?? sourceOfPage(window.location.pathname.slice(prefix.length)));
  };
  document.addEventListener("click", listen, { capture: true });
}
