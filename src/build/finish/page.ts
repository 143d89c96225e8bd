import { createHash } from "node:crypto";
import { type CheerioAPI, load } from "cheerio";
import { ISLANDS_FOLDER, NOT_FOUND_PATH } from "../../site/routes";
import { bundleInline } from "./bundle";
import type { IslandScripts } from "./islands";
import { type PolicySettings, REFERRER_POLICY, pagePolicy } from "./security-policy";

/** Pages come before they are asked for (html.spec.whatwg.org/multipage/speculative-loading.html). */
function speculationRules(prefix: string, withAds: boolean): string {
  const rule = {
    where: {
      // Nothing below /data/ is a page.
      and: [{ href_matches: `${prefix}/*` }, { not: { href_matches: `${prefix}/data/*` } }],
    },
    eagerness: "moderate",
  };
  // A page that is drawn unseen must not load ads that nobody sees.
  return JSON.stringify({ [withAds ? "prefetch" : "prerender"]: [rule] });
}

export function inlineScripts(prefix: string, withAds: boolean) {
  return {
    /** The small script of every page, and those that the not-found page and a page with contents add to it. */
    page: bundleInline(withAds ? "page-scripts/page-with-ads" : "page-scripts/page", prefix),
    notFound: bundleInline("page-scripts/missing-path"),
    contents: bundleInline("page-scripts/contents"),
    /** Comes ahead of all that a page with islands shows. */
    islands: bundleInline("islands/entry"),
    speculation: speculationRules(prefix, withAds),
  };
}

type Settings = {
  hidden: boolean;
  prefix: string;
  scripts: ReturnType<typeof inlineScripts>;
  islands: Pick<IslandScripts, "filesOf">;
  fonts: readonly { name: string }[];
};

/** A page without style sheet and policy; `scripts` are those within it, `files` those beside it by their names in the output. */
export type UnstyledPage = { html: string; tools: string[]; scripts: string[]; files: Record<string, string> };

function toolsOf($: CheerioAPI): string[] {
  const names = $("[data-island]").map((_, island) => $(island).attr("data-island"));
  return [...new Set(names.get())];
}

/** A comment among the nodes of a document, as all DOMs number them. */
const COMMENT = 8;

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

export function islandFile(name: string, kind: "json" | "css", text: string): string {
  return `${ISLANDS_FOLDER}/${name}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.${kind}`;
}

/** Moves the props of the page's main tool to a file beside its script, so that the page arrives sooner. Returns the files. */
function moveProps($: CheerioAPI, prefix: string): Record<string, string> {
  const files = $('[data-island][data-until="load"]').map((_, island) => {
    const script = $(island).next('[type="application/json"]');
    const props = script.text();
    const name = islandFile($(island).attr("data-island") ?? "", "json", props);
    $(island).attr("data-props", `${prefix}/${name}`);
    script.remove();
    return { name, props };
  });
  return Object.fromEntries(files.get().map(({ name, props }) => [name, props]));
}

/** Where the style sheet comes, which is known once all pages of a component are. */
const NO_STYLE = "<style></style>";

/** Texts stay as they are written, entities too: so a page is read in a third of the time. */
const AS_WRITTEN = { xml: { xmlMode: false, decodeEntities: false } };

export function finishPage(
  html: string,
  path: string,
  { hidden, prefix, scripts, islands, fonts }: Settings,
): UnstyledPage {
  const $ = load(html, AS_WRITTEN);
  const tools = toolsOf($);
  const head = $("head");
  const body = $("body");
  stripGatsby($);
  // Before the style sheet, which asks for them once it is read. A font is asked for as of another host, this one too.
  for (const { name } of fonts)
    head.append(`<link rel="preload" as="font" type="font/woff2" href="${prefix}/${name}" crossorigin>`);
  head.append(NO_STYLE);
  if (hidden && $('meta[name="robots"]').length === 0) head.append('<meta name="robots" content="noindex">');
  const added = path === NOT_FOUND_PATH ? scripts.notFound : $("[data-contents]").length > 0 ? scripts.contents : "";
  const pageScript = scripts.page + added;
  body.append(`<script>${pageScript}</script>`);
  const within = [pageScript, scripts.speculation];
  if (tools.length > 0) {
    head.append(`<script>${scripts.islands}</script>`);
    within.push(scripts.islands);
    const addressesOf = (tool: string) => islands.filesOf(tool).map((file) => `${prefix}/${file}`);
    for (const tool of tools) $(`[data-island="${tool}"]`).attr("data-src", addressesOf(tool).join(" "));
  }
  const files = moveProps($, prefix);
  body.append(`<script type="speculationrules">${scripts.speculation}</script>`);
  return { html: $.html(), tools, scripts: within, files };
}

const ENCODING = '<meta charset="utf-8">';

/** Adds the style sheet that a page's HTML needs, the address of the whole one where its tools may need more, and the policy. */
export function withStyle(
  { html, scripts }: UnstyledPage,
  { within, whole }: { within: string; whole: string },
  allowed: Pick<PolicySettings, "endpoints" | "frames">,
): string {
  const policy =
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ ...allowed, scripts, style: within })}">` +
    `<meta name="referrer" content="${REFERRER_POLICY}">`;
  const style = whole ? `<style data-whole="${whole}">` : "<style>";
  return html.replace(NO_STYLE, () => `${style}${within}</style>`).replace(ENCODING, () => ENCODING + policy);
}
