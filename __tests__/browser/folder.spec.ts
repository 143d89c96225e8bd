import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { load } from "cheerio";
import sirv from "sirv";
import { ROUTES } from "../built/support/routes";
import { ProjectCopy, freePort } from "../cms-browser/project-copy";
import { test as base, expect, untilReady } from "./support/test";

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
  test("names each page's own address, keeps search engines out, and loads and links within the folder", async ({
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
