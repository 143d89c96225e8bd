import { expect, openTool, test } from "./support/test";

test.describe("what the policy refuses", () => {
  test.use({ expectedProblem: /Content Security Policy|This document requires 'Trusted/ });

  test("text that is put into a page as HTML, a script from elsewhere, a frame from a text", async ({ page }) => {
    await openTool(page, "/offers");
    const outcomes = await page.evaluate(() => {
      const attempts = [
        () => (document.body.innerHTML = "<b>1</b>"),
        () => document.createElement("script").setAttribute("src", "https://elsewhere.example/x.js"),
        () => (document.createElement("iframe").srcdoc = "<b>1</b>"),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return "done";
        } catch {
          return "refused";
        }
      });
    });
    expect(outcomes).toEqual(["refused", "refused", "refused"]);
  });

  test("a script that someone put into the page", async ({ page }) => {
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
