/** A build from its first hook to its last, as Gatsby calls them, in a folder of its own with the small catalogue in it. */

import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROUTES } from "../../src/site/routes";
import { CATALOGUE, copyOfCatalogue } from "./catalogue";
import { type FakeNode, callHook, fakeGatsby } from "./fake-gatsby";

type Hooks = typeof import("../../gatsby-node");
type Gatsby = ReturnType<typeof fakeGatsby>;

const ROOT = process.cwd();

/** A guide of the small catalogue, the first that its settings name. */
export const GUIDE = "improve-credit-score";

/** Packages remember nothing of a build: they are loaded once, the build's own modules anew for each test. */
const PACKAGES = [
  "cheerio",
  "esbuild",
  "jsonc-parser",
  "mdast-util-from-markdown",
  "mdast-util-gfm",
  "mdast-util-to-hast",
  "micromark-extension-gfm",
  "minisearch",
  "papaparse",
  "postcss",
  "postcss-modules",
  "purgecss",
  "yaml",
  "zod",
];

let folder = "";
let loaded: Hooks | undefined;

/** To be called once by a file of tests: each of them gets a small catalogue and a build of its own. */
export function buildEachTestAnew(): void {
  for (const name of PACKAGES) {
    const kept: unknown = jest.requireActual(name);
    jest.doMock(name, () => kept);
  }

  beforeEach(async () => {
    folder = copyOfCatalogue();
    cpSync(path.join(ROOT, "src"), inFolder("src"), { recursive: true });
    for (const name of ["node_modules", "package.json", "package-lock.json"]) {
      symlinkSync(path.join(ROOT, name), inFolder(name));
    }
    // The build's modules take the folder in which Gatsby was started.
    process.chdir(folder);
    await startAnew();
  });

  afterEach(() => {
    process.chdir(ROOT);
    rmSync(folder, { recursive: true });
  });
}

/** Another run of Gatsby in the same folder: the build's modules have forgotten the content that they have read. */
export async function startAnew(): Promise<void> {
  jest.resetModules();
  loaded = await import("../../gatsby-node");
}

/** Calls one of the hooks in gatsby-node.ts. */
export function runHook(name: keyof Hooks, args: object): Promise<unknown> {
  return callHook(loaded?.[name], args);
}

export const inFolder = (...names: string[]) => path.join(folder, ...names);
export const read = (...names: string[]) => readFileSync(inFolder(...names), "utf8");

export function write(file: string, text: string): void {
  mkdirSync(path.dirname(inFolder(file)), { recursive: true });
  writeFileSync(inFolder(file), text);
}

/** The environment with other values for one call; undefined takes a variable away. */
export async function withEnvironment<T>(
  values: Record<string, string | undefined>,
  run: () => Promise<T> | T,
): Promise<T> {
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
export function fileNode(file: string): FakeNode {
  const relativePath = path.relative("data", file);
  return { id: file, sourceInstanceName: "content", relativePath, internal: { type: "File" } };
}

export async function addNode({ args, nodes }: Gatsby, node: FakeNode): Promise<void> {
  nodes.set(node.id, node);
  await runHook("onCreateNode", { ...args, node });
}

/** Every file becomes a node. */
async function addFiles(gatsby: Gatsby): Promise<void> {
  for (const { file } of CATALOGUE) await addNode(gatsby, fileNode(file));
}

/** The hooks up to the point where Gatsby starts to draw. */
export async function bootstrap(): Promise<Gatsby> {
  const gatsby = fakeGatsby();
  const { args } = gatsby;
  await runHook("onPreInit", args);
  await runHook("onPreBootstrap", args);
  await runHook("createSchemaCustomization", args);
  await addFiles(gatsby);
  await runHook("sourceNodes", args);
  await runHook("createPages", args);
  return gatsby;
}

/** A page as Gatsby draws it, in small. */
export const PAGE = `<!doctype html><html><head><meta charset="utf-8"/><title>x</title></head>
<body><div id="___gatsby">text</div><script src="/app.js"></script></body></html>`;

const PAGE_WITH_ISLAND = PAGE.replace("text", '<div data-island="ContactForm" data-until="load">text</div>');

/** The rest of a build, with the HTML that Gatsby would have drawn. */
export async function finishBuild(gatsby: Gatsby): Promise<void> {
  for (const { path: at } of [...Object.values(ROUTES), { path: "/404" }]) gatsby.pages.set(at, { path: at });
  gatsby.pages.set("/404.html", { path: "/404.html" });
  for (const at of gatsby.pages.keys()) {
    const html = at === ROUTES.contact.path ? PAGE_WITH_ISLAND : PAGE;
    write(at === "/404.html" ? "public/404.html" : path.posix.join("public", at, "index.html"), html);
    write(path.posix.join("public/page-data", at === "/" ? "index" : at, "page-data.json"), "{}");
  }
  write("public/webpack.stats.json", "{}");
  write("public/chunk-map.json", "{}");
  write("public/~partytown/x.js", "unused");
  write("public/_gatsby/slices/_gatsby-scripts-1.html", "unused");
  const drawn = [...gatsby.pages.keys()].map((at) => ({ path: at, componentChunkName: `component${at}` }));
  await runHook("onPostBuild", { ...gatsby.args, getNodesByType: () => drawn });
}
