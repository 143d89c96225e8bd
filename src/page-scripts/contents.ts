/** From this width on the table of contents is beside the text; `Contents.module.css` has the same. */
const BESIDE_THE_TEXT = "(width >= 64rem)";

/** Opens a guide's table of contents where there is room for it beside the text. */
export function openContents(page: Document): void {
  const contents = page.querySelector<HTMLDetailsElement>("[data-contents]");
  if (contents && window.matchMedia(BESIDE_THE_TEXT).matches) contents.open = true;
}
