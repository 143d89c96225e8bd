/**
 * For `addInitScript`, or for a page that is open: has the browser draw what it leaves out while it is out of sight, for a
 * look at a whole page.
 */
export function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}
