import type { Locator, Page } from "@playwright/test";
import { CARDS, GUIDES } from "../support/content";
import { lookAtFocus } from "./support/focus";
import { HAS_CONTACT_FORM, SENT } from "./support/states";
import { expect, openTool, test } from "./support/test";

/** More stops than any page has before its tool. */
const MOST_STOPS = 80;

/** Presses Tab until the element has the focus, as someone without a mouse does, who must see it at each stop. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page);
    expect(stop?.faults ?? ["nothing has the focus"], stop?.element).toEqual([]);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} presses of Tab did not reach ${target.toString()}.`);
}

test("shows the skip link first, which leads to the content", async ({ page }) => {
  await openTool(page, "/offers");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("filters and sorts the offers", async ({ page }) => {
  await openTool(page, "/offers");
  const secured = CARDS.filter(({ category }) => category === "secured").length;
  await tabTo(page, page.getByRole("button", { name: /^Secured Cards/ }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("article")).toHaveCount(secured);
  await tabTo(page, page.getByRole("button", { name: "Show Filters" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Sort by"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Sort by")).toHaveValue("apr");
  await tabTo(page, page.getByRole("button", { name: "Clear All" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(CARDS.length);
});

test("searches, filters and opens guides", async ({ page }) => {
  const { title = "", category = "" } = GUIDES[0] ?? {};
  await openTool(page, "/guides");
  await tabTo(page, page.getByLabel("Search guides and articles"));
  await page.keyboard.type(title);
  await tabTo(page, page.getByRole("button", { name: category }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: category })).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, page.getByRole("region", { name: "Articles" }).getByRole("link", { name: title }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("calculates a payoff and leads on to the cards", async ({ page }) => {
  await openTool(page, "/calculator");
  await tabTo(page, page.getByLabel("Current Balance ($)"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("3000");
  await tabTo(page, page.getByRole("button", { name: "Calculate Payoff" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Payoff Results" })).toContainText("27 months");
  await tabTo(page, page.getByRole("link", { name: "Find Low APR Cards" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/compare");
});

if (HAS_CONTACT_FORM)
  test("writes and sends a message", async ({ page }) => {
    await openTool(page, "/contact");
    for (const label of ["Full Name", "Email Address", "Subject", "Message"]) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type("reader@example.com");
    }
    await tabTo(page, page.getByRole("button", { name: "Send Message" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(SENT)).toBeVisible();
  });
