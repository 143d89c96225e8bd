/** The header's menu is a native popover: the browser opens it, closes it on Escape and gives the focus back. */

/** Closes the menu when one of its links is chosen, also where the page then stays (a link to this very page). */
export function closeMenuOnChoice(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    const menu = target instanceof Element && target.closest("a") ? target.closest<HTMLElement>("[popover]") : null;
    if (menu?.matches(":popover-open")) menu.hidePopover();
  });
}
