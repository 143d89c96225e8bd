import type { Page } from "@playwright/test";
import { expect, loadedAt, openTool, test } from "./support/test";

const BALANCE = "Current Balance ($)";
const APR = "Annual APR (%)";
const PAYMENT = "Monthly Payment ($)";

const field = (page: Page, label: string) => page.getByLabel(label);
const calculate = (page: Page) => page.getByRole("button", { name: "Calculate Payoff" }).click();
const results = (page: Page) => page.getByRole("region", { name: "Payoff Results" });
const savings = (page: Page) => page.getByRole("region", { name: "Potential Savings with Low APR Card" });

async function fill(page: Page, balance: string, apr: string, payment: string): Promise<void> {
  await field(page, BALANCE).fill(balance);
  await field(page, APR).fill(apr);
  await field(page, PAYMENT).fill(payment);
}

/** The four figures of the results card, by their labels. */
async function expectFigures(page: Page, figures: Record<string, string>): Promise<void> {
  await expect(results(page).getByRole("term")).toHaveText(Object.keys(figures));
  await expect(results(page).getByRole("definition")).toHaveText(Object.values(figures));
}

test.beforeEach(({ page }) => openTool(page, "/calculator"));

test("there is no result until the button is pressed", async ({ page }) => {
  await expect(field(page, BALANCE)).toHaveValue("5000");
  await expect(field(page, APR)).toHaveValue("24.99");
  await expect(field(page, PAYMENT)).toHaveValue("150");
  await expect(results(page)).toHaveCount(0);
  await expect(savings(page)).toHaveCount(0);
});

test("the defaults give 58 months, $3,622.30 of interest and $8,622.30 in all, to the cent", async ({ page }) => {
  await calculate(page);
  await expectFigures(page, { Years: "4.8", Months: "58", "Total Interest": "$3,622.30", "Total Paid": "$8,622.30" });
  await expect(results(page)).toContainText("Paid off in 58 months");
  await expect(page).toHaveURL(/^[^?]*\/calculator(#.*)?$/);
});

test("the savings card compares with 16.24%, to the cent, and leads to /compare", async ({ page }) => {
  await calculate(page);
  await expect(savings(page)).toContainText("16.24%");
  await expect(savings(page)).toContainText("$1,928.49");
  await expect(savings(page)).toContainText("13 months");
  await expect(savings(page)).toContainText("$1,693.81");
  const loaded = await loadedAt(page);
  await savings(page).getByRole("link", { name: "Find Low APR Cards" }).click();
  await expect(page).toHaveURL("/compare");
  expect(await loadedAt(page)).toBe(loaded);
});

test("the Enter key in any field calculates", async ({ page }) => {
  for (const [label, value, months] of [
    [BALANCE, "3000", "27"],
    [APR, "18", "24"],
    [PAYMENT, "100", "41"],
  ] as const) {
    await field(page, label).fill(value);
    await field(page, label).press("Enter");
    await expect(results(page).getByRole("definition").nth(1)).toHaveText(months);
  }
  await expect(results(page)).toContainText("$1,015.49");
});

test("pressing again computes anew; until then the old result says that it is old", async ({ page }) => {
  await calculate(page);
  const stale = page.getByText("These results are for your earlier figures.");
  await expect(stale).toBeHidden();
  await fill(page, "5000", "22.99", "200");
  await expect(stale).toBeVisible();
  await expectFigures(page, { Years: "4.8", Months: "58", "Total Interest": "$3,622.30", "Total Paid": "$8,622.30" });
  await calculate(page);
  await expect(stale).toBeHidden();
  await expectFigures(page, { Years: "2.9", Months: "35", "Total Interest": "$1,871.08", "Total Paid": "$6,871.08" });
});

test("amounts are read as people type them", async ({ page }) => {
  await fill(page, "$5,000.00", "24.99 %", " 150 ");
  await calculate(page);
  await expect(results(page)).toContainText("$3,622.30");
});

test("a debt that one payment ends takes one month", async ({ page }) => {
  await fill(page, "100", "20", "1000");
  await calculate(page);
  await expectFigures(page, { Years: "0.1", Months: "1", "Total Interest": "$1.67", "Total Paid": "$101.67" });
});

test("a payment that does not cover the first month's interest shows zero months and says why", async ({ page }) => {
  await fill(page, "5000", "24.99", "100");
  await calculate(page);
  await expectFigures(page, { Years: "0.0", Months: "0", "Total Interest": "$0.00", "Total Paid": "$0.00" });
  await expect(results(page)).toContainText("never pays the debt off");
  await expect(results(page)).toContainText("$104.13");
  await expect(savings(page)).toContainText("would clear the debt in 84 months, with $3,399.23 of interest.");
});

test("a plan that lasts longer than 600 months says what is left then", async ({ page }) => {
  await fill(page, "5000", "10", "41.67");
  await calculate(page);
  await expect(results(page)).toContainText("Still unpaid after 600 months");
  await expect(results(page)).toContainText("$4,942.25");
  await expect(results(page).getByRole("definition").nth(1)).toHaveText("600");
});

test("a plan that ends names no saving where 16.24% is not lower", async ({ page }) => {
  await fill(page, "5000", "12", "150");
  await calculate(page);
  await expect(results(page)).toContainText("Paid off");
  await expect(savings(page)).toContainText("no saving");
  await expect(savings(page)).not.toContainText("-$");
});

for (const [name, wrong] of [
  ["empty", ""],
  ["zero", "0"],
  ["negative", "-5"],
  ["no number", "abc"],
] as const) {
  test(`input that is ${name} gives no result but an error at each field, and the focus on the first`, async ({
    page,
  }) => {
    await fill(page, wrong, wrong, wrong);
    await calculate(page);
    for (const label of [BALANCE, APR, PAYMENT]) {
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, label)).toHaveAccessibleDescription(/(Enter your|must be more than)/);
    }
    await expect(field(page, BALANCE)).toBeFocused();
    await expect(results(page)).toHaveCount(0);
  });
}

test("an error goes once its field is put right, and the others keep theirs", async ({ page }) => {
  await fill(page, "5000", "x", "0");
  await calculate(page);
  await expect(field(page, APR)).toBeFocused();
  await field(page, APR).fill("24.99");
  await calculate(page);
  await expect(field(page, APR)).not.toHaveAttribute("aria-invalid");
  await expect(field(page, PAYMENT)).toBeFocused();
  await field(page, PAYMENT).fill("150");
  await calculate(page);
  await expect(results(page)).toContainText("$3,622.30");
});

test("what is typed goes nowhere: no request is made and no amount is in the query", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("4321")) requests.push(request.url());
  });
  await fill(page, "4321", "24.99", "150");
  await calculate(page);
  await expect(results(page)).toBeVisible();
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
});
