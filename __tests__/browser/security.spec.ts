import { expect, test } from "./support/test";

test.describe("what the policy refuses", () => {
  test.use({ expectedProblem: /Content Security Policy|This document requires 'Trusted/ });

  test("refuses a script that someone put into the page", async ({ page }) => {
    await page.route("/about", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        "</main>",
        "<script id='put-in'>document.title='taken'</script></main>",
      );
      await route.fulfill({ response, body: html });
    });
    const refused = page.waitForEvent("console", (message) => message.text().includes("Content Security Policy"));
    await page.goto("/about");
    await expect(page.locator("#put-in")).toHaveCount(1);
    await refused;
    await expect(page).not.toHaveTitle("taken");
  });
});
