import { decided, expect, labelsOf, openTool, test, texts, visit, words } from "./support/site";
import { calculator } from "./support/visits";

test.describe("2 Screens and routes: /calculator", () => {
  test("there are three inputs: Current Balance in dollars, Annual APR in percent, Monthly Payment in dollars", async ({
    read,
  }) => {
    expect(labelsOf(await read("/calculator"), "main form input")).toEqual([
      "Current Balance ($)",
      "Annual APR (%)",
      "Monthly Payment ($)",
    ]);
  });

  visit(
    "the inputs are numeric, and the APR is read to a hundredth of a percent",
    decided("They are text fields with a decimal keyboard, so that '$5,000' and '24.99%' are read as well."),
    async ({ page }) => {
      await openTool(page, "/calculator");
      for (const name of ["Current Balance", "Annual APR", "Monthly Payment"] as const)
        await expect(calculator.field(page, name)).toHaveAttribute("inputmode", "decimal");
      await calculator.fill(page, "$5,000", "24.99%", "150");
      await calculator.calculate(page);
      await expect(calculator.results(page)).toContainText("$3,622.30");
    },
  );

  test("there is a 'Calculate Payoff' button", async ({ read }) => {
    expect(texts(await read("/calculator"), "main form button")).toEqual(["Calculate Payoff"]);
  });

  visit("a 'Payoff Results' card shows years, months, total interest and total paid", async ({ page }) => {
    await openTool(page, "/calculator");
    await calculator.calculate(page);
    await expect(calculator.results(page).getByRole("term")).toHaveText([
      "Years",
      "Months",
      "Total Interest",
      "Total Paid",
    ]);
  });

  visit(
    "a 'Potential Savings with Low APR Card' card has a 'Find Low APR Cards' link to /compare",
    async ({ page }) => {
      await openTool(page, "/calculator");
      await calculator.calculate(page);
      await calculator.savings(page).getByRole("link", { name: "Find Low APR Cards" }).click();
      await expect(page).toHaveURL("/compare");
    },
  );

  test("the page explains interest", async ({ read }) => {
    expect(words(await read("/calculator"), "main")).toMatch(/How credit card interest works/);
  });

  test("the page has ad slots", async ({ read }) => {
    expect((await read("/calculator"))("main [data-ad-slot]").length).toBeGreaterThanOrEqual(2);
  });
});
