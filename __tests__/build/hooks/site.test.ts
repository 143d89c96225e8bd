import { existsSync, readdirSync } from "node:fs";
import { guidePath } from "../../../src/site/routes";
import { fakeGatsby } from "../../support/fake-gatsby";
import {
  GUIDE,
  PAGE,
  bootstrap,
  buildEachTestAnew,
  finishBuild,
  inFolder,
  read,
  runHook,
  withEnvironment,
  write,
} from "../../support/small-build";
import { CATALOGUE } from "../../support/catalogue";

buildEachTestAnew();

test("each guide and each legal page gets a page that names its content; the search index is written beside them", async () => {
  const { pages } = await bootstrap();
  expect([...pages.keys()].sort()).toEqual(
    ["/disclaimer", "/privacy", "/terms", ...[GUIDE, "one", "two", "three"].map(guidePath)].sort(),
  );
  expect(pages.get(guidePath(GUIDE))?.context).toEqual({ name: GUIDE });
  expect(readdirSync(inFolder("public/search"))).toEqual([expect.stringMatching(/^guides-[0-9a-f]{12}\.json$/)]);
  await runHook("createPages", {
    ...fakeGatsby().args,
    graphql: () => Promise.resolve({ data: { allGuide: { nodes: [] } } }),
  });
  expect(readdirSync(inFolder("public/search"))).toHaveLength(1);
});

test("without content there is no search index", async () => {
  const graphql = () => Promise.resolve({ data: { allGuide: { nodes: [] } } });
  await runHook("createPages", { ...fakeGatsby().args, graphql });
  expect(existsSync(inFolder("public"))).toBe(false);
});

test("the index of guides answers for every path below it, and no other page does", async () => {
  const { args, pages } = fakeGatsby();
  const guides = { path: "/guides", component: "guides.tsx" };
  await runHook("onCreatePage", { ...args, page: guides });
  expect(pages.get("/guides")).toEqual({ ...guides, matchPath: "/guides/*" });
  await runHook("onCreatePage", { ...args, page: { ...guides, matchPath: "/guides/*" } });
  await runHook("onCreatePage", { ...args, page: { path: "/offers" } });
  expect([...pages.keys()]).toEqual(["/guides"]);
});

describe("the finished site", () => {
  test("has each page as a file, reading pages without the framework, and the files of the whole site", async () => {
    const gatsby = await bootstrap();
    await runHook("onPreBuild", gatsby.args);
    await finishBuild(gatsby);
    expect(read("public/offers.html")).toContain("app.js");
    expect(read("public/about.html")).not.toContain("app.js");
    for (const page of ["offers", "about", "404", "guides/one"])
      expect(read(`public/${page}.html`)).not.toContain("style=");
    for (const file of [
      "robots.txt",
      ".well-known/security.txt",
      "feed.xml",
      "hosting.json",
      "_headers",
      "_redirects",
    ]) {
      expect([file, existsSync(inFolder("public", file))]).toEqual([file, true]);
    }
    expect(read("public/sitemap.xml")).toContain(`${guidePath(GUIDE)}</loc>`);
    expect(read("public/sitemap.xml")).not.toContain("404");
    expect(JSON.parse(read("public/data/cards.json"))).toMatchObject({ cards: { length: 5 } });
    expect(existsSync(inFolder("public/~partytown"))).toBe(false);
    expect(existsSync(inFolder("public/admin"))).toBe(false);
    expect(existsSync(inFolder("public/page-data/offers/page-data.json"))).toBe(true);
    expect(existsSync(inFolder("public/page-data/about"))).toBe(false);
    expect(existsSync(inFolder("public/webpack.stats.json"))).toBe(false);
    expect(read("public/_headers")).toContain(
      "Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-",
    );

    await runHook("onPreBuild", gatsby.args);
    expect(read("public/offers/index.html")).toBe(PAGE);
  });

  test("keeps search engines out of every page if NOINDEX says so", async () => {
    const gatsby = await bootstrap();
    await withEnvironment({ NOINDEX: "1" }, () => finishBuild(gatsby));
    expect(read("public/offers.html")).toContain('content="noindex"');
    expect(read("public/robots.txt")).not.toContain("Sitemap");
  });

  test("has an editors' page if CMS_REPO names a repository, and none once it names none", async () => {
    write("cms/node_modules/decap-cms/dist/decap-cms.js", "// Decap");
    write("cms/node_modules/decap-cms/dist/12.decap-cms.js", "// a part of Decap");
    write("cms/node_modules/decap-cms/dist/decap-cms.js.map", "{}");
    const gatsby = await bootstrap();
    await withEnvironment({ CMS_REPO: "acme/cards" }, () => finishBuild(gatsby));
    expect(readdirSync(inFolder("public/admin")).sort()).toEqual(
      expect.arrayContaining(["12.decap-cms.js", "admin.js", "content.json", "decap-cms.js", "index.html"]),
    );
    expect(existsSync(inFolder("public/admin/decap-cms.js.map"))).toBe(false);
    expect(read("public/admin/index.html")).toContain('"repository":"acme/cards"');
    await runHook("onPreBuild", gatsby.args);
    await withEnvironment({ CMS_REPO: undefined }, () => finishBuild(gatsby));
    expect(existsSync(inFolder("public/admin"))).toBe(false);
  });
});

test("while the site is shown, /admin is served only if a local backend is named, with the content as it is", async () => {
  write("cms/node_modules/decap-cms/dist/decap-cms.js", "// Decap");
  const served = new Map<string, unknown>();
  const app = {
    get: (at: string, handler: unknown) => served.set(at, handler),
    use: (at: string) => served.set(at, true),
  };
  await withEnvironment({ CMS_LOCAL: undefined }, () => runHook("onCreateDevServer", { app }));
  expect(served.size).toBe(0);

  await withEnvironment({ CMS_LOCAL: "http://127.0.0.1:8081/api/v1" }, () => runHook("onCreateDevServer", { app }));
  expect([...served.keys()]).toEqual(["/admin/content.json", "/admin"]);
  const sent: unknown[] = [];
  const answer = served.get("/admin/content.json");
  if (typeof answer !== "function") throw new Error("/admin/content.json is answered by nobody.");
  Reflect.apply(answer, undefined, [{}, { json: (data: unknown) => sent.push(data) }]);
  expect(sent).toMatchObject([{ length: CATALOGUE.length }]);
});
