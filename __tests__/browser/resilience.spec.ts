import { ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { MESSAGE_KEY, NUMBERS_KEY } from "../../src/site/storage";
import { TEXTS } from "../support/content";
import { keptBy } from "./support/kept";
import { fillInMessage } from "./support/states";
import { expect, openTool, test, untilReady } from "./support/test";

test.describe("a browser that keeps nothing", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
    });
  });

  test("reads every page", { tag: "@full" }, async ({ page }) => {
    test.setTimeout(90_000);
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (TOOL_ROUTES.includes(route)) await untilReady(page);
    }
  });
});

test("nothing is kept before a message or numbers are typed, then those alone, in this tab, until they are sent or cleared", async ({
  page,
}) => {
  await openTool(page, "/offers?filter=secured");
  await openTool(page, "/guides");
  await page.getByLabel("Email address").fill("reader@example.com");
  await openTool(page, "/contact");
  expect(await keptBy(page)).toEqual([]);
  await fillInMessage(page);
  expect(await keptBy(page)).toEqual([`session storage ${MESSAGE_KEY}`]);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status").filter({ hasText: TEXTS.contact.sentSample })).toBeVisible();
  expect(await keptBy(page)).toEqual([]);
  await openTool(page, "/calculator");
  await page.getByRole("button", { name: "Calculate Payoff" }).click();
  await expect(page.getByText("Paid off in 58 months")).toBeVisible();
  expect(await keptBy(page)).toEqual([`session storage ${NUMBERS_KEY}`]);
  await openTool(page, "/offers");
  await page.getByRole("button", { name: "Clear your numbers" }).click();
  await expect(page.getByLabel("Balance ($)")).toBeVisible();
  expect(await keptBy(page)).toEqual([]);
});
