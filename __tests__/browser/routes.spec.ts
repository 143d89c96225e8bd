import { ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { keptBy } from "./support/kept";
import { LARGE, NARROWEST, PHONE } from "./support/screens";
import { expect, test, untilReady, untilStill } from "./support/test";

/** Lists what runs out of the window at its right: the page as a whole, and the words of its charts. */
function beyondWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const texts = [...document.querySelectorAll("main figure svg text")].filter(
    (text) => text.getBoundingClientRect().right > clientWidth,
  );
  const page = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} pixels`] : [];
  return [...page, ...texts.map((text) => `"${text.textContent}"`)];
}

for (const route of ROUTES) {
  test(
    `${route} answers 200 without a redirect, an error or another host, keeps nothing in the browser and never scrolls sideways`,
    { tag: "@full" },
    async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      expect(response?.headers()["content-type"]).toMatch(/^text\/html;\s*charset=utf-8$/i);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (TOOL_ROUTES.includes(route)) await untilReady(page);
      for (const size of [LARGE, PHONE, NARROWEST]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(beyondWindow), `${size.width} pixels wide`).toEqual([]);
      }
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await untilStill(page);
      await untilStill(page);
      await expect(page).toHaveURL(route);
      expect(await keptBy(page)).toEqual([]);
    },
  );
}
