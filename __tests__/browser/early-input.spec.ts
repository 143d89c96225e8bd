import { expect, test, untilReady } from "./support/test";

/**
 * On a slow line a page can be read, and its fields filled in, seconds before its script is there. What was typed or chosen
 * by then stands as if it had been typed after.
 */

test("numbers that were typed early are calculated with, also if the button was pressed early", async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/calculator", { waitUntil: "commit" });
  await page.getByLabel("Monthly Payment ($)").fill("300");
  await page.getByRole("button", { name: "Calculate Payoff" }).click();
  expect(await page.evaluate(() => document.querySelector("[data-ready]"))).toBeNull();
  release();
  await untilReady(page);
  await expect(page.getByRole("region", { name: "Payoff Results" })).toContainText("Paid off in 21 months");
});
