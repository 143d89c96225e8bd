import type { Page } from "@playwright/test";
import { ROUTES } from "../built/support/routes";
import { NARROWEST } from "./support/screens";
import { expect, openTool, test } from "./support/test";

test.use({ viewport: NARROWEST });

/** How far the page could be scrolled sideways, in pixels, and what sticks out, but for regions that scroll themselves. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return width > 1 && (right > clientWidth + 1 || left < -1) && !scrolls(element);
    });
    return {
      pixels: scrollWidth - clientWidth,
      wide: wide.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
    };
  });
  expect(overhang).toEqual({ pixels: 0, wide: [] });
}

for (const route of [...ROUTES, "/guides/none"]) {
  test(`${route} fits 320 pixels without sideways scrolling`, async ({ page }) => {
    await page.goto(route);
    await expectNoSidewaysScrolling(page);
  });
}

test.describe("the not-found page", () => {
  test.use({ expectedProblem: /status of 404|Page not found: / });

  test("fits 320 pixels too", async ({ page }) => {
    await page.goto("/none");
    await expectNoSidewaysScrolling(page);
  });
});

test("tools fit 320 pixels whatever they show; wide tables scroll in a region of their own", async ({ page }) => {
  await openTool(page, "/offers?credit=Excellent");
  await expectNoSidewaysScrolling(page);
  await openTool(page, "/offers");
  await page.getByRole("button", { name: "Show Filters" }).click();
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByRole("region", { name: "Credit cards as a table" })).toBeVisible();
  await expectNoSidewaysScrolling(page);

  await openTool(
    page,
    "/compare?cards=chase-slate-edge,discover-it-chrome,first-tech-choice-rewards,penfed-platinum-rewards",
  );
  const region = page.getByRole("region", { name: "Comparison table" });
  await expect(region).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);

  await openTool(page, "/calculator");
  await page.getByLabel("Current Balance ($)").fill("999999");
  await page.getByLabel("Monthly Payment ($)").fill("20000");
  await page.getByRole("button", { name: "Calculate Payoff" }).click();
  await expect(page.getByRole("region", { name: "Payoff Results" })).toBeVisible();
  await expectNoSidewaysScrolling(page);

  await openTool(page, "/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test("the open menu fits 320 pixels", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Find Your Card" })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScrolling(page);
});
