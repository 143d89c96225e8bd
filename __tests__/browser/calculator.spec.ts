import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { missing } from "./support/faults";
import { PHONE } from "./support/screens";
import { OWN_FAULTS, expect, openTool, test } from "./support/test";

const APR = "Annual APR (%)";
const PAYMENT = "Monthly Payment ($)";

const field = (page: Page, label: string) => page.getByLabel(label);
const calculate = (page: Page) => page.getByRole("button", { name: "Calculate Payoff" }).click();
const results = (page: Page) => page.getByRole("region", { name: "Payoff Results" });

const open = (page: Page) => openTool(page, "/calculator");
const fold = (page: Page, summary: string) => page.locator("summary", { hasText: summary });

test("on a phone, too, results that are out of date stay where they are", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  await calculate(page);
  const top = () => results(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  await field(page, PAYMENT).fill("200");
  await expect(page.getByText("These results are for your earlier numbers.")).toBeVisible();
  expect(await top()).toBe(before);
});

/** The page's requests from now on, with the address that each names as its origin. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) =>
    asked.push(`${request.method()} ${request.url()} ${request.headers()["referer"] ?? ""}`),
  );
  return asked;
}

test("a shared link shows its result at once, is taken out of the address, and no request carries its amounts", async ({
  page,
}) => {
  const asked = requestsOf(page);
  await openTool(page, "/calculator#balance=9876.54&apr=19.57&payment=321.12");
  await expect(field(page, "Current Balance ($)")).toHaveValue("9876.54");
  await expect(results(page)).toContainText("Paid off in");
  await expect(page).toHaveURL("/calculator");
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((request) => /9876\.54|321\.12|19\.57/.test(request))).toEqual([]);
});

test(
  "the numbers go with the visitor through the tab, by menu, Back and reload, and no request carries them",
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

test("the reminder is a calendar file for the day on which the intro rate ends", { tag: "@full" }, async ({ page }) => {
  await open(page);
  await calculate(page);
  await fold(page, "A reminder").click();
  const button = page.getByRole("button", { name: "Download reminder (.ics)" });
  await button.click();
  await expect(page.getByLabel("Start date")).toBeFocused();
  await expect(page.getByLabel("Start date")).toHaveAccessibleDescription(/Choose the day/);
  await page.getByLabel("Start date").fill("2025-01-31");
  const download = page.waitForEvent("download");
  await button.click();
  const text = readFileSync(await (await download).path(), "utf8");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART;VALUE=DATE:\d{8}\r\n[^]*END:VCALENDAR\r\n$/);
});

test.describe("results whose script does not come", { tag: "@full" }, () => {
  test.use({ expectedProblem: OWN_FAULTS });

  test("leave the form as it is and say what to do", async ({ page }) => {
    await open(page);
    await page.route(/\.js$/, missing);
    await calculate(page);
    await expect(page.getByText("The results could not be loaded.")).toBeVisible();
    await expect(field(page, PAYMENT)).toHaveValue("150");
  });
});
