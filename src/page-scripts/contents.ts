/** Up to this width the table of contents is a line over the text; `GuideBody.module.css` has the same. */
const OVER_THE_TEXT = "(width < 64rem)";

/** Opens a guide's table of contents where there is room, and marks which section of how many is read. */
export function followContents(page: Document): void {
  const contents = page.querySelector<HTMLDetailsElement>("[data-contents]");
  const place = contents?.querySelector("summary > :last-child");
  if (!contents || !place) return;
  const narrow = window.matchMedia(OVER_THE_TEXT);
  contents.open = !narrow.matches;
  const links = [...contents.querySelectorAll("a")];
  const whole = place.textContent;
  const mark = () => {
    const isRead = (link: HTMLAnchorElement) => {
      const heading = page.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      return heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 3;
    };
    const read = links.filter(isRead).length;
    for (const [index, link] of links.entries())
      if (index === read - 1) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    place.textContent = read > 0 ? `${read} of ${links.length}` : whole;
  };
  mark();
  page.addEventListener("scroll", mark, { passive: true });
  contents.addEventListener("click", ({ target }) => {
    if (narrow.matches && target instanceof Element && target.closest("a")) contents.open = false;
  });
}

followContents(document);
