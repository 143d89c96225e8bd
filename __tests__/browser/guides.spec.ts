import type { Page } from "@playwright/test";
import { GUIDES } from "../support/content";
import { LONGEST_WAIT, REFUSALS, hang } from "./support/faults";
import { lookAtFocus } from "./support/focus";
import { LARGE, LOWEST, NARROWEST } from "./support/screens";
import { expect, openTool, test } from "./support/test";

const INDEX = "/search/**";

const titlesOf = (guides: readonly { title: string }[]) => guides.map((guide) => guide.title);
const inCategory = (category: string) => titlesOf(GUIDES.filter((guide) => guide.category === category));

const search = (page: Page) => page.getByLabel("Search guides and articles");
const category = (page: Page, name: string) =>
  page.getByRole("group", { name: "Categories" }).getByRole("button", { name, exact: true });
const featured = (page: Page) => page.getByRole("region", { name: "Featured Articles" });
const articles = (page: Page) =>
  page.getByRole("region", { name: /^(All )?Articles$/ }).getByRole("heading", { level: 3 });

async function expectArticles(page: Page, titles: readonly string[]): Promise<void> {
  await expect(articles(page)).toHaveText([...titles]);
  await expect(
    page.getByText(`${titles.length} ${titles.length === 1 ? "article" : "articles"} found`, { exact: true }),
  ).toBeVisible();
}

test("all fifteen articles are shown, the featured ones above them", async ({ page }) => {
  await openTool(page, "/guides");
  await expectArticles(page, titlesOf(GUIDES));
  await expect(featured(page).getByRole("heading", { level: 3 })).toHaveText(
    titlesOf(GUIDES.filter((guide) => guide.featured)),
  );
});

test("a search matches title or excerpt first, whatever the case, then the text, and hides the featured articles", async ({
  page,
}) => {
  await openTool(page, "/guides");
  for (const wanted of ["SECURED", "Which Costs Less", "$5,000"]) {
    await search(page).fill(wanted);
    const found = GUIDES.filter(({ title, excerpt }) =>
      `${title}\n${excerpt}`.toLowerCase().includes(wanted.toLowerCase()),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const [index, { title }] of found.entries()) await expect(articles(page).nth(index)).toHaveText(title);
    await expect(featured(page)).toHaveCount(0);
  }
  await search(page).fill("");
  await expect(featured(page)).toBeVisible();
  await expectArticles(page, titlesOf(GUIDES));
});

test("a search of a word that only a text holds leads to its section, and the count counts it", async ({ page }) => {
  await openTool(page, "/guides");
  await search(page).fill("grace period");
  const link = page.getByText("Found under").first().getByRole("link");
  await expect(link).toBeVisible();
  const count = await articles(page).count();
  await expect(page.getByText(`${count} articles found`, { exact: true })).toBeVisible();
  const title = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/guides\/[a-z0-9-]+#[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { name: title })).toBeInViewport();
});

test("a misspelled search finds what was meant and marks it", async ({ page }) => {
  await openTool(page, "/guides?q=balence+transfr");
  await expect(articles(page).filter({ hasText: "Balance Transfers Explained" })).toBeVisible();
  await expect(
    page
      .locator("mark")
      .filter({ hasText: /^balance$/i })
      .first(),
  ).toBeVisible();
});

test("nothing of the search index is loaded before somebody searches", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openTool(page, "/guides");
  const before = asked.length;
  expect(asked.filter((path) => path.startsWith("/search/"))).toEqual([]);
  await search(page).fill("autopay");
  await expect(page.getByText("Found under").first()).toBeVisible();
  expect(asked.slice(before).filter((path) => path.startsWith("/search/"))).toHaveLength(1);
});

/** What the search finds without its index. */
const byTitleOrExcerpt = (wanted: RegExp) =>
  titlesOf(GUIDES.filter(({ title, excerpt }) => wanted.test(`${title}\n${excerpt}`)));

test.describe("without the search index", () => {
  test.use({ expectedProblem: /Failed to load resource/ });

  for (const [what, refuse] of Object.entries(REFUSALS)) {
    test(`since it ${what}, the search by title and excerpt goes on`, async ({ page }) => {
      await page.route(INDEX, refuse);
      const asked = page.waitForRequest(INDEX);
      await openTool(page, "/guides?q=secured");
      await asked;
      await expectArticles(page, byTitleOrExcerpt(/secured/i));
      // Nothing more is waited for.
      await search(page).fill("zebra");
      await expect(page.getByText("No articles found matching your search criteria.")).toBeVisible();
    });
  }
});

test.describe("while the search index hangs", () => {
  test("the search by title and excerpt goes on, and says so where it finds nothing yet", async ({ page }) => {
    await page.route(INDEX, hang);
    await openTool(page, "/guides");
    const searching = page.getByText("Searching the articles …");
    await search(page).fill("secured");
    await expect(articles(page)).toHaveText(byTitleOrExcerpt(/secured/i));
    await expect(searching).toBeVisible();
    await search(page).fill("zebra");
    await expect(articles(page)).toHaveCount(0);
    await expect(searching).toBeVisible();
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expectArticles(page, titlesOf(GUIDES));
  });

  test("an address with a search shows after a moment what is found without it", async ({ page }) => {
    await page.route(INDEX, hang);
    const asked = page.waitForRequest(INDEX);
    await openTool(page, "/guides?q=secured");
    await asked;
    await expect(articles(page).first()).toBeVisible({ timeout: LONGEST_WAIT });
    await expect(articles(page)).toHaveText(byTitleOrExcerpt(/secured/i));
  });
});

