import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { CONTENT_FOLDERS } from "../../src/build/content-folders";
import { LEGAL_PAGES } from "../../src/domain/legal-page";
import { ROUTES, guidePath } from "../../src/site/routes";
import { smallFolder } from "../scripts/support";
import { BuildPanic, type FakeNode, callHook, fakeGatsby } from "../support/fake-gatsby";
import { SMALL_PROJECT } from "../support/small-project";

/** A build from its first hook to its last, as Gatsby calls them, in a folder of its own with the small project in it. */

type Hooks = typeof import("../../gatsby-node");

const ROOT = process.cwd();
const GUIDE = "improve-credit-score";

/** Packages remember nothing of a build: they are loaded once, the build's own modules anew for each test. */
const PACKAGES = [
  "esbuild",
  "jsonc-parser",
  "mdast-util-from-markdown",
  "mdast-util-gfm/from-markdown",
  "mdast-util-to-hast",
  "micromark-extension-gfm",
  "minisearch",
  "yaml",
  "zod",
];
for (const name of PACKAGES) {
  const loaded: unknown = jest.requireActual(name);
  jest.doMock(name, () => loaded);
}

let folder = "";
let hooks: Hooks;

beforeEach(async () => {
  folder = smallFolder();
  for (const name of ["src", "node_modules", "package.json", "package-lock.json"]) {
    symlinkSync(path.join(ROOT, name), path.join(folder, name));
  }
  // The build's modules take the folder in which Gatsby was started, and remember the content that they have read.
  process.chdir(folder);
  jest.resetModules();
  hooks = await import("../../gatsby-node");
});

afterEach(() => {
  process.chdir(ROOT);
  rmSync(folder, { recursive: true });
});

const inFolder = (...names: string[]) => path.join(folder, ...names);
const read = (...names: string[]) => readFileSync(inFolder(...names), "utf8");

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inFolder(file)), { recursive: true });
  writeFileSync(inFolder(file), text);
}

/** The environment with other values for one call; undefined takes a variable away. */
async function withEnvironment<T>(values: Record<string, string | undefined>, run: () => Promise<T> | T): Promise<T> {
  const before = { ...process.env };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
  try {
    return await run();
  } finally {
    process.env = before;
  }
}

/** The node that gatsby-source-filesystem makes of a content file. */
function fileNode(file: string): FakeNode {
  const { dir, name, ext } = path.parse(file);
  const source = Object.entries(CONTENT_FOLDERS).find(([, { path: at }]) => at === dir)?.[0];
  return { id: file, sourceInstanceName: source, name, extension: ext.slice(1), internal: { type: "File" } };
}

type Gatsby = ReturnType<typeof fakeGatsby>;

async function addNode({ args, nodes }: Gatsby, node: FakeNode): Promise<void> {
  nodes.set(node.id, node);
  await callHook(hooks.onCreateNode, { ...args, node });
}

/** Every file becomes a node, and each JSON file a second one by gatsby-transformer-json. */
async function addFiles(gatsby: Gatsby): Promise<void> {
  for (const { file } of SMALL_PROJECT) {
    const node = fileNode(file);
    await addNode(gatsby, node);
    if (file.endsWith(".json")) {
      await addNode(gatsby, { id: `${file} JSON`, parent: node.id, internal: { type: "DataJson" } });
    }
  }
}

/** What Gatsby's data says to the build's own queries. */
function answers({ ofType, pages }: Gatsby) {
  const sorted = (type: string) => ofType(type).sort((a, b) => Number(a["order"]) - Number(b["order"]));
  const [site] = ofType("SiteSettings");
  return (query: string) => {
    const data = query.includes("GuideNames")
      ? { allGuide: { nodes: sorted("Guide").map(({ name }) => ({ name })) } }
      : {
          site,
          openSite: site,
          settings: site,
          allCard: { nodes: sorted("Card").map((card) => ({ ...card, id: card["cardId"] })) },
          allGuide: { nodes: sorted("Guide") },
          allLegalPage: { nodes: ofType("LegalPage") },
          allSitePage: {
            nodes: [...pages.keys()].map((page) => ({ path: page, componentChunkName: `component${page}` })),
          },
        };
    return Promise.resolve({ data });
  };
}

