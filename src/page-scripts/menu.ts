/** Closes the menu when one of its links is chosen, also where the page then stays (a link to this very page). */
export function closeMenuOnChoice(page: Document): void {
  page.addEventListener("click", ({ target }) => {
    const menu = target instanceof Element && target.closest("a") ? target.closest<HTMLElement>("[popover]") : null;
    if (menu?.matches(":popover-open")) menu.hidePopover();
  });
}

/** Closes a popover when the focus moves on past it, so that it never covers what has the focus. */
export function closePopoverOnLeaving(page: Document): void {
  page.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const popover of page.querySelectorAll<HTMLElement>("[popover]")) {
      const isWithin = popover.contains(target) || target.getAttribute("popovertarget") === popover.id;
      if (!isWithin && popover.matches(":popover-open")) popover.hidePopover();
    }
  });
}
