import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { NOT_FOUND_PATH, kindOf } from "../../site/routes";
import { PROJECT, ask } from "../gatsby-tools";
import { headersFile, hostingRules, redirectsFile } from "./hosting";
import { fileOfPage, layOutPages, removeOtherPages, rewrite } from "./page-files";
import { bundleReadingScript, lightenPage } from "./reading-page";
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
const UNUSED = ["~partytown", "404"];

/** Gatsby's name of the not-found page; `/404` itself is the same page once more. */
const NOT_FOUND_FILE = "/404.html";

/**
 * The finishing pass, after every build: lays pages out as hosts like them, takes the framework out of reading pages and
 * writes the files that are made from the whole site. Running it again changes nothing.
 */
export async function finish(args: BuildArgs): Promise<void> {
  const data = await ask<Facts>(args, QUERY);
  if (!data) return;
  const folder = path.join(PROJECT, "public");
  const paths = data.allSitePage.nodes
    .map((page) => page.path)
    .filter((page) => page !== NOT_FOUND_FILE && page !== NOT_FOUND_PATH && !page.startsWith("/dev-404"));
  const pages = [...paths, NOT_FOUND_PATH];

  for (const name of UNUSED) rmSync(path.join(folder, name), { recursive: true, force: true });
  layOutPages(folder, paths);
  removeOtherPages(folder, pages);

  const script = bundleReadingScript(PROJECT);
  for (const page of pages.filter((other) => kindOf(other) === "reading")) {
    rewrite(path.join(folder, fileOfPage(page)), (html) => lightenPage(html, script));
  }

  const facts: SiteFacts = { site: data.site, guides: data.allGuide.nodes, pages: data.allLegalPage.nodes };
  const files = {
    "sitemap.xml": sitemap(paths, facts),
    "robots.txt": robots(facts.site.url),
    "feed.xml": feed(facts),
    "manifest.webmanifest": manifest(facts.site),
    "hosting.json": hostingRules(),
    _headers: headersFile(),
    _redirects: redirectsFile(),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}