test("the search follows in the address, and the address opens it", async ({ page }) => {
  await openTool(page, "/guides");
  await search(page).fill("bad credit");
  await expect(page).toHaveURL("/guides?q=bad+credit");
  await openTool(page, "/guides?q=bad+credit");
  await expect(search(page)).toHaveValue("bad credit");
  await expect(articles(page).first()).toHaveText("Low APR Cards for Bad Credit");
});

for (const name of [
  "Reviews",
  "Credit Tips",
  "Education",
  "Debt Management",
  "Credit Building",
  "Student Credit",
  "Trends",
]) {
  test(`the category ${name} shows its articles and no others`, async ({ page }) => {
    await openTool(page, "/guides");
    await category(page, name).click();
    await expect(category(page, name)).toHaveAttribute("aria-pressed", "true");
    await expect(category(page, "All")).toHaveAttribute("aria-pressed", "false");
    expect(inCategory(name).length).toBeGreaterThan(0);
    await expectArticles(page, inCategory(name));
    await expect(featured(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/guides?category=${name.replace(" ", "+")}`);
    await category(page, "All").click();
    await expectArticles(page, titlesOf(GUIDES));
  });
}

test("search and category hold together; nothing found leads to Clear Search, which resets both", async ({ page }) => {
  await openTool(page, "/guides?category=Education");
  await expectArticles(page, inCategory("Education"));
  await search(page).fill("zebra");
  await expect(page.getByText("No articles found matching your search criteria.")).toBeVisible();
  await expect(page.getByText("0 articles found", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expectArticles(page, titlesOf(GUIDES));
  await expect(page).toHaveURL("/guides");
});

test("a category that the page does not know means all", async ({ page }) => {
  await openTool(page, "/guides?category=Card+Reviews");
  await expectArticles(page, titlesOf(GUIDES));
  await expect(category(page, "All")).toHaveAttribute("aria-pressed", "true");
});

test("Back from an article restores the search", async ({ page }) => {
  await openTool(page, "/guides");
  await search(page).fill("secured");
  // The list changes under the pointer until the index is there.
  await expect(page.getByText("Found under").first()).toBeVisible();
  await articles(page).first().getByRole("link").click();
  await expect(page.getByRole("link", { name: "Back to Guides" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/guides?q=secured");
  await expect(search(page)).toHaveValue("secured");
  await expect(articles(page)).not.toHaveCount(15);
});

test.describe("the newsletter box", () => {
  const email = (page: Page) => page.getByLabel("Email address");
  const subscribe = (page: Page) => page.getByRole("button", { name: "Subscribe" }).click();
  const toast = (page: Page) => page.getByRole("status").filter({ has: page.getByRole("button", { name: "Dismiss" }) });

  test("answers with one message at a time, which can be dismissed", async ({ page }) => {
    await openTool(page, "/guides");
    await expect(toast(page)).toHaveCount(0);
    await email(page).fill("reader@example.com");
    await subscribe(page);
    await expect(toast(page)).toContainText("not sent anywhere");
    await subscribe(page);
    await expect(toast(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(page).toHaveURL("/guides");
  });

  for (const size of [LARGE, NARROWEST, LOWEST]) {
    test(`its message does not cover what brought it, ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await openTool(page, "/guides");
      await email(page).fill("reader@example.com");
      const dismiss = page.getByRole("button", { name: "Dismiss" });
      for (const control of [email(page), page.getByRole("button", { name: "Subscribe" })]) {
        // By keyboard, so that the ring is looked at too, and at the window's end, where the message comes.
        await page.keyboard.press("Tab");
        await control.focus();
        await control.evaluate((element) => element.scrollIntoView({ block: "end" }));
        await page.keyboard.press("Enter");
        await expect(dismiss).toBeVisible();
        await expect(control).toBeFocused();
        expect((await lookAtFocus(page))?.faults).toEqual([]);
        const [above, below] = [await control.boundingBox(), await toast(page).boundingBox()];
        expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
        await expect(control).toBeInViewport({ ratio: 1 });
        await dismiss.press("Enter");
        await expect(toast(page)).toHaveCount(0);
      }
    });
  }

  test("asks for an address where there is none, beside the field", async ({ page }) => {
    await openTool(page, "/guides");
    for (const wrong of ["", "reader", "reader@", "@example.com"]) {
      await email(page).fill(wrong);
      await email(page).press("Enter");
      await expect(email(page)).toHaveAttribute("aria-invalid", "true");
      await expect(email(page)).toHaveAccessibleDescription("Enter an email address such as name@example.com.");
      await expect(toast(page)).toHaveCount(0);
    }
    await email(page).fill("reader@example.com");
    await email(page).press("Enter");
    await expect(toast(page)).toBeVisible();
    await expect(email(page)).not.toHaveAttribute("aria-invalid");
  });
});