/** The hooks up to the point where Gatsby starts to draw. */
async function bootstrap(): Promise<Gatsby> {
  const gatsby = fakeGatsby();
  const { args } = gatsby;
  await callHook(hooks.onPreInit, args);
  await callHook(hooks.onPreBootstrap, args);
  await callHook(hooks.createSchemaCustomization, args);
  await addFiles(gatsby);
  await callHook(hooks.sourceNodes, args);
  await callHook(hooks.createPages, { ...args, graphql: answers(gatsby) });
  return gatsby;
}

const PAGE = `<!doctype html><html><head><title>x</title><link rel="preload" href="/app.js"/></head>
<body><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">text</div><script src="/app.js"></script></body></html>`;

/** The rest of a build, with the HTML that Gatsby would have drawn. */
async function finishBuild(gatsby: Gatsby): Promise<void> {
  for (const { path: at } of [...Object.values(ROUTES), { path: "/404" }]) gatsby.pages.set(at, { path: at });
  gatsby.pages.set("/404.html", { path: "/404.html" });
  for (const at of gatsby.pages.keys()) {
    write(at === "/404.html" ? "public/404.html" : path.posix.join("public", at, "index.html"), PAGE);
    write(path.posix.join("public/page-data", at === "/" ? "index" : at, "page-data.json"), "{}");
  }
  write("public/webpack.stats.json", JSON.stringify({ assetsByChunkName: {} }));
  write("public/chunk-map.json", "{}");
  write("public/~partytown/x.js", "unused");
  await callHook(hooks.onPostBuild, { ...gatsby.args, graphql: answers(gatsby) });
}

test("every content file becomes one node of its own type, in the order that the settings name", async () => {
  const { ofType, told } = await bootstrap();
  expect(told.types).toContain("type Card implements Node @dontInfer");
  expect(ofType("SiteSettings")).toHaveLength(1);
  expect(ofType("Card").map((card) => card["order"])).toEqual(
    expect.arrayContaining(ofType("Card").map((_, order) => order)),
  );
  const first = ofType("Card").find((card) => card["order"] === 0);
  expect(first).toMatchObject({
    cardId: "penfed-platinum-rewards",
    parent: "data/cards/penfed-platinum-rewards.json JSON",
  });
  expect(ofType("Guide").find((guide) => guide["order"] === 0)).toMatchObject({ name: GUIDE });
  expect(
    ofType("LegalPage")
      .map((page) => page["name"])
      .sort(),
  ).toEqual([...LEGAL_PAGES].sort());
});

test("the text of a guide is one piece in its node, and a query for it gets the tree", async () => {
  const { ofType, told } = await bootstrap();
  const unpacked = told.extensions.get("packed");
  for (const node of [...ofType("Guide"), ...ofType("LegalPage")]) {
    expect(typeof node["text"]).toBe("string");
    const text = unpacked?.resolve(node, {}, {}, { fieldName: "text" });
    expect(text).toMatchObject({ intro: expect.any(Array) as unknown, sections: expect.any(Array) as unknown });
    expect(JSON.stringify(text)).toBe(node["text"]);
  }
  expect(unpacked?.resolve({ text: '"Kept"' }, {}, {}, { fieldName: "text" })).toBe("Kept");
});

test("a guide names the nodes of its related guides, in the order of the settings", async () => {
  const file = "data/guides/three.md";
  const backwards = (list: string) => list.trimEnd().split("\n").reverse().join("\n") + "\n";
  write(file, read(file).replace(/(?<=^related:\n)(?: {2}- .*\n)+/m, backwards));
  const { ofType } = await bootstrap();
  const guides = ofType("Guide").sort((a, b) => Number(a["order"]) - Number(b["order"]));
  const [first, second, third] = guides;
  const last = guides.find((guide) => guide["name"] === "three");
  expect(last).toMatchObject({ relatedGuides: [first?.id, second?.id, third?.id] });
});

