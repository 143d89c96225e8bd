import type { Page } from "@playwright/test";
import { ON_USE_ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { HOST_FAULTS, LONGEST_WAIT, hang, missing } from "./support/faults";
import { OWN_FAULTS, expect, openTool, test } from "./support/test";

/** Has a tool that waits for it asked for its scripts. */
async function use(page: Page, route: string): Promise<void> {
  if (ON_USE_ROUTES.includes(route)) await page.getByRole("main").locator("input").first().focus();
}

/** The scripts that a page's tool needs; every one of them can fail. */
async function ownScripts(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  await openTool(page, address);
  await use(page, address);
  await expect(page.locator("main [data-island]").first()).toHaveAttribute("data-ready", "");
  page.removeAllListeners("request");
  return [...scripts].sort();
}

test.describe("each of a page's own scripts fails in turn: the page can be read, and its links work", () => {
  test.use({ expectedProblem: OWN_FAULTS });

  for (const [index, route] of TOOL_ROUTES.entries()) {
    for (const [fault, answer] of Object.entries(HOST_FAULTS)) {
      const details = index === 0 && answer === missing ? {} : { tag: "@full" };
      test(`on ${route} a script ${fault}`, details, async ({ page, browser, baseURL }) => {
        test.setTimeout(90_000);
        const loaded = await ownScripts(page, route);
        // Shared scripts fail on the first page alone.
        const scripts = index === 0 ? loaded : loaded.filter((script) => /\/[A-Z]\w+-\w+\.js$/.test(script));
        expect(scripts.length).toBeGreaterThan(0);
        const headings = await page.getByRole("heading").allTextContents();
        for (const script of scripts) {
          await test.step(script, async () => {
            const context = await browser.newContext({ baseURL: String(baseURL) });
            const faulty = await context.newPage();
            await faulty.route((url) => url.pathname === script, answer);
            const asked = faulty.waitForRequest((request) => new URL(request.url()).pathname === script);
            await faulty.goto(route, { waitUntil: "commit" });
            await use(faulty, route);
            await asked;
            await expect(faulty.getByRole("heading")).toHaveText(headings);
            const note = faulty.getByRole("alert").filter({ hasText: "could not be loaded" });
            await expect(note).toHaveCount(answer === hang ? 0 : 1);
            await faulty.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
            await expect(faulty).toHaveURL("/about");
            await context.close();
          });
        }
      });
    }
  }
});

test.describe("without the script of its tool", () => {
  test.use({ expectedProblem: OWN_FAULTS });

  test("shows the whole page in the end, and keeps the query", async ({ page }) => {
    await page.route(/\.js$/, missing);
    await page.goto("/offers?filter=secured");
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: LONGEST_WAIT });
    await expect(page).toHaveURL("/offers?filter=secured");
  });
});
