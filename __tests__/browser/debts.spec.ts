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

  test("the first screen has the answer in one sentence, the budget and two debts filled in", async ({ page }) => {
    await openTool(page, "/debts");
    await expect(page.getByText(/^Debt-free in \d+ months \(\w+ 20\d\d\), .* less than paying/)).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByLabel("You can pay a month ($)")).toBeInViewport({ ratio: 1 });
    for (const label of ["Balance ($)", "APR (%)"]) {
      await expect(page.getByLabel(label, { exact: true })).toHaveCount(2);
      for (const field of await page.getByLabel(label, { exact: true }).all()) {
        await expect(field).toBeInViewport({ ratio: 1 });
        await expect(field).not.toHaveValue("");
      }
    }
  });
});

test("the calculator's numbers are the first debt, and what is changed there is the calculator's", async ({ page }) => {
  await openTool(page, "/calculator#balance=6400&apr=27.99&payment=240");
  await page.getByRole("link", { name: "See what to pay first and what to move" }).click();
  const balance = page.locator("#debt-1-balance");
  await expect(balance).toHaveValue("6400");
  await expect(page.getByLabel("Balance ($)")).toHaveCount(1);
  await expect(page.getByLabel("You can pay a month ($)")).toHaveValue("240");
  await balance.fill("$4,600");
  await page.locator("#debt-1-apr").fill("18.99%");
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText("Debt-free in");
  await page.getByRole("link", { name: "The calculator for one debt" }).click();
  await expect(page.locator("#numbers-amount")).toHaveValue("4600");
  await expect(page.locator("#numbers-apr")).toHaveValue("18.99");
});

test("a debt is dragged to another place, and the plan is taken away as a table and as dates", async ({ page }) => {
  await openTool(page, "/debts");
  const debts = page.getByRole("list", { name: "Your debts" }).getByRole("listitem");
  await debts.last().locator("[draggable]").dragTo(debts.first());
  await expect(page.getByLabel("Name of debt 1")).toHaveValue("Credit card");

  // A spreadsheet must not take a name for a formula.
  await page.getByLabel("Name of debt 1").fill("=1+1");
  await expect(page.getByRole("region", { name: "Which debt ends when" })).toContainText("=1+1");
  const [heads, first] = (await downloaded(page, "Download as CSV")).split("\r\n");
  expect(heads).toBe("Month,Debt,Opening balance,Fees,Interest,Payment,Closing balance");
  expect(first).toMatch(/^1,'=1\+1,4600\.00,0\.00,\d+\.\d\d,/);
  expect(await downloaded(page, "Download the dates (.ics)")).toMatch(
    /^BEGIN:VCALENDAR\r\n[^]*DTSTART;VALUE=DATE:20\d{6}\r\n[^]*SUMMARY:=1\+1: paid off\r\n[^]*END:VCALENDAR\r\n$/,
  );
});
