import type { Page } from "@playwright/test";
import { expect, openTool, test } from "./support/test";

const APR = "Annual APR (%)";
const PAYMENT = "Monthly Payment ($)";

const field = (page: Page, label: string) => page.getByLabel(label);
const calculate = (page: Page) => page.getByRole("button", { name: "Calculate Payoff" }).click();
const results = (page: Page) => page.getByRole("region", { name: "Payoff Results" });

const open = (page: Page) => openTool(page, "/calculator");

/** The page's requests from now on, with the address that each names as its origin. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) =>
    asked.push(`${request.method()} ${request.url()} ${request.headers()["referer"] ?? ""}`),
  );
  return asked;
}

test(
  "keeps the numbers through menu, Back and reload, and sends them in no request",
  { tag: "@firefox" },
  async ({ page }) => {
    const asked = requestsOf(page);
    await open(page);
    await field(page, "Current Balance ($)").fill("$3,210");
    await field(page, APR).fill("18");
    await field(page, PAYMENT).fill("100");
    await calculate(page);
    await expect(results(page)).toContainText("Paid off in");
    await page.getByRole("banner").getByRole("link", { name: "Compare Cards" }).click();
    await expect(page).toHaveURL("/compare");
    await expect(page.getByRole("region", { name: "Your numbers" })).toContainText("Balance$3,210APR18%Payment$100");
    await page.goBack();
    await expect(results(page)).toBeVisible();
    await page.reload();
    await expect(field(page, "Current Balance ($)")).toHaveValue("3210");
    await expect(results(page)).toBeVisible();
    expect(asked.filter((request) => !request.startsWith("GET ") || /3210|3,210/.test(request))).toEqual([]);
  },
);