test("a change of a guide's text leaves the settings as they are, which stand on every page", async () => {
  const settings = async () => (await bootstrap()).ofType("SiteSettings")[0];
  const before = await settings();
  const [index] = (await bootstrap()).ofType("GuideIndex");
  const file = `data/guides/${GUIDE}.md`;
  write(file, read(file).replace("\n## ", "\nA paragraph more.\n\n## "));
  expect(await settings()).toEqual(before);
  expect((await bootstrap()).ofType("GuideIndex")[0]?.["path"]).not.toBe(index?.["path"]);
});

test("a node of something else, and settings that are no page's, become nothing", async () => {
  const gatsby = await bootstrap();
  const before = gatsby.nodes.size;
  await addNode(gatsby, { id: "picture", sourceInstanceName: "pictures", internal: { type: "File" } });
  await addNode(gatsby, { id: "alone", internal: { type: "DataJson" } });
  await addNode(gatsby, { id: "orphan", parent: "nobody", internal: { type: "DataJson" } });
  for (const file of ["data/cards/none.json", "data/guides/none.md", "data/pages/none.md"]) {
    await addNode(gatsby, fileNode(file));
    await addNode(gatsby, { id: `${file} JSON`, parent: file, internal: { type: "DataJson" } });
  }
  expect(gatsby.nodes.size).toBe(before + 9);
});

test("SITE_URL takes the place of the address in the settings", async () => {
  const { ofType } = await withEnvironment({ SITE_URL: "https://other.example" }, bootstrap);
  expect(ofType("SiteSettings")[0]).toMatchObject({ url: "https://other.example" });
  const own = await withEnvironment({ SITE_URL: undefined }, bootstrap);
  expect(own.ofType("SiteSettings")[0]).toMatchObject({ url: "https://plainrate.example" });
});

test("an editor's change while the site is shown renews every node", async () => {
  const gatsby = await bootstrap();
  const file = `data/guides/${GUIDE}.md`;
  write(file, read(file).replace(/^title: .*$/m, "title: Another Title"));
  await addNode(gatsby, fileNode(file));
  expect(gatsby.ofType("Guide").find((guide) => guide["order"] === 0)).toMatchObject({ title: "Another Title" });
});

