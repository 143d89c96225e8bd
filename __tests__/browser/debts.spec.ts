import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, openTool, test } from "./support/test";

/** The text of the file that a button hands out. */
async function downloaded(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFileSync(await (await download).path(), "utf8");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("shows the answer, the budget and both debts with their amounts on the first screen", async ({ page }) => {
    await openTool(page, "/debts");
    const answer = page.getByRole("region", { name: "For example, with these two debts" });
    await expect(answer).toContainText(/Debt-free in \w+ 20\d\d.*compared with paying only the minimums/);
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Total monthly payment ($)")).toBeInViewport({ ratio: 1 });
    const debts = page.getByRole("list", { name: "Your debts" }).getByRole("listitem");
    await expect(debts).toHaveText([/Old card\$1,200 at 17\.99%/, /Credit card\$4,600 at 22\.99%/]);
    for (const debt of await debts.all()) await expect(debt).toBeInViewport({ ratio: 1 });
  });
});

test("moves a dragged debt, and downloads the plan and a reminder", async ({ page }) => {
  await openTool(page, "/debts");
  const debts = page.getByRole("list", { name: "Your debts" }).getByRole("listitem");
  await debts.last().locator("[draggable]").dragTo(debts.first());
  await expect(page.getByLabel("Name of debt 1")).toHaveValue("Credit card");
  expect(await downloaded(page, "Download as CSV")).toMatch(/^\ufeffMonth,Debt,[^]*\r\n1,Credit card,4600\.00,/);
  await debts.first().locator("summary").first().click();
  await page.getByText("Unknown APR, promotion, annual fee").first().click();
  await page.getByLabel("Promotional APR (%)").first().fill("0");
  await page.getByLabel("Months left").first().fill("9");
  expect(await downloaded(page, "Remind me 2 months before a promotion ends (.ics)")).toMatch(
    /^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Credit card: the promotional rate ends\r\n/,
  );
});
