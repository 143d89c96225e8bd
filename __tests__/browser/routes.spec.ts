import { BEST_CARDS_GUIDE, READING_ROUTES, ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { keptBy } from "./support/kept";
import { expect, test, untilReady, untilStill } from "./support/test";

for (const route of ROUTES) {
  test(`${route} answers 200 without a redirect, an error or another host, and keeps nothing in the browser`, async ({
    page,
  }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    expect(response?.headers()["content-type"]).toMatch(/^text\/html;\s*charset=utf-8$/i);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (TOOL_ROUTES.includes(route)) await untilReady(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await untilStill(page);
    await untilStill(page);
    await expect(page).toHaveURL(route);
    expect(await keptBy(page)).toEqual([]);
  });
}

test("the not-found page is no route of its own", async ({ request }) => {
  expect((await request.get("/404")).status()).toBe(404);
  expect((await request.get("/hosting.json")).status()).toBe(404);
});

for (const [address, proper] of [
  ["/offers/", "/offers"],
  ["/offers.html?x=1", "/offers?x=1"],
  ["/offers/?filter=secured", "/offers?filter=secured"],
  ["/guides/improve-credit-score/", "/guides/improve-credit-score"],
  ["/index.html", "/"],
] as const) {
  test(`${address} leads to ${proper}, query and all`, async ({ page, request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([301, proper]);
    await page.goto(address);
    await expect(page).toHaveURL(proper);
  });
}

test("any other address under /guides shows the index of guides, with status 200", async ({ page }) => {
  const response = await page.goto("/guides/none");
  expect(response?.status()).toBe(200);
  await untilReady(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Card Guides & Articles");
  await expect(page.getByText("15 articles found")).toBeVisible();
  await expect(page).toHaveURL("/guides/none");
  await page.getByLabel("Search guides and articles").fill("student");
  await expect(page.getByText("15 articles found")).toBeHidden();
});

test.describe("an unknown address", () => {
  test.use({ expectedProblem: /status of 404|Page not found: / });

  test("shows the not-found page with status 404 and the five ways on", async ({ page }) => {
    const response = await page.goto("/none?a=1");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(page.getByRole("main")).toContainText("moved or deleted");
    await expect(page.getByRole("main")).toContainText("mistyped");
    for (const [name, address] of [
      ["Return Home", "/"],
      ["Compare Cards", "/compare"],
      ["Explore Cards", "/compare"],
      ["Read Guides", "/guides"],
      ["Contact Us", "/contact"],
    ] as const) {
      await page.goto("/none/at/all");
      await page.getByRole("main").getByRole("link", { name }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
    }
  });

  test("logs the path that is missing to the console", async ({ page }) => {
    const message = page.waitForEvent("console", (candidate) => candidate.text().startsWith("Page not found"));
    await page.goto("/some/missing-page?secret=1");
    expect((await message).text()).toBe("Page not found: /some/missing-page");
  });
});

test("a guide is read without any script of the framework", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().includes("page-data")) scripts.push(request.url());
  });
  for (const route of [READING_ROUTES[0] ?? "", BEST_CARDS_GUIDE]) {
    await page.goto(route, { waitUntil: "networkidle" });
  }
  expect(scripts).toEqual([]);
});
