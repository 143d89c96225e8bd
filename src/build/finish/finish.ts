import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { AD_FRAME_PATH, NOT_FOUND_PATH, OPEN_DATA, guidePath } from "../../site/routes";
import { adminRepository, writeAdmin } from "../admin";
import { loadedContent } from "../content-store";
import { isHidden, PROJECT } from "../environment";
import { dataFiles } from "../nodes";
import { adFrame } from "./ad-frame";
import { headersFile, redirectsFile } from "./hosting";
import { type IslandScripts, buildIslands } from "./islands";
import { openDataFiles } from "./open-data";
import { type UnstyledPage, finishPage, inlineScripts, islandFile, withStyle } from "./page";
import { SECURITY_FILE, robots, securityContact, sitemap } from "./site-files";
import { classNames, compileStyles, neededStyles, withoutFonts } from "./styles";

/** Gatsby's name of the not-found page beside `/404`, which is the same page. */
const NOT_FOUND_FILE = "/404.html";

const OUTPUT = path.join(PROJECT, "public");

/** Before Gatsby looks for its cache, which it drops without an output: of a finished site nothing is left as Gatsby drew it. */
export function emptyOutput(): void {
  const isFinished = !existsSync(path.join(OUTPUT, "page-data"));
  if (isFinished || process.env["NODE_ENV"] === "production") rmSync(OUTPUT, { recursive: true, force: true });
}

/** The pages as Gatsby wrote them, `/offers` to `offers/index.html`. */
function drawnPages({ getNodesByType }: BuildArgs) {
  return getNodesByType("SitePage")
    .map((page) => ({ path: String(page["path"]), component: String(page["componentChunkName"]) }))
    .filter((page) => page.path !== NOT_FOUND_FILE)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => ({ ...page, html: readFileSync(path.join(OUTPUT, page.path, "index.html"), "utf8") }));
}

/** The style sheet of pages of one component: what their HTML needs, and all of it where their tools may need more. */
async function styleOf(pages: readonly UnstyledPage[], css: string, islands: IslandScripts) {
  const html = pages.map((page) => page.html);
  const tools = [...new Set(pages.flatMap((page) => page.tools))];
  if (tools.length === 0) return { within: await neededStyles(css, html), whole: "" };
  const all = await neededStyles(css, [...html, ...islands.textsOf(tools)]);
  return { within: await neededStyles(all, html), whole: withoutFonts(all) };
}

export async function finish(args: BuildArgs): Promise<void> {
  const repository = adminRepository();
  const content = loadedContent();
  const { site, guides } = content;
  const prefix = args.pathPrefix;
  const hidden = isHidden();
  const frame = adFrame(site.ads);

  const drawn = drawnPages(args);
  const routes = drawn.map((page) => page.path).filter((page) => page !== NOT_FOUND_PATH);
  // Nothing else that Gatsby wrote is for a visitor.
  rmSync(OUTPUT, { recursive: true });
  cpSync(path.join(PROJECT, "static"), OUTPUT, { recursive: true });

  const { css, fonts } = await compileStyles(PROJECT, prefix);
  const islands = await buildIslands(PROJECT, prefix, await classNames(PROJECT));
  const scripts = inlineScripts(prefix, frame !== null);
  const pages = drawn.map((page) => ({
    ...page,
    ...finishPage(page.html, page.path, { hidden, prefix, scripts, islands, fonts }),
  }));
  const allowed = {
    endpoints: [site.forms.contact.endpoint, site.forms.newsletter.endpoint].filter((endpoint) => endpoint !== null),
    frames: frame !== null,
  };

  if (repository) writeAdmin(PROJECT, path.join(OUTPUT, "admin"), repository, prefix);
  const files: Record<string, string | Uint8Array> = {
    ...Object.fromEntries(fonts.map(({ name, contents }) => [name, contents])),
    ...Object.fromEntries(pages.flatMap((page) => Object.entries(page.files))),
    "sitemap.xml": sitemap(routes, content),
    "robots.txt": robots(site.url, hidden),
    [SECURITY_FILE]: securityContact(site),
    _headers: headersFile(hidden),
    _redirects: redirectsFile(
      guides.map(({ name }) => guidePath(name)),
      site.redirects,
    ),
    ...dataFiles(content),
    ...openDataFiles(content),
    ...(frame && { [fileOfPage(AD_FRAME_PATH)]: frame }),
  };
  for (const { period } of content.surveys.slice(0, 1))
    files[OPEN_DATA.surveyCsv.path] = readFileSync(path.join(PROJECT, "data/survey", `${period}.csv`));
  for (const component of new Set(pages.map((page) => page.component))) {
    const alike = pages.filter((page) => page.component === component);
    const { within, whole } = await styleOf(alike, css, islands);
    const sheet = whole && islandFile("style", "css", whole);
    if (sheet) files[sheet] = whole;
    const style = { within, whole: sheet && `${prefix}/${sheet}` };
    for (const page of alike) files[fileOfPage(page.path)] = withStyle(page, style, allowed);
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(OUTPUT, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Where a page's HTML lies, so that hosts answer its address without a redirect: `/offers` in `offers.html`. */
function fileOfPage(pagePath: string): string {
  return pagePath === "/" ? "index.html" : `${pagePath.slice(1)}.html`;
}
