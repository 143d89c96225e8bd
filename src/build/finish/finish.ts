import { mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { AD_FRAME_PATH, NOT_FOUND_PATH, guidePath } from "../../site/routes";
import { adminRepository, writeAdmin } from "../admin";
import { loadedContent } from "../content-store";
import { isSwitchedOn, PROJECT } from "../environment";
import { adFrame } from "./ad-frame";
import { headersFile, redirectsFile } from "./hosting";
import { type IslandScripts, buildIslands } from "./islands";
import { copySurvey, openDataFiles } from "./open-data";
import { type PageStyle, type UnstyledPage, finishPage, inlineScripts, islandFile, withStyle } from "./page";
import { SECURITY_FILE, feed, robots, securityContact, sitemap } from "./site-files";
import { compileStyles, neededStyles, withoutFonts } from "./styles";

/** Files that Gatsby writes for a runtime that no page has. */
const GATSBY_FILES = ["webpack.stats.json", "chunk-map.json", "page-data", "static", "_gatsby", "~partytown"];

/** Gatsby's name of the not-found page beside `/404`, which is the same page. */
const NOT_FOUND_FILE = "/404.html";

const OUTPUT = path.join(PROJECT, "public");

type DrawnPage = { path: string; component: string };

function drawnPages({ getNodesByType }: BuildArgs): DrawnPage[] {
  return getNodesByType("SitePage")
    .map((page) => ({ path: String(page["path"]), component: String(page["componentChunkName"]) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function stylesByComponent(
  css: string,
  pages: readonly (DrawnPage & UnstyledPage)[],
  islands: IslandScripts,
  prefix: string,
): Promise<{ styles: Map<string, PageStyle>; files: Record<string, string> }> {
  const styles = new Map<string, PageStyle>();
  const files: Record<string, string> = {};
  for (const component of new Set(pages.map((page) => page.component))) {
    const drawn = pages.filter((page) => page.component === component);
    const html = drawn.map((page) => page.html);
    const tools = [...new Set(drawn.flatMap((page) => page.tools))];
    if (tools.length === 0) {
      styles.set(component, { within: await neededStyles(css, html) });
      continue;
    }
    const all = await neededStyles(css, [...html, ...islands.textsOf(tools)]);
    const whole = withoutFonts(all);
    const name = islandFile("style", "css", whole);
    files[name] = whole;
    styles.set(component, { within: await neededStyles(all, html), whole: `${prefix}/${name}` });
  }
  return { styles, files };
}

/** Before Gatsby looks for its cache, which it drops without an output: it draws every page, as none is left as it drew it. */
export function emptyOutput(): void {
  if (process.env["NODE_ENV"] === "production") rmSync(OUTPUT, { recursive: true, force: true });
}

function removeDrawn(drawn: readonly DrawnPage[]): void {
  for (const name of GATSBY_FILES) rmSync(path.join(OUTPUT, name), { recursive: true, force: true });
  // Pages within a folder come first.
  for (const page of [...drawn].reverse()) {
    const file = path.join(OUTPUT, originalOfPage(page.path));
    rmSync(file);
    if (readdirSync(path.dirname(file)).length === 0) rmdirSync(path.dirname(file));
  }
}

export async function finish(args: BuildArgs): Promise<void> {
  const repository = adminRepository();
  const content = loadedContent();
  const { site, guides } = content;
  const prefix = args.pathPrefix;
  const hidden = isSwitchedOn("NOINDEX");
  const frame = adFrame(site.ads);
  const drawn = drawnPages(args);
  const routes = drawn.map((page) => page.path).filter((page) => page !== NOT_FOUND_FILE && page !== NOT_FOUND_PATH);

  const { css, fonts, names } = await compileStyles(PROJECT, prefix);
  const islands = await buildIslands(PROJECT, prefix, names);
  const scripts = inlineScripts(prefix, frame !== null);
  const pages = drawn
    .filter((page) => page.path !== NOT_FOUND_FILE)
    .map((page) => {
      const html = readFileSync(path.join(OUTPUT, originalOfPage(page.path)), "utf8");
      return {
        ...page,
        ...finishPage(html, page.path, { hidden, prefix, scripts, islands, fonts }),
      };
    });
  removeDrawn(drawn);
  const { styles, files: sheets } = await stylesByComponent(css, pages, islands, prefix);
  const allowed = {
    endpoints: [site.forms.contact.endpoint, site.forms.newsletter.endpoint].filter((endpoint) => endpoint !== null),
    frames: frame !== null,
  };

  if (repository) writeAdmin(PROJECT, path.join(OUTPUT, "admin"), repository, prefix);
  const files: Record<string, string | Uint8Array> = {
    ...Object.fromEntries(fonts.map(({ name, contents }) => [name, contents])),
    ...Object.fromEntries(
      pages.map((page) => [
        fileOfPage(page.path),
        withStyle(page, styles.get(page.component) ?? { within: "" }, allowed),
      ]),
    ),
    ...sheets,
    ...Object.fromEntries(pages.flatMap((page) => Object.entries(page.files))),
    "sitemap.xml": sitemap(routes, content),
    "robots.txt": robots(site.url, hidden),
    [SECURITY_FILE]: securityContact(site),
    "feed.xml": feed(content),
    _headers: headersFile(hidden),
    _redirects: redirectsFile(
      guides.map(({ name }) => guidePath(name)),
      site.redirects,
    ),
    ...openDataFiles(content),
    ...(frame && { [fileOfPage(AD_FRAME_PATH)]: frame }),
  };
  copySurvey(PROJECT, OUTPUT, content.surveys);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(OUTPUT, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Where a page's HTML lies, so that hosts answer its address without a redirect: `/offers` in `offers.html`. */
function fileOfPage(pagePath: string): string {
  return pagePath === "/" ? "index.html" : `${pagePath.replace(/^\/|\/$/g, "")}.html`;
}

/** Where Gatsby puts it: `/offers` in `offers/index.html`, `/404.html` as it is. */
function originalOfPage(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, "");
  return name.endsWith(".html") ? name : path.posix.join(name, "index.html");
}
