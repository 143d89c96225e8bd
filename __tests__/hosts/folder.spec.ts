import { type APIRequestContext, test as plain } from "@playwright/test";
import { load } from "cheerio";
import { expect, openTool, test, untilReady } from "../browser/support/test";
import { ROUTES } from "../built/support/routes";
import { CARDS, GUIDES } from "../support/content";

/**
 * A build for a folder of a host that knows no rules. The host is our own server, which answers as GitHub Pages says that it
 * does: that pages are found there is this build's merit as far as that is true.
 */

const FOLDER = "/plainrate";
const SITE = "https://owner.github.io/plainrate";

const inFolder = (route: string) => (route === "/" ? `${FOLDER}/` : FOLDER + route);

async function textOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.status(), address).toBe(200);
  return answer.text();
}

plain("every page has its file, names its own address and keeps search engines out", async ({ request }) => {
  for (const route of [...ROUTES, "/404.html"]) {
    const $ = load(await textOf(request, inFolder(route)));
    const named = [$('link[rel="canonical"]').attr("href"), $('meta[property="og:url"]').attr("content")];
    expect(named).toEqual(route === "/404.html" ? [undefined, `${SITE}/404`] : [SITE + route, SITE + route]);
    expect($('meta[name="robots"]').attr("content")).toBe("noindex");
  }
});

test.describe("without a header", () => {
  // The browser says what it blocked.
  test.use({ expectedProblem: /requires 'TrustedScript' assignment/ });

  test("a page runs no code that is not its own", async ({ page }) => {
    await page.goto(inFolder("/offers"));
    const written = await page.evaluate(() => {
      try {
        document.createElement("script").text = "window.ran = true";
        return "a script out of a text";
      } catch {
        return "nothing";
      }
    });
    expect(written).toBe("nothing");
  });
});

plain("all that pages load and lead to is in the folder, and is there", async ({ request }) => {
  const addresses = new Set<string>();
  for (const route of ROUTES) {
    const $ = load(await textOf(request, inFolder(route)));
    for (const element of $("[href], [src]").not('[rel="canonical"]')) {
      const address = $(element).attr("href") ?? $(element).attr("src") ?? "";
      if (/^(https?:|mailto:|tel:|#)/.test(address)) continue;
      expect(address, `on ${route}`).toMatch(/^\/plainrate(\/|$)/);
      addresses.add(address.replace(/[?#].*/, ""));
    }
  }
  expect(addresses.size).toBeGreaterThan(ROUTES.length);
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

plain("the feed, the map of the site and the data name the folder's address", async ({ request }) => {
  for (const file of ["feed.xml", "sitemap.xml", "data/cards.json"]) {
    const own = (await textOf(request, `${FOLDER}/${file}`)).match(/https:\/\/owner\.github\.io[^"<\s]*/g) ?? [];
    expect(own.length, file).toBeGreaterThan(0);
    for (const address of own) expect(`${address}/`).toMatch(/^https:\/\/owner\.github\.io\/plainrate\//);
  }
});

test("a tool works, and its links stay in the folder", async ({ page }) => {
  await openTool(page, `${FOLDER}/offers?filter=secured`);
  await expect(page.getByRole("article")).toHaveCount(CARDS.filter(({ category }) => category === "secured").length);
  await page.getByRole("banner").getByRole("link", { name: "Calculator" }).click();
  await expect(page).toHaveURL(`${FOLDER}/calculator`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Card Payoff Calculator");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(`${FOLDER}/about`);
});

test("the search finds the words of guides", async ({ page }) => {
  await openTool(page, `${FOLDER}/guides`);
  const index = page.waitForResponse(/\/plainrate\/search\/.*\.json$/);
  await page.getByLabel("Search guides and articles").fill("student");
  expect((await index).status()).toBe(200);
  await expect(page.getByText(`${GUIDES.length} articles found`)).toBeHidden();
  await expect(page.getByText(/^[1-9]\d* articles? found$/)).toBeVisible();
});

test.describe("an address without a file", () => {
  // The host says 404, and the browser logs it.
  test.use({ expectedProblem: /status of 404|Page not found: \/plainrate\/none$/ });

  test("shows the not-found page, whose links stay in the folder", async ({ page }) => {
    await page.goto(`${FOLDER}/none`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await page.getByRole("main").getByRole("link", { name: "Return Home" }).click();
    await expect(page).toHaveURL(`${FOLDER}/`);
  });

  test("below the guides leads to their index, and Back leads to where one came from", async ({ page }) => {
    await page.goto(`${FOLDER}/about`);
    await page.goto(`${FOLDER}/guides/none?q=student`);
    await expect(page).toHaveURL(`${FOLDER}/guides?q=student`);
    await untilReady(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Card Guides & Articles");
    await page.goBack();
    await expect(page).toHaveURL(`${FOLDER}/about`);
  });
});
