import type { Page } from "@playwright/test";
import { expect, openTool, test } from "./support/test";

const APR = "Annual APR (%)";
const PAYMENT = "Monthly Payment ($)";

const field = (page: Page, label: string) => page.getByLabel(label);
const calculate = (page: Page) => page.getByRole("button", { name: "Calculate Payoff" }).click();
const results = (page: Page) => page.getByRole("region", { name: "Payoff Results" });
const savings = (page: Page) => page.getByRole("region", { name: "Potential Savings with Low APR Card" });

test.beforeEach(({ page }) => openTool(page, "/calculator"));

test(
  "the defaults give 58 months, $3,622.30 of interest and $8,622.30 in all, to the cent, and lead to /compare",
  { tag: "@firefox" },
  async ({ page }) => {
    await expect(results(page)).toHaveCount(0);
    await calculate(page);
    await expect(results(page).getByRole("term")).toHaveText(["Years", "Months", "Total Interest", "Total Paid"]);
    await expect(results(page).getByRole("definition")).toHaveText(["4.8", "58", "$3,622.30", "$8,622.30"]);
    await expect(savings(page)).toContainText("16.24%");
    await expect(savings(page)).toContainText("$1,928.49");
    await savings(page).getByRole("link", { name: "Find Low APR Cards" }).click();
    await expect(page).toHaveURL("/compare");
  },
);

test(
  "fields that are no amounts are asked for again, each in turn; then the Enter key calculates",
  { tag: "@firefox" },
  async ({ page }) => {
    await field(page, APR).fill("x");
    await field(page, PAYMENT).fill("0");
    await calculate(page);
    for (const label of [APR, PAYMENT]) {
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, label)).toHaveAccessibleDescription(/(Enter your|must be more than)/);
    }
    await expect(field(page, APR)).toBeFocused();
    await expect(results(page)).toHaveCount(0);
    await field(page, APR).fill("24.99");
    await calculate(page);
    await expect(field(page, APR)).not.toHaveAttribute("aria-invalid");
    await expect(field(page, PAYMENT)).toBeFocused();
    await field(page, PAYMENT).fill("150");
    await field(page, PAYMENT).press("Enter");
    await expect(results(page)).toContainText("$3,622.30");
  },
);
