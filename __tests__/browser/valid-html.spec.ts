import type { Page } from "@playwright/test";
import { htmlFaults } from "../built/support/html-validator";
import { TOOL_ROUTES } from "../built/support/routes";
import { untilPlanner } from "./support/planner";
import { expect, openTool, test, untilStill } from "./support/test";

/** The page as React and the visitor have made it, read as if it had been sent. */
async function expectValid(page: Page): Promise<void> {
  await untilStill(page);
  expect(await htmlFaults(await page.content(), "omit")).toEqual([]);
}

for (const route of TOOL_ROUTES) {
  test(`${route} is valid HTML after React has taken it over`, async ({ page }) => {
    await openTool(page, route);
    await expectValid(page);
  });
}

test("what the tools show later is valid HTML", async ({ page }) => {
  await openTool(page, "/offers");
  await page.getByRole("button", { name: "Show Filters" }).click();
  await page.getByRole("button", { name: "Table" }).click();
  await page.getByRole("button", { name: "Show what each card would cost me" }).click();
  await expect(page.getByRole("textbox", { name: "Balance" })).toBeVisible();
  await expectValid(page);

  await openTool(page, "/compare?cards=chase-slate-edge,citi-simplicity,wells-fargo-reflect,usaa-rate-advantage");
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  await expectValid(page);

  await openTool(page, "/guides?q=balence+transfr");
  await expect(page.locator("mark").first()).toBeVisible();
  await page.getByLabel("Email address").fill("reader@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await expectValid(page);

  await openTool(page, "/calculator");
  await page.getByRole("button", { name: "Calculate Payoff" }).click();
  await expect(page.getByRole("region", { name: "Payoff Results" })).toBeVisible();
  await untilPlanner(page);
  await expectValid(page);

  await openTool(page, "/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectValid(page);
});
