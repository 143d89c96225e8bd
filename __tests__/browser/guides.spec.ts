import type { Page } from "@playwright/test";
import { DEFAULT_GUIDES, type GuidesState, searchGuides } from "../../src/domain/guides/guide-search";
import { GUIDES } from "../support/content";
import { lookAtFocus } from "./support/focus";
import { LARGE, LOWEST, NARROWEST } from "./support/screens";
import { expect, openTool, test } from "./support/test";

const NOTHING = "No articles found matching your search criteria.";

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
const category = (page: Page, name: string) =>
  page.getByRole("group", { name: "Categories" }).getByRole("button", { name, exact: true });
const featured = (page: Page) => page.getByRole("region", { name: "Featured Articles" });
const articles = (page: Page) =>
  page.getByRole("region", { name: /^(All )?Articles$/ }).getByRole("heading", { level: 3 });

/** What the page finds by title, excerpt and category: the domain's tests say which these are. */
async function expectArticles(page: Page, state: Partial<GuidesState> = {}): Promise<void> {
  const titles = searchGuides(GUIDES, { ...DEFAULT_GUIDES, ...state }).map(({ title }) => title);
  await expect(articles(page)).toHaveText(titles);
  await expect(page.getByText(new RegExp(`^${titles.length} articles? found$`))).toBeVisible();
}

test(
  "a search of a word that only a text holds leads to its section, and Back restores it",
  { tag: "@firefox" },
  async ({ page }) => {
    await openTool(page, "/guides");
    await expectArticles(page);
    await expect(featured(page)).toBeVisible();
    const word = wordOfText();
    await search(page).fill(word);
    const link = page.getByText("Found under").first().getByRole("link");
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
  },
);

test(
  "search and category hold together; nothing found leads to Clear Search, which resets both",
  { tag: "@firefox" },
  async ({ page }) => {
    await openTool(page, "/guides");
    await category(page, GUIDE.category).click();
    await expect(category(page, GUIDE.category)).toHaveAttribute("aria-pressed", "true");
    await expectArticles(page, { category: GUIDE.category });
    await expect(page).toHaveURL(`/guides?category=${GUIDE.category.replaceAll(" ", "+")}`);
    await search(page).fill("zebra");
    await expect(page.getByText(NOTHING)).toBeVisible();
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expect(search(page)).toHaveValue("");
    await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
    await expectArticles(page);
    await expect(page).toHaveURL("/guides");
  },
);

test("the newsletter's message does not cover what brought it", async ({ page }) => {
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
