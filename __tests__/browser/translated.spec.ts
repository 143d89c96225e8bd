import type { Page } from "@playwright/test";
import { STATES, openState } from "./support/states";
import { expect, openTool, test, untilStill } from "./support/test";

/**
 * What others change on a page, before its tools wake and while they are used: translators, password managers, dark readers,
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

/** What the page says, without the space between words: where an element begins, a browser may add some. */
const words = (page: Page) =>
  page.getByRole("main").evaluate((main: HTMLElement) => main.innerText.replace(/\s+/g, ""));

/** The states of pages that a tool reaches, each once. */
const REACHED = STATES.filter(({ reach, complaint }) => reach && !complaint);

for (const [who, change] of Object.entries({ "a translator": translate, "an extension": extend })) {
  test.describe(`on a page that ${who} changes`, { tag: "@full" }, () => {
    for (const state of REACHED)
      test(`${state.name} says what it says elsewhere`, async ({ page, context }) => {
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

  test(`what is typed on a page that ${who} changed before the tool woke stays`, async ({ page }) => {
    await page.addInitScript(change);
    await page.goto("/");
    const field = page.getByLabel("Current Balance ($)");
    await field.pressSequentially("6400");
    await expect(page.locator('[data-island="HomeAnswer"]')).toHaveAttribute("data-ready");
    await expect(field).toHaveValue("6400");
    await expect(field).toBeFocused();
    await page.getByLabel("APR (%)").fill("27.99");
    await page.getByLabel("Monthly Payment ($)").fill("180");
    await page.getByRole("button", { name: "Show my costs" }).click();
    await expect(page.getByText("A lower rate could save you about")).toBeVisible();
  });
}

/** Names and amounts that the page draws anew while it is translated. */
test("debts and their payments stay together when their order changes under a translator", async ({ page }) => {
  await openTool(
    page,
    "/debts#balance=600&apr=20&payment=30&budget=300&d1.name=Visa&d2.name=Store&d2.balance=900&d2.apr=25&d2.minimum=40",
  );
  await page.evaluate(translate);
  const payments = page.locator("h3 + dl > div");
  await expect(payments.first()).toContainText("Store");
  await page.getByRole("list", { name: "Your debts" }).locator("summary").first().click();
  await page.getByLabel("APR (%)").first().fill("29");
  await expect(payments.first()).toContainText("Visa");
  await expect(payments.nth(1)).toHaveText(/^Store\$40\.00its minimum/);
});
