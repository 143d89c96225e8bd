import type { Page } from "@playwright/test";
import { expect, test, untilReady } from "./support/test";

/**
 * On a slow line a page can be read, and its fields filled in, seconds before its script is there. What was typed or chosen
 * by then stands as if it had been typed after.
 */

/** Opens a page whose scripts come only once `act` is done. */
async function withLateScripts(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await act();
  expect(await page.evaluate(() => document.querySelector("[data-ready]"))).toBeNull();
  release();
  await untilReady(page);
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("a message started early stays, and is sent", async ({ page }) => {
  await withLateScripts(page, "/contact", async () => {
    await field(page, "Full Name").fill("A Reader");
    await field(page, "Email Address").fill("reader@example.com");
    await page.getByLabel(/^Category/).selectOption({ index: 2 });
    await field(page, "Message").fill("Which card has");
  });
  await field(page, "Message").press("End");
  await field(page, "Message").pressSequentially(" the lowest rate?");
  await expect(field(page, "Full Name")).toHaveValue("A Reader");
  await expect(field(page, "Email Address")).toHaveValue("reader@example.com");
  expect(await page.getByLabel(/^Category/).evaluate((list: HTMLSelectElement) => list.selectedIndex)).toBe(2);
  await expect(field(page, "Message")).toHaveValue("Which card has the lowest rate?");

  // All but the subject is known to the form, not only shown in it.
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Enter a subject."]);
});

test("numbers that were typed early are calculated with, also if the button was pressed early", async ({ page }) => {
  await withLateScripts(page, "/calculator", async () => {
    await page.getByLabel("Monthly Payment ($)").fill("300");
    await page.getByRole("button", { name: "Calculate Payoff" }).click();
  });
  await expect(page.getByRole("region", { name: "Payoff Results" })).toContainText("Paid off in 21 months");
});
