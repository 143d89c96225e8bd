import { seenShiftsOf, watchShifts } from "./support/layout-shift";
import { OWN_FAULTS, expect, openTool, test } from "./support/test";

/** Proves that the listeners of every journey hear: otherwise their silence would prove nothing. */

/** Takes the noted problems, for which this journey alone is not to fail. */
function taken(problems: string[]): string[] {
  return problems.splice(0);
}

test.describe("where a page's own files may fail", () => {
  test.use({ expectedProblem: OWN_FAULTS });

  test("notes a breach of the policy, and text that is put into a page as HTML", async ({ page, problems }) => {
    await openTool(page, "/offers");
    await expect(page.evaluate(() => (document.body.innerHTML = "<b>1</b>"))).rejects.toThrow("TrustedHTML");
    await expect.poll(() => problems.join()).toContain("TrustedHTML");
    await page.evaluate(() => document.body.append(document.createElement("iframe")));
    await page.locator("iframe").evaluate((frame) => frame.setAttribute("src", "https://elsewhere.example/"));
    await expect.poll(() => problems.join()).toContain("Content Security Policy");
    taken(problems);
  });

  test("notes a request to another host", async ({ page, problems }) => {
    await page.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "elsewhere" }));
    await page.goto("https://elsewhere.example/");
    expect(taken(problems)).toContain("request: https://elsewhere.example/");
  });
});

test("notes a part of the page that moves by itself", async ({ page }) => {
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
