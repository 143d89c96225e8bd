import type { Page } from "@playwright/test";
import { GUIDES } from "../support/content";
import { lookAtFocus } from "./support/focus";
import { LARGE, LOWEST, NARROWEST } from "./support/screens";
import { HAS_NEWSLETTER } from "./support/states";
import { expect, openTool, test } from "./support/test";

const [GUIDE] = GUIDES;
if (!GUIDE) throw new Error("There is no guide.");

/** A word of a section of the first guide that no guide has in its title or excerpt. */
function wordOfText(): string {
  const teasers = GUIDES.map(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase()).join(" ");
  const texts = JSON.stringify(GUIDE?.text.sections).match(/"value":"[^"]*"/g) ?? [];
  const words = texts.join(" ").match(/\b[a-z]{9,}\b/g) ?? [];
  return words.find((word) => !teasers.includes(word)) ?? "";
}

const search = (page: Page) => page.getByLabel("Search guides and articles");
const featured = (page: Page) => page.getByRole("region", { name: "Featured Articles" });
test("finds a word that only a text holds, and restores the search on Back", { tag: "@firefox" }, async ({ page }) => {
  await openTool(page, "/guides");
  await expect(featured(page)).toBeVisible();
  const word = wordOfText();
  await search(page).fill(word);
  const link = page.locator("p", { hasText: "Found under" }).first().getByRole("link");
  await expect(link).toBeVisible();
  await expect(featured(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/guides?q=${word}`);
  const whose = await link.locator(".visually-hidden").innerText();
  const title = (await link.innerText()).replace(whose, "").trim();
  await link.click();
  await expect(page).toHaveURL(/\/guides\/[a-z0-9-]+#[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`/guides?q=${word}`);
  await expect(search(page)).toHaveValue(word);
  await expect(link).toBeVisible();
});

if (HAS_NEWSLETTER)
  test("shows the newsletter's message without covering what brought it", { tag: "@full" }, async ({ page }) => {
    const email = page.getByLabel("Email address");
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    const toast = page.getByRole("status").filter({ has: dismiss });
    for (const size of [LARGE, NARROWEST, LOWEST]) {
      await page.setViewportSize(size);
      await openTool(page, "/guides");
      for (const control of [email, page.getByRole("button", { name: "Subscribe" })]) {
        // A form that is really sent empties its field.
        await email.fill("reader@example.com");
        // By keyboard, so that the ring is looked at too, and at the window's end, where the message comes.
        await page.keyboard.press("Tab");
        await control.focus();
        await control.evaluate((element) => element.scrollIntoView({ block: "end" }));
        await page.keyboard.press("Enter");
        await expect(dismiss).toBeVisible();
        await expect(control).toBeFocused();
        expect((await lookAtFocus(page))?.faults).toEqual([]);
        const [above, below] = [await control.boundingBox(), await toast.boundingBox()];
        expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
        await expect(control).toBeInViewport({ ratio: 1 });
        await dismiss.press("Enter");
        await expect(toast).toHaveCount(0);
      }
    }
  });
