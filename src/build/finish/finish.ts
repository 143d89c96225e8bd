import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { NOT_FOUND_PATH, kindOf } from "../../site/routes";
import { PROJECT, ask } from "../gatsby-tools";
import { headersFile, hostingRules, redirectsFile } from "./hosting";
import { restoreOriginals, storeOriginals, writePages } from "./page-files";
import { bundleReadingScript, lightenPage } from "./reading-page";
import { withoutStyleAttributes } from "./style-attributes";
import { type SiteFacts, feed, manifest, robots, sitemap } from "./site-files";

type Facts = {
  site: SiteFacts["site"];
  allGuide: { nodes: SiteFacts["guides"][number][] };
  allLegalPage: { nodes: SiteFacts["pages"][number][] };
  allSitePage: { nodes: { path: string }[] };
};

const QUERY = `
  query FinishingFacts {
    site: siteSettings { brand url title description tagline asOf }
    allGuide(sort: { order: ASC }) {
      nodes { name title excerpt category readTime author publishDate modifiedDate featured }
    }
    allLegalPage(sort: { name: ASC }) { nodes { name updated } }
    allSitePage(sort: { path: ASC }) { nodes { path } }
  }
`;

/** What Gatsby writes and no visitor ever asks for. */
const UNUSED = ["~partytown"];

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
  const data = await ask<Facts>(args, QUERY);
  if (!data) return;
  const paths = data.allSitePage.nodes.map((page) => page.path);
  const routes = paths.filter((page) => page !== NOT_FOUND_FILE && page !== NOT_FOUND_PATH);
  const script = bundleReadingScript(PROJECT);

  for (const name of UNUSED) rmSync(path.join(OUTPUT, name), { recursive: true, force: true });
  storeOriginals(OUTPUT, ORIGINALS, paths);
  writePages(OUTPUT, ORIGINALS, [...routes, NOT_FOUND_PATH], (html, page) => {
    const plain = withoutStyleAttributes(html);
    return kindOf(page) === "reading" ? lightenPage(plain, script) : plain;
  });

  const facts: SiteFacts = { site: data.site, guides: data.allGuide.nodes, pages: data.allLegalPage.nodes };
  const files = {
    "sitemap.xml": sitemap(routes, facts),
    "robots.txt": robots(facts.site.url),
    "feed.xml": feed(facts),
    "manifest.webmanifest": manifest(facts.site),
    "hosting.json": hostingRules(),
    _headers: headersFile(),
    _redirects: redirectsFile(),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(OUTPUT, name), text);
}
