import { type CheerioAPI, load } from "cheerio";
import { NOT_FOUND_PATH } from "../../site/routes";
import { bundleInline } from "./bundle";
import type { IslandScripts } from "./islands";
import { type InlineHashes, type PolicySettings, addInlineHashes, noHashes, policyInPage } from "./security-policy";
import { type Speculation, speculationRules } from "./speculation-rules";

type Settings = {
  /** The project's folder. */
  root: string;
  /** Whether search engines are to leave the site alone. */
  hidden: boolean;
  /** The path below which the site lies; empty if it has a host to itself. */
  prefix: string;
  /** How far a page may be fetched ahead. */
  speculation: Speculation;
  /** The small script of every page. */
  pageScript: string;
  islands: IslandScripts;
  /** What the policy of each page allows, where pages bring their own; null where a host sends it. */
  policy: PolicySettings | null;
};

/** The names of a page's islands, those to be loaded with the page alone if wished. */
export function toolsOf($: CheerioAPI, until?: "load"): string[] {
  const islands = $(until ? `[data-island][data-until="${until}"]` : "[data-island]").toArray();
  return [...new Set(islands.map((island) => $(island).attr("data-island") ?? ""))];
}

/** A comment among the nodes of a document, as all DOMs number them. */
const COMMENT = 8;

/** Takes out what Gatsby writes into every page: its scripts, its marks, and the elements that its router needs. */
function stripGatsby($: CheerioAPI): void {
  $('script:not([type="application/json"], [type="application/ld+json"])').remove();
  $('link:is([rel="preload"], [rel="prefetch"], [rel="modulepreload"])').remove();
  $('meta:is([name="generator"], [http-equiv="x-ua-compatible"]), #gatsby-announcer').remove();
  $('meta[name="viewport"]').attr("content", "width=device-width, initial-scale=1");
  $("[data-react-helmet]").removeAttr("data-react-helmet");
  $("body")
    .contents()
    .filter((_, node) => node.nodeType === COMMENT)
    .remove();
  for (const wrapper of ["#gatsby-focus-wrapper", "#___gatsby"]) $(wrapper).replaceWith($(wrapper).contents());
}

/**
 * What makes a page's finished HTML from what Gatsby wrote, in one pass: Gatsby's own parts go, and the page's style sheet
 * and scripts come. The hashes of what stands within the page are added to those of the site.
 */
export function pageFinisher(
  { root, hidden, prefix, speculation, pageScript, islands, policy }: Settings,
  all: InlineHashes,
) {
  const notFoundScript = pageScript + bundleInline(root, "vanilla/not-found-page");
  const before = bundleInline(root, "islands/before");
  const rules = speculationRules(speculation, prefix);
  const address = (file: string) => `${prefix}/${file}`;

  const addIslands = ($: CheerioAPI) => {
    if (toolsOf($).length === 0) return;
    $("head").append(`<script>${before}</script>`);
    // What the page shows comes first.
    for (const file of islands.filesOf(toolsOf($, "load"))) {
      $("head").append(`<link rel="modulepreload" href="${address(file)}" fetchpriority="low">`);
    }
    $("body").append(`<script type="module" src="${address(islands.entry)}"></script>`);
  };

  return (html: string, path: string, css: string): string => {
    const $ = load(html);
    stripGatsby($);
    $("head").append(`<style>${css}</style>`);
    if (hidden && $('meta[name="robots"]').length === 0) $("head").append('<meta name="robots" content="noindex">');
    $("body").append(`<script>${path === NOT_FOUND_PATH ? notFoundScript : pageScript}</script>`);
    addIslands($);
    $("body").append(`<script type="speculationrules">${rules}</script>`);
    addInlineHashes(all, $);
    if (policy) {
      const own = noHashes();
      addInlineHashes(own, $);
      const encoding = $("meta[charset]");
      if (encoding.length === 0) throw new Error(`${path} names no encoding, after which its policy would stand.`);
      encoding.after(policyInPage(own, policy));
    }
    return $.html();
  };
}
