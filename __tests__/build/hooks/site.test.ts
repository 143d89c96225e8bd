import { existsSync, readdirSync } from "node:fs";
import { CATALOGUE } from "../../support/catalogue";
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

/** What a build does on request, and what the next one finds. The usual build's output has tests of its own. */

buildEachTestAnew();

test("there is one search index, and those of earlier builds go", async () => {
  write("public/search/guides-000000000000.json", "{}");
  await bootstrap();
  const [index, ...others] = readdirSync(inFolder("public/search"));
  expect([index, others]).toEqual([expect.stringMatching(/^guides-(?!0{12})[0-9a-f]{12}\.json$/), []]);
});

test("the next build finds each page as Gatsby wrote it", async () => {
  const gatsby = await bootstrap();
  await finishBuild(gatsby);
  expect(read("public/offers.html")).not.toBe(PAGE);
  await runHook("onPreBuild", gatsby.args);
  for (const page of ["offers", "about", `guides/${GUIDE}`]) expect(read(`public/${page}/index.html`)).toBe(PAGE);
});

test("NOINDEX keeps search engines out of every page", async () => {
  const gatsby = await bootstrap();
  await withEnvironment({ NOINDEX: "1" }, () => finishBuild(gatsby));
  for (const page of ["offers", "about", "guides/one"])
    expect(read(`public/${page}.html`)).toContain('content="noindex"');
  expect(read("public/robots.txt")).not.toContain("Sitemap");
  expect(read("public/_headers")).toContain("X-Robots-Tag: noindex");
});

test("with an ad network a page has the script that asks for it, may show its frame, and is never drawn ahead", async () => {
  const settings = read("data/site.json").replace('"provider": "house"', '"provider": "script"');
  write("data/site.json", settings.replace('"script": null', '"script": "https://ads.example/ads.js"'));
  const gatsby = await bootstrap();
  await withEnvironment({ POLICY_IN_PAGES: "1" }, () => finishBuild(gatsby));
  for (const page of ["contact", "about"]) {
    const html = read(`public/${page}.html`);
    for (const part of ["iframe", "frame-src 'self'", '"prefetch"']) expect(html).toContain(part);
    expect(html).not.toContain('"prerender"');
  }
  expect(read("public/contact.html")).toContain('src="/islands/entry-');
  expect(read("public/about.html")).not.toContain("/islands/");
  expect(read("public/ad-frame.html")).toContain("https://ads.example/ads.js");
  expect(read("public/_headers")).toContain("/ad-frame");
});

test("there is an editors' page if CMS_REPO names a repository, and none once it names none", async () => {
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

test("while the site is shown, /admin is served only if a local backend is named, with the content as it is", async () => {
  write("cms/node_modules/decap-cms/dist/decap-cms.js", "// Decap");
  const served = new Map<string, unknown>();
  const app = {
    get: (at: string, handler: unknown) => served.set(at, handler),
    use: (at: string) => served.set(at, true),
  };
  const start = (local: string | undefined) =>
    withEnvironment({ CMS_LOCAL: local }, () =>
      runHook("onCreateDevServer", { app, reporter: { warn: () => undefined } }),
    );
  const addresses = () => [...served.keys()].filter((address) => address.startsWith("/admin"));
  await start(undefined);
  expect(addresses()).toEqual([]);

  await start("http://127.0.0.1:8081/api/v1");
  expect(addresses()).toEqual(["/admin/content.json", "/admin"]);
  const sent: unknown[] = [];
  const answer = served.get("/admin/content.json");
  if (typeof answer !== "function") throw new Error("/admin/content.json is answered by nobody.");
  Reflect.apply(answer, undefined, [{}, { json: (data: unknown) => sent.push(data) }]);
  expect(sent).toMatchObject([{ length: CATALOGUE.length }]);
});

test("any other path under /guides/ shows the index of guides, and the other pages answer to their own path alone", async () => {
  const { args, pages } = fakeGatsby();
  for (const page of [{ path: "/guides" }, { path: "/offers" }, { path: "/guides", matchPath: "/guides/*" }]) {
    await runHook("onCreatePage", { ...args, page });
  }
  expect([...pages.values()]).toEqual([{ path: "/guides", matchPath: "/guides/*" }]);
});
