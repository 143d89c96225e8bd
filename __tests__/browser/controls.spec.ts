import { seenShiftsOf, watchShifts } from "./support/layout-shift";
import { OWN_FAULTS, expect, openTool, test } from "./support/test";

/** What every journey listens for is heard: otherwise its silence would prove nothing. */

/** What has been noted so far, which this journey alone is not to fail for. */
function taken(problems: string[]): string[] {
  return problems.splice(0);
}

test.describe("where a page's own files may fail", () => {
  test.use({ expectedProblem: OWN_FAULTS });

  test("a breach of the policy is noted, and text that is put into a page as HTML", async ({ page, problems }) => {
    await openTool(page, "/offers");
    await expect(page.evaluate(() => (document.body.innerHTML = "<b>1</b>"))).rejects.toThrow("TrustedHTML");
    await expect.poll(() => problems.join()).toContain("TrustedHTML");
    await page.evaluate(() => document.body.append(document.createElement("iframe")));
    await page.locator("iframe").evaluate((frame) => frame.setAttribute("src", "https://elsewhere.example/"));
    await expect.poll(() => problems.join()).toContain("Content Security Policy");
    taken(problems);
  });

  test("a request to another host is noted", async ({ page, problems }) => {
    await page.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "elsewhere" }));
    await page.goto("https://elsewhere.example/");
    expect(taken(problems)).toContain("request: https://elsewhere.example/");
  });
});

test("a part of the page that moves by itself is noted", async ({ page }) => {
  await watchShifts(page);
  await openTool(page, "/offers");
  expect(await seenShiftsOf(page)).toEqual([]);
  await page.evaluate(() => {
    const late = document.createElement("div");
    late.textContent = "This came late.";
    document.querySelector("main")?.prepend(late, late.cloneNode(true));
  });
  await expect.poll(() => seenShiftsOf(page)).not.toEqual([]);
});
