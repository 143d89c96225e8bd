import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { load } from "cheerio";
import sirv from "sirv";
import { ROUTES } from "../built/support/routes";
import { ProjectCopy, freePort } from "../cms-browser/project-copy";
import { CARDS, GUIDES } from "../support/content";
import { test as base, expect, openTool, untilReady } from "./support/test";

/** A build for a folder of a host that knows no rules and sends no headers, as GitHub Pages says that it answers. */

const FOLDER = "/plainrate";
const SITE = "https://owner.github.io/plainrate";
const BUILD_MS = 400_000;

async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const files = sirv(folder, {
    dev: true,
    extensions: ["html"],
    onNoMatch: (_, response) => void response.writeHead(404).end(readFileSync(path.join(folder, "404.html"))),
  });
  const server = createServer((request, response) => {
    const { url = "" } = request;
    request.url = url.startsWith(`${FOLDER}/`) ? url.slice(FOLDER.length) : "/none";
    files(request, response);
  });
  const port = await freePort();
  server.listen(port);
  return { url: `http://localhost:${port}`, close: () => void server.close() };
}

const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const project = new ProjectCopy();
      try {
        project.npm("build", { SITE_URL: SITE, PATH_PREFIX: FOLDER, PREFIX_PATHS: "true", NOINDEX: "1" });
        const server = await serveFolder(path.join(project.folder, "public"));
        await use(server.url);
        server.close();
      } finally {
        project.remove();
      }
    },
    { scope: "worker", timeout: BUILD_MS },
  ],
  baseURL: ({ address }, use) => use(address),
});

const inFolder = (route: string) => (route === "/" ? `${FOLDER}/` : FOLDER + route);

// A build of its own.
test.describe("a site in a folder", { tag: "@full" }, () => {
  test("every page names its own address and keeps search engines out, and all that it loads and leads to is in the folder", async ({
    request,
  }) => {
    const addresses = new Set<string>();
    for (const route of [...ROUTES, "/404.html"]) {
      const answer = await request.get(inFolder(route), { maxRedirects: 0 });
      expect([route, answer.status()]).toEqual([route, 200]);
      const $ = load(await answer.text());
      expect($('link[rel="canonical"]').attr("href")).toBe(route === "/404.html" ? undefined : SITE + route);
      expect($('meta[name="robots"]').attr("content")).toBe("noindex");
      for (const element of $("[href], [src]").not('[rel="canonical"]')) {
        const address = $(element).attr("href") ?? $(element).attr("src") ?? "";
        if (/^(https?:|mailto:|tel:|#)/.test(address)) continue;
        expect(address, `on ${route}`).toMatch(/^\/plainrate(\/|$)/);
        addresses.add(address.replace(/[?#].*/, ""));
      }
    }
    expect(addresses.size).toBeGreaterThan(ROUTES.length);
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  });

  test("the feed, the map of the site and the data name the folder's address", async ({ request }) => {
    for (const file of ["feed.xml", "sitemap.xml", "data/cards.json"]) {
      const text = await (await request.get(`${FOLDER}/${file}`)).text();
      const own = text.match(/https:\/\/owner\.github\.io[^"<\s]*/g) ?? [];
      expect(own.length, file).toBeGreaterThan(0);
      for (const address of own) expect(`${address}/`).toMatch(/^https:\/\/owner\.github\.io\/plainrate\//);
    }
  });

  test("a tool works, and its links stay in the folder", async ({ page }) => {
    await openTool(page, `${FOLDER}/offers?filter=secured`);
    await expect(page.getByRole("article")).toHaveCount(CARDS.filter(({ category }) => category === "secured").length);
    await page.getByRole("banner").getByRole("link", { name: "Calculator" }).click();
    await expect(page).toHaveURL(`${FOLDER}/calculator`);
  });

  test("the search finds the words of guides", async ({ page }) => {
    await openTool(page, `${FOLDER}/guides`);
    await page.getByLabel("Search guides and articles").fill("student");
    await expect(page.getByText(`${GUIDES.length} articles found`)).toBeHidden();
    await expect(page.getByText(/^[1-9]\d* articles? found$/)).toBeVisible();
  });

  test.describe("an address without a file", () => {
    test.use({ expectedProblem: /status of 404|Page not found: \/plainrate\/none$/ });

    test("shows the not-found page, whose links stay in the folder; below the guides it leads to their index", async ({
      page,
    }) => {
      await page.goto(`${FOLDER}/none`);
      await page.getByRole("main").getByRole("link", { name: "Return Home" }).click();
      await expect(page).toHaveURL(`${FOLDER}/`);
      await page.goto(`${FOLDER}/guides/none?q=student`);
      await expect(page).toHaveURL(`${FOLDER}/guides?q=student`);
      await untilReady(page);
      await page.goBack();
      await expect(page).toHaveURL(`${FOLDER}/`);
    });
  });
});
