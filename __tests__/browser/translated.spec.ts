import type { Page } from "@playwright/test";
import { STATES, openState } from "./support/states";
import { expect, test, untilStill } from "./support/test";

/**
 * Changes that others make on a page, before its tools wake and while they are used: translators, password managers, dark readers,
 * grammar checkers.
 */

// React says that it draws a tool anew which is not as it was built. The policy refuses a style that an extension
// may add.
test.use({ expectedProblem: /Minified React error #4(18|22|23|25);|Applying inline style violates/ });

/** Puts every text of the page into two elements, as the translators of browsers do, and each that is added or changed. */
function translate(): void {
  const WRAPPED = "font, script, style, noscript, title, textarea, option, svg, [translate=no]";
  const wrap = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(WRAPPED)) return;
    const inner = document.createElement("font");
    const outer = document.createElement("font");
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [root];
    for (let next = walker.nextNode(); next; next = walker.nextNode()) texts.push(next);
    for (const text of texts) if (text.nodeType === Node.TEXT_NODE && text.isConnected) wrap(text);
  };
  const start = () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === "characterData" ? [target] : addedNodes) wrapAll(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}

/** Puts into the page what extensions do. */
function extend(): void {
  const start = () => {
    document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
    document.body.setAttribute("data-new-gr-c-s-check-loaded", "14.1");
    document.head.append(document.createElement("style"));
    document.body.append(document.createElement("grammarly-desktop-integration"));
    for (const field of document.querySelectorAll<HTMLElement>("main input, main textarea")) {
      field.setAttribute("data-lpignore", "true");
      field.style.setProperty("--darkreader-inline-color", "white");
      field.after(document.createElement("com-1password-button"));
    }
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}

/** Returns the page's words without spaces, as a browser may add some where an element begins. */
const words = (page: Page) =>
  page.getByRole("main").evaluate((main: HTMLElement) => main.innerText.replace(/\s+/g, ""));

/** The states of pages that a tool reaches, each once. */
const REACHED = STATES.filter(({ reach, complaint }) => reach && !complaint);

for (const [who, change] of Object.entries({ "a translator": translate, "an extension": extend })) {
  test.describe(`on a page that ${who} changes`, { tag: "@full" }, () => {
    for (const state of REACHED)
      test(`reads the same: ${state.name}`, async ({ page, context }) => {
        if (state.upTo) await page.setViewportSize({ width: state.upTo, height: 800 });
        await openState(page, state);
        await untilStill(page);
        const expected = await words(page);
        const changed = await context.newPage();
        if (state.upTo) await changed.setViewportSize({ width: state.upTo, height: 800 });
        await changed.addInitScript(change);
        await openState(changed, state);
        await expect.poll(() => words(changed)).toBe(expected);
      });
  });
}