describe("content at fault", () => {
  const spoil = () => {
    const file = "data/cards/citi-simplicity.json";
    write(file, read(file).replace(/"apr": "[^"]*"/, '"apr": "cheap"'));
  };
  const place = { id: "content", filePath: expect.stringMatching(/\/data\/cards\/citi-simplicity\.json$/) as unknown };

  test("stops the build with all its faults, each with its place", async () => {
    spoil();
    const { args, told } = fakeGatsby();
    await callHook(hooks.onPreInit, args);
    const panic = await callHook(hooks.onPreBootstrap, args).catch((error: unknown) => error);
    expect(panic).toBeInstanceOf(BuildPanic);
    expect(panic).toMatchObject({
      errors: [{ ...place, location: { start: { line: expect.any(Number) as number } } }],
    });
    const texts: unknown = Reflect.get(told.errorMap, "content");
    expect(texts).toMatchObject({ level: "ERROR" });
    expect(await callHook(Reflect.get(Object(texts), "text"), { sourceMessage: "what is wrong" })).toBe(
      "what is wrong",
    );
  });

  test("is reported while the site is shown, which goes on with the content of before", async () => {
    const gatsby = await bootstrap();
    spoil();
    await addNode(gatsby, fileNode("data/cards/citi-simplicity.json"));
    expect(gatsby.told.errors).toMatchObject([[place]]);
    expect(gatsby.ofType("Card").find((card) => card["cardId"] === "citi-simplicity")).not.toMatchObject({
      apr: "cheap",
    });
  });

  test("stops a build in any case, also a later one", async () => {
    const gatsby = await bootstrap();
    spoil();
    const later = withEnvironment({ NODE_ENV: "production" }, () => callHook(hooks.onPreBootstrap, gatsby.args));
    await expect(later).rejects.toBeInstanceOf(BuildPanic);
  });

  test("that Gatsby can't be asked about stops the build with Gatsby's own error", async () => {
    const gatsby = await bootstrap();
    const graphql = () => Promise.resolve({ errors: ["no such field"] });
    await expect(callHook(hooks.createPages, { ...gatsby.args, graphql })).rejects.toMatchObject({
      errors: 'The site\'s own data could not be read: ["no such field"]',
    });
    // A reporter that goes on, as that of `develop` does, leaves a site without those pages.
    const goesOn = { ...gatsby.args.reporter, panicOnBuild: () => undefined };
    gatsby.pages.clear();
    await callHook(hooks.createPages, { ...gatsby.args, reporter: goesOn, graphql });
    expect([...gatsby.pages.keys()].sort()).toEqual(["/disclaimer", "/privacy", "/terms"]);
    await callHook(hooks.onPostBuild, { ...gatsby.args, reporter: goesOn, graphql });
    expect(existsSync(inFolder("public/sitemap.xml"))).toBe(false);
  });
});

test("guides that an earlier build has read are taken from Gatsby's cache, and make the same nodes", async () => {
  const first = await bootstrap();
  const kept = inFolder(".cache/kept-guides");
  expect(readdirSync(kept).sort()).toEqual([GUIDE, "one", "three", "two"]);
  for (const name of readdirSync(kept)) utimesSync(path.join(kept, name), 0, 0);
  jest.resetModules();
  hooks = await import("../../gatsby-node");
  const second = await bootstrap();
  expect(second.ofType("Guide")).toStrictEqual(first.ofType("Guide"));
  // None was written again, so none was read again.
  expect(readdirSync(kept).map((name) => statSync(path.join(kept, name)).mtimeMs)).toEqual([0, 0, 0, 0]);
});

test("each guide and each legal page gets a page that names its content; the search index is written beside them", async () => {
  const { pages } = await bootstrap();
  expect([...pages.keys()].sort()).toEqual(
    ["/disclaimer", "/privacy", "/terms", ...[GUIDE, "one", "two", "three"].map(guidePath)].sort(),
  );
  expect(pages.get(guidePath(GUIDE))?.context).toEqual({ name: GUIDE });
  expect(readdirSync(inFolder("public/search"))).toEqual([expect.stringMatching(/^guides-[0-9a-f]{12}\.json$/)]);
  await callHook(hooks.createPages, {
    ...fakeGatsby().args,
    graphql: () => Promise.resolve({ data: { allGuide: { nodes: [] } } }),
  });
  expect(readdirSync(inFolder("public/search"))).toHaveLength(1);
});

test("without content there is no search index", async () => {
  const graphql = () => Promise.resolve({ data: { allGuide: { nodes: [] } } });
  await callHook(hooks.createPages, { ...fakeGatsby().args, graphql });
  expect(existsSync(inFolder("public"))).toBe(false);
});

test("the index of guides answers for every path below it, and no other page does", async () => {
  const { args, pages } = fakeGatsby();
  const guides = { path: "/guides", component: "guides.tsx" };
  await callHook(hooks.onCreatePage, { ...args, page: guides });
  expect(pages.get("/guides")).toEqual({ ...guides, matchPath: "/guides/*" });
  await callHook(hooks.onCreatePage, { ...args, page: { ...guides, matchPath: "/guides/*" } });
  await callHook(hooks.onCreatePage, { ...args, page: { path: "/offers" } });
  expect([...pages.keys()]).toEqual(["/guides"]);
});

describe("the finished site", () => {
  test("has each page as a file, reading pages without the framework, and the files of the whole site", async () => {
    const gatsby = await bootstrap();
    await callHook(hooks.onPreBuild, gatsby.args);
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

    await callHook(hooks.onPreBuild, gatsby.args);
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
    await callHook(hooks.onPreBuild, gatsby.args);
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
  await withEnvironment({ CMS_LOCAL: undefined }, () => callHook(hooks.onCreateDevServer, { app }));
  expect(served.size).toBe(0);

  await withEnvironment({ CMS_LOCAL: "http://127.0.0.1:8081/api/v1" }, () =>
    callHook(hooks.onCreateDevServer, { app }),
  );
  expect([...served.keys()]).toEqual(["/admin/content.json", "/admin"]);
  const sent: unknown[] = [];
  const answer = served.get("/admin/content.json");
  if (typeof answer !== "function") throw new Error("/admin/content.json is answered by nobody.");
  Reflect.apply(answer, undefined, [{}, { json: (data: unknown) => sent.push(data) }]);
  expect(sent).toMatchObject([{ length: SMALL_PROJECT.length }]);
});

describe("webpack", () => {
  class MiniCssExtractPlugin {
    options = {};
  }

  const configOf = () => ({
    plugins: [new MiniCssExtractPlugin(), {}],
    module: {
      rules: [{ oneOf: [{ use: [{ options: { modules: { localIdentName: "[name]--[local]" } } }, "style-loader"] }] }],
    },
    output: {},
  });

  async function configured(stage: string, config: unknown = configOf()): Promise<unknown[]> {
    const { args, told } = fakeGatsby();
    await callHook(hooks.onCreateWebpackConfig, { ...args, stage, getConfig: () => config });
    return told.webpack;
  }

  const shortNames = {
    module: {
      rules: [{ oneOf: [{ use: [{ options: { modules: { localIdentName: "[hash:base64:5]" } } }, "style-loader"] }] }],
    },
  };

  test("leaves out what no page uses, in the visitors' script alone", async () => {
    const [scripts, trustedTypes, styles] = await configured("build-javascript");
    expect(scripts).toMatchObject({
      devtool: false,
      resolve: { alias: { "gatsby-script": false, "./register-service-worker": false } },
      module: { rules: [{ use: "nothing" }] },
    });
    expect(trustedTypes).toMatchObject({ output: { trustedTypes: { policyName: "plainrate" } } });
    expect(styles).toMatchObject(shortNames);
    expect(await configured("develop")).toHaveLength(1);
  });

  test("writes scripts in the language of today's browsers, and touches no other minifier", async () => {
    const script = { options: { minimizer: { options: { mangle: {}, compress: { ecma: 5 } } } } };
    const style = { options: { minimizer: { options: { preset: [] } } } };
    const minimizer = [null, {}, { options: {} }, style, script];
    await configured("build-javascript", { ...configOf(), optimization: { minimizer } });
    expect(script.options.minimizer.options).toMatchObject({ compress: { ecma: 2020 }, output: { ecma: 2020 } });
    expect(style.options.minimizer.options).toEqual({ preset: [] });
    expect(await configured("build-javascript", { ...configOf(), optimization: {} })).toHaveLength(3);
  });

  test("shortens class names in the finished site alone, and never warns of an order that means nothing", async () => {
    expect(await configured("build-html")).toMatchObject([shortNames]);
    const [develop] = await configured("develop");
    expect(develop).not.toMatchObject(shortNames);
    expect(develop).toMatchObject({ plugins: [{ options: { ignoreOrder: true } }, {}] });
  });

  test("gives the HTML another salt once a style sheet changes", async () => {
    const salt = async () => {
      const [config] = await configured("build-html");
      return JSON.stringify(Reflect.get(Object(config), "output"));
    };
    const before = await salt();
    expect(before).toMatch(/[0-9a-f]{64}/);
    rmSync(inFolder("src"));
    write("src/x.module.css", ".x { color: red }");
    expect(await salt()).not.toBe(before);
  });

  test("is left alone where it is of another shape", async () => {
    expect(await configured("build-html", null)).toEqual([]);
    expect(await configured("build-html", { plugins: [], module: {} })).toHaveLength(1);
  });
});
