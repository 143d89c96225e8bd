import type { Page } from "@playwright/test";
import { ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { violations } from "./support/axe";
import { LARGE, PHONE } from "./support/screens";
import { expect, openTool, test, untilReady } from "./support/test";

/** WCAG 2.2 AA and axe's best practices, in both colour schemes and at both widths. */
async function expectAccessible(page: Page): Promise<void> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    for (const size of [PHONE, LARGE]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(size);
      found.push(...(await violations(page)).map((violation) => `${colorScheme}, ${size.width} px: ${violation}`));
    }
  }
  expect(found).toEqual([]);
}

for (const route of ROUTES) {
  test(`axe finds nothing on ${route}, light or dark, small or large`, async ({ page }) => {
    await page.goto(route);
    if (TOOL_ROUTES.includes(route)) await untilReady(page);
    await expectAccessible(page);
  });
}

test.describe("the not-found page", () => {
  test.use({ expectedProblem: /status of 404|Page not found: / });

  test("axe finds nothing on it", async ({ page }) => {
    await page.goto("/none");
    await expectAccessible(page);
  });
});

test.describe("axe finds nothing in what tools show later:", () => {
  test("the table of offers, with the filters open", async ({ page }) => {
    await openTool(page, "/offers");
    await page.getByRole("button", { name: "Show Filters" }).click();
    await page.getByRole("button", { name: "Table" }).click();
    await expect(page.getByRole("table")).toBeVisible();
    await expectAccessible(page);
  });

  test("no offers", async ({ page }) => {
    await openTool(page, "/offers?credit=Excellent");
    await expectAccessible(page);
  });

  test("four cards compared", async ({ page }) => {
    await openTool(page, "/compare?cards=chase-slate-edge,citi-simplicity,wells-fargo-reflect,usaa-rate-advantage");
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    await expectAccessible(page);
  });

  test("no guides, and a message of the newsletter box", async ({ page }) => {
    await openTool(page, "/guides?q=zebra");
    await page.getByLabel("Email address").fill("reader@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
    await expectAccessible(page);
  });

  test("a payoff, and a plan that never ends", async ({ page }) => {
    await openTool(page, "/calculator");
    await page.getByRole("button", { name: "Calculate Payoff" }).click();
    await expect(page.getByRole("region", { name: "Payoff Results" })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Monthly Payment ($)").fill("1");
    await page.getByLabel("Annual APR (%)").press("Enter");
    await expect(page.getByText("never pays the debt off")).toBeVisible();
    await expectAccessible(page);
  });

  test("the errors of the contact form", async ({ page }) => {
    await openTool(page, "/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
  });
});
