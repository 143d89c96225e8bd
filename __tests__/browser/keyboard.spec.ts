import type { Locator, Page } from "@playwright/test";
import { BEST_CARDS_GUIDE } from "../built/support/routes";
import { CARDS } from "../support/content";
import { lookAtFocus } from "./support/focus";
import { expect, openTool, test, untilReady } from "./support/test";

/** More stops than any page has before its tool. */
const MOST_STOPS = 80;

/** Presses Tab until the element has the focus, as someone without a mouse does, who must see it at each stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const stop = await lookAtFocus(page);
    expect(stop?.faults ?? ["nothing has the focus"], stop?.element).toEqual([]);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} presses of Tab did not reach ${target.toString()}.`);
}

for (const route of [
  "/",
  "/about",
  BEST_CARDS_GUIDE,
  "/privacy",
  "/offers",
  "/compare",
  "/guides",
  "/calculator",
  "/contact",
]) {
  test(`on ${route} the skip link comes first, can be seen and leads to the content`, async ({ page }) => {
    await page.goto(route);
    if (["/offers", "/compare", "/guides", "/calculator", "/contact"].includes(route)) await untilReady(page);
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
}

test("the focus can be seen on every kind of control", async ({ page }) => {
  await openTool(page, "/offers");
  for (const target of [
    page.getByRole("banner").getByRole("link").first(),
    page.getByRole("button", { name: /^Low APR\s*\d/ }),
    page.getByRole("button", { name: "Show Filters" }),
    page.getByRole("button", { name: "Table" }),
    page.getByRole("link", { name: /^Apply for/ }).first(),
  ]) {
    await tabTo(page, target);
    const ring = await target.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { outlineStyle, thick: Number.parseFloat(outlineWidth) >= 2 };
    });
    expect(ring).toEqual({ outlineStyle: "solid", thick: true });
  }
});

test("the offers can be filtered and sorted", async ({ page }) => {
  await openTool(page, "/offers");
  await tabTo(page, page.getByRole("button", { name: /^Secured Cards/ }));
  await page.keyboard.press("Space");
  await expect(page.getByText("Showing 2 of 10 available offers")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Show Filters" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Sort by"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Sort by")).toHaveValue("apr");
  await tabTo(page, page.getByRole("button", { name: "Clear All" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Showing 10 of 10 available offers")).toBeVisible();
});

test("cards can be compared and taken out again", async ({ page }) => {
  await openTool(page, "/compare");
  await tabTo(page, page.getByLabel("Search cards"));
  await page.keyboard.type("secured");
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(2);
  for (const index of [0, 1]) {
    await tabTo(page, boxes.nth(index));
    await page.keyboard.press("Space");
  }
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await tabTo(page, page.getByRole("region", { name: "Comparison table" }));
  await tabTo(page, page.getByRole("button", { name: /^Remove/ }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader")).toHaveCount(1);
  await tabTo(page, page.getByRole("link", { name: /^Apply Now/ }));
});

test("guides can be searched, chosen by category and opened", async ({ page }) => {
  await openTool(page, "/guides");
  await tabTo(page, page.getByLabel("Search guides and articles"));
  await page.keyboard.type("credit");
  await tabTo(page, page.getByRole("button", { name: "Trends" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 article found", { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole("region", { name: "Articles" }).getByRole("link"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Back to Guides" })).toBeVisible();
});

test("a payoff can be calculated and the way to the cards found", async ({ page }) => {
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

test("a message can be written and sent", async ({ page }) => {
  await openTool(page, "/contact");
  for (const [label, text] of [
    ["Full Name", "A Reader"],
    ["Email Address", "reader@example.com"],
    ["Subject", "Rates"],
    ["Message", "Thank you."],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole("button", { name: "Send Message" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message sent")).toBeVisible();
});

test("a card's sources open and close", async ({ page }) => {
  await openTool(page, "/offers");
  const [best] = [...CARDS].sort((a, b) => b.rating - a.rating);
  const summary = page.getByRole("article", { name: best?.name ?? "" }).locator("summary");
  const field = page.getByRole("article", { name: best?.name ?? "" }).getByText("Foreign transaction fee");
  await expect(field).toBeHidden();
  await tabTo(page, summary);
  await page.keyboard.press("Enter");
  await expect(field).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(field).toBeHidden();
});
