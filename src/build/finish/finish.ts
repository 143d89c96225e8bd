import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import type { BuildArgs } from "gatsby";
import { AD_FRAME_PATH, NOT_FOUND_PATH } from "../../site/routes";
import { adminRepository, writeAdmin } from "../admin";
import { loadedContent } from "../content-store";
import { PROJECT } from "../gatsby-tools";
import { adFrame } from "./ad-frame";
import { bundleInline } from "./bundle";
import { hostingFiles } from "./hosting/files";
import { hostingRules } from "./hosting/rules";
import { openDataFiles } from "./open-data";
import { type IslandScripts, buildIslands } from "./islands";
import { pageFinisher, toolsOf } from "./page";
import {
  type DrawnPage,
  fileOfPage,
  filesIn,
  originalOfPage,
  htmlFiles,
  readOriginal,
  restoreOriginals,
  storeOriginals,
  writePages,
} from "./page-files";
import { type PolicySettings, noHashes, securityPolicy } from "./security-policy";
import { SECURITY_FILE, type SiteFacts, feed, robots, securityContact, sitemap } from "./site-files";
import { compileStyles, neededStyles } from "./styles";
import { isSwitchedOn } from "./switches";

/** What Gatsby writes for its own next build and for a runtime that no page has. */
const GATSBY_FILES = ["webpack.stats.json", "chunk-map.json"];
const GATSBY_FOLDERS = ["page-data", "~partytown"];

/** Gatsby's name of the not-found page beside `/404`, which is the same page. */
const NOT_FOUND_FILE = "/404.html";

const OUTPUT = path.join(PROJECT, "public");

/** The HTML as Gatsby wrote it, for its next build. */
const ORIGINALS = path.join(PROJECT, ".cache", "original-pages");

/**
 * The style sheet of each component that draws pages. There are few of them, however many pages the site has: the
 * Content-Security-Policy lists each.
 */
async function stylesByComponent(
  css: string,
  pages: readonly DrawnPage[],
  islands: IslandScripts,
  pageScript: string,
): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  for (const component of new Set(pages.map((page) => page.componentChunkName))) {
    const drawn = pages.filter((page) => page.componentChunkName === component);
    const html = drawn.map((page) => readOriginal(ORIGINALS, page.path));
    const tools = [...new Set(html.flatMap((page) => toolsOf(load(page))))];
    const scripts = [pageScript, ...(tools.length > 0 ? islands.textsOf(tools) : [])];
    styles.set(component, await neededStyles(css, html, scripts));
  }
  return styles;
}

/** The pages that Gatsby has drawn, by their addresses. */
function drawnPages({ getNodesByType }: BuildArgs): DrawnPage[] {
  return getNodesByType("SitePage")
    .map((page) => ({ path: String(page["path"]), componentChunkName: String(page["componentChunkName"]) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Before a build: Gatsby finds the pages of the last one as it left them. */
export function prepare(): void {
  restoreOriginals(OUTPUT, ORIGINALS);
}

/**
 * The finishing pass, after every build: lays pages out as hosts like them, takes the framework out of reading pages and
 * writes the files that are made from the whole site.
 */
export async function finish(args: BuildArgs): Promise<void> {
  const repository = adminRepository();
  const { site, cards, guides, pages: legalPages } = loadedContent();
  const { ads, forms } = site;
  const nodes = drawnPages(args);
  const paths = nodes.map((page) => page.path);
  const routes = paths.filter((page) => page !== NOT_FOUND_FILE && page !== NOT_FOUND_PATH);
  const frame = adFrame(PROJECT, ads);
  const hidden = isSwitchedOn("NOINDEX");
  const allowed: PolicySettings = {
    endpoints: [forms.contact.endpoint, forms.newsletter.endpoint].filter((endpoint) => endpoint !== null),
    frames: frame !== null,
  };

  storeOriginals(OUTPUT, ORIGINALS, [
    ...paths.map(originalOfPage),
    ...GATSBY_FILES,
    ...GATSBY_FOLDERS.flatMap((folder) => filesIn(path.join(OUTPUT, folder)).map((file) => `${folder}/${file}`)),
  ]);
  const pageScript = bundleInline(PROJECT, frame ? "vanilla/page-with-ads" : "vanilla/page");
  const { css, names } = await compileStyles(PROJECT);
  const islands = await buildIslands(PROJECT, OUTPUT, args.pathPrefix, names);
  const pages = nodes.filter((page) => page.path !== NOT_FOUND_FILE);
  const styles = await stylesByComponent(css, pages, islands, pageScript);
  const hashes = noHashes();
  const finishPage = pageFinisher(
    {
      root: PROJECT,
      hidden,
      prefix: args.pathPrefix,
      // A page that is drawn unseen must not load ads that nobody sees.
      speculation: frame ? "prefetch" : "prerender",
      pageScript,
      islands,
      policy: isSwitchedOn("POLICY_IN_PAGES") ? allowed : null,
    },
    hashes,
  );
  writePages(
    OUTPUT,
    ORIGINALS,
    pages,
    (html, page) => finishPage(html, page.path, styles.get(page.componentChunkName) ?? ""),
    htmlFiles(path.join(PROJECT, "static")),
  );
  const policy = securityPolicy(hashes, allowed);

  const facts: SiteFacts = { site, guides, pages: legalPages };
  const files = {
    "sitemap.xml": sitemap(routes, facts),
    "robots.txt": robots(facts.site.url, hidden),
    [SECURITY_FILE]: securityContact(facts.site),
    "feed.xml": feed(facts),
    ...hostingFiles(hostingRules({ pages: routes, hidden, policy, exceptions: frame ? [frame.rule] : [] })),
    ...openDataFiles(cards, guides, site),
    ...(frame && { [fileOfPage(AD_FRAME_PATH)]: frame.html }),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(OUTPUT, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  const admin = path.join(OUTPUT, "admin");
  if (repository) writeAdmin(PROJECT, admin, { prefix: args.pathPrefix, backend: repository });
  else rmSync(admin, { recursive: true, force: true });
}
