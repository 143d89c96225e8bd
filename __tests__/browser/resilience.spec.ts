import { ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { expect, test, untilReady } from "./support/test";

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

  test("reads every page when the browser keeps nothing", { tag: "@full" }, async ({ page }) => {
    test.setTimeout(90_000);
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (TOOL_ROUTES.includes(route)) await untilReady(page);
    }
  });
});
