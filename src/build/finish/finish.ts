import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { Card } from "../../domain/card";
import type { Site } from "../../domain/site";
import { AD_FRAME_PATH, NOT_FOUND_PATH, kindOf } from "../../site/routes";
import { adminRepository, writeAdmin } from "../admin";
import { PROJECT, ask } from "../gatsby-tools";
import { adFrame } from "./ad-frame";
import { STATS_FILE, componentScripts } from "./component-scripts";
import { hostingFiles } from "./hosting/files";
import { hostingRules } from "./hosting/rules";
import { type OpenGuideNode, type OpenSite, openDataFiles } from "./open-data";
import {
  type DrawnPage,
  dataOfPage,
  fileOfPage,
  originalOfPage,
  htmlFiles,
  readOriginal,
  restoreOriginals,
  storeOriginals,
  writePages,
} from "./page-files";
import { pageFinisher } from "./page-finisher";
import { stylesOfPages } from "./page-styles";
import { type PolicySettings, addInlineHashes, noHashes, securityPolicy, withPolicyInPage } from "./security-policy";
import { SECURITY_FILE, type SiteFacts, feed, robots, securityContact, sitemap } from "./site-files";
import { isSwitchedOn } from "./switches";
import { dropUnusedFiles, textOfScripts } from "./unused-files";

type Facts = {
  site: SiteFacts["site"];
  openSite: OpenSite;
  settings: Pick<Site, "ads" | "forms">;
  allCard: { nodes: Card[] };
  allGuide: { nodes: (SiteFacts["guides"][number] & OpenGuideNode)[] };
  allLegalPage: { nodes: SiteFacts["pages"][number][] };
  allSitePage: { nodes: DrawnPage[] };
};

const QUERY = `
  query FinishingFacts {
    site: siteSettings { brand url email title description tagline asOf security }
    openSite: siteSettings { brand url asOf sampleData disclaimer }
    settings: siteSettings { ads forms }
    allCard(sort: { order: ASC }) {
      nodes {
        id: cardId name issuer apr introApr introTerm annualFee rewards rating features pros cons bestFor applyUrl
        featured recommended category creditRequired balanceTransferFee foreignTransactionFee creditRange terms provenance
      }
    }
    allGuide(sort: { order: ASC }) {
      nodes {
        name title description excerpt category readTime author publishDate modifiedDate featured related sources
      }
    }
    allLegalPage(sort: { name: ASC }) { nodes { name updated } }
    allSitePage(sort: { path: ASC }) { nodes { path componentChunkName } }
  }
`;

/** What Gatsby writes for itself: the names of its chunks. */
const GATSBY_FILES = [STATS_FILE, "chunk-map.json"];

/** Gatsby's name of the not-found page beside `/404`, which is the same page. */
const NOT_FOUND_FILE = "/404.html";

const OUTPUT = path.join(PROJECT, "public");

/** The HTML as Gatsby wrote it, for its next build. */
const ORIGINALS = path.join(PROJECT, ".cache", "original-pages");

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
  const data = await ask<Facts>(args, QUERY);
  if (!data) return;
  const { ads, forms } = data.settings;
  const nodes = data.allSitePage.nodes;
  const paths = nodes.map((page) => page.path);
  const routes = paths.filter((page) => page !== NOT_FOUND_FILE && page !== NOT_FOUND_PATH);
  const readingNodes = nodes.filter((page) => kindOf(page.path) === "reading");
  const frame = adFrame(PROJECT, ads);
  const hidden = isSwitchedOn("NOINDEX");
  const policyInPages = isSwitchedOn("POLICY_IN_PAGES");

  storeOriginals(OUTPUT, ORIGINALS, [
    ...paths.map(originalOfPage),
    ...readingNodes.map((page) => dataOfPage(page.path)),
    ...GATSBY_FILES,
  ]);
  const pages = nodes.filter((page) => page.path !== NOT_FOUND_FILE);
  const original = ({ path }: DrawnPage) => readOriginal(ORIGINALS, path);
  const tools = pages.filter((page) => kindOf(page.path) === "tool");
  dropUnusedFiles(OUTPUT, tools.map(original), new Set(readingNodes.map((page) => page.componentChunkName)));
  const finishPage = pageFinisher({
    root: PROJECT,
    hidden,
    prefix: args.pathPrefix,
    thirdPartyAds: frame !== null,
    styles: stylesOfPages(pages, original, textOfScripts(OUTPUT)),
    scriptsOf: componentScripts(ORIGINALS),
  });
  const allowed: PolicySettings = {
    endpoints: [forms.contact.endpoint, forms.newsletter.endpoint].filter((endpoint) => endpoint !== null),
    frames: frame !== null,
  };
  const hashes = noHashes();
  const finishAndHash = (html: string, page: DrawnPage) => {
    const finished = finishPage(html, page);
    addInlineHashes(hashes, finished);
    return policyInPages ? withPolicyInPage(finished, allowed) : finished;
  };
  writePages(OUTPUT, ORIGINALS, pages, finishAndHash, htmlFiles(path.join(PROJECT, "static")));
  const policy = securityPolicy(hashes, allowed);

  const facts: SiteFacts = { site: data.site, guides: data.allGuide.nodes, pages: data.allLegalPage.nodes };
  const files = {
    "sitemap.xml": sitemap(routes, facts),
    "robots.txt": robots(facts.site.url, hidden),
    [SECURITY_FILE]: securityContact(facts.site),
    "feed.xml": feed(facts),
    ...hostingFiles(hostingRules({ pages: routes, hidden, policy, exceptions: frame ? [frame.rule] : [] })),
    ...openDataFiles(data.allCard.nodes, data.allGuide.nodes, data.openSite),
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
