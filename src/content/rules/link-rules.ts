import GithubSlugger from "github-slugger";
import type { Root, RootContent } from "mdast";
import { CATEGORIES } from "../../schema/vocabulary";
import { ROUTES, pathOf } from "../../site/routes";
import { closest, didYouMean, fieldName, type Path, quote, type Place } from "../fault";
import { extentOf, plainText, walk } from "../read/markdown";
import type { MarkdownPart } from "../read/markdown";
import { didYouMeanPage, isKnownPath } from "./page-addresses";
import { type Sources, fillReferences } from "../references/references";
import { pathOfText } from "../read/folders";
import type { SourceFile } from "../read/source-file";
import type { Whole } from "../read/whole";
import { textsIn } from "../read/texts-in";

/** Checks where links lead: to a page, to a heading that exists (`#anchor`), to a filter that exists (`?filter=`). */

type Link = { url: string; place: Place; path?: Path };

/** Pages whose fragment holds a person's own amounts (`/calculator#balance=5000`). */
const PAGES_WITH_AMOUNTS: readonly string[] = [ROUTES.calculator.path, ROUTES.offers.path, ROUTES.compare.path];

type Anchors = ReadonlyMap<string, readonly string[]>;

/** The anchors of a text's sections, made as the page makes them. */
function anchorsOf(tree: Root, sources: Sources): string[] {
  const slugger = new GithubSlugger();
  return tree.children
    .filter((node) => node.type === "heading" && node.depth === 2)
    .map((node) => slugger.slug(fillReferences(plainText(node), sources)));
}

/** The addresses that Markdown leads to, each with its place. */
export function linksIn({ tree, where }: MarkdownPart): Link[] {
  const links: Link[] = [];
  walk(tree, (node: RootContent) => {
    if (node.type !== "link" && node.type !== "definition") return;
    const { line, column } = extentOf(node).start;
    links.push({ url: node.url, place: where(line, column) });
  });
  return links;
}

/** The addresses that settings or front matter lead to: the fields named `to`. */
function linksInFields(source: SourceFile): Link[] {
  return textsIn(source.data)
    .filter(({ path }) => path.at(-1) === "to")
    .map(({ text, path }) => ({ url: text, place: source.placeOf(path), path }));
}

/** Links in Markdown are held against the pages with the rest of its notation. */
function checkPage(source: SourceFile, { place, path }: Link, address: string, made: ReadonlySet<string>): void {
  const isRefused = path && source.faults.some((fault) => fieldName(fault.path) === fieldName(path));
  if (isRefused || isKnownPath(address, made)) return;
  const hint = didYouMeanPage(address, made);
  source.reportAt(place, "the address of a page of this site", quote(address), hint, path);
}

function checkAnchor(source: SourceFile, { place, path }: Link, page: string, anchor: string, anchors: Anchors): void {
  if (anchor === "" || anchor === "main") return;
  if (PAGES_WITH_AMOUNTS.includes(page) && /^[a-z]+=/.test(anchor)) return;
  const isPage = anchors.has(page) || Object.values(ROUTES).some((route) => route.path === page);
  const known = anchors.get(page) ?? [];
  if (!isPage || known.includes(anchor)) return;
  const found = quote(`#${anchor}`);
  if (known.length === 0) source.reportAt(place, "no anchor, as that page has no sections", found, undefined, path);
  else {
    const hint = didYouMean(anchor, known) ?? `its sections are ${known.join(", ")}`;
    source.reportAt(place, "the anchor of a section of that page", found, hint, path);
  }
}

function checkFilter(source: SourceFile, { place, path }: Link, page: string, address: string): void {
  const filter = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get("filter");
  if (page !== ROUTES.offers.path || filter === null) return;
  if (CATEGORIES.some((category) => category === filter)) return;
  const expected = `a filter that the page knows: ${CATEGORIES.join(", ")}`;
  source.reportAt(place, expected, quote(filter), didYouMean(filter, CATEGORIES), path);
}

/** The parts of an address's host, without "www" and the ending: that alone is often mistyped, and tells no site apart. */
function namesOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  return new URL(address).hostname
    .replace(/^www\./, "")
    .split(".")
    .slice(0, -1);
}

/** Whether an address leads to this site, or to a slip of its name: plainrat.example, plainrate.con, ww.plainrate.example. */
function isOwn(address: string, site: string): boolean {
  const own = namesOf(site).slice(0, 1);
  return namesOf(address).some((name) => closest(name, own) !== undefined);
}

/** Reports an address of this site that is not written as its pages are: with the domain, or with a slash at its end. */
function checkForm(source: SourceFile, { place, path }: Link, address: string, site: string | undefined): void {
  if (!address.startsWith("/")) {
    // A field for a page of this site takes no domain.
    if (path || site === undefined || !isOwn(address, site)) return;
    const { pathname, search, hash } = new URL(address);
    const hint = `write ${pathname}${search}${hash}`;
    source.reportAt(place, "an address of this site without its domain", quote(address), hint, path);
  } else if (/^[^?#]+\/(?:[?#]|$)/.test(address)) {
    source.reportAt(place, "no slash at the end of an address", quote(address), `write ${pathOf(address)}`, path);
  }
}

/**
 * Reports every link of the texts, the settings and the pages made of code that leads to no page, section or filter, or that
 * isn't written as the addresses of this site are.
 */
export function checkLinkTargets({ guides, pages, site, pageFiles, settings, references, madePaths }: Whole): void {
  const fill = (text: string) => fillReferences(text, references);
  const texts = [...guides, ...pages].flatMap(({ source, text }) =>
    text ? [{ source, text, page: fill(pathOfText(source.file)) }] : [],
  );
  // A block that can't be read may have swallowed the headings below it.
  const sound = texts.filter(({ text }) => text.blocks.every(({ block }) => block !== null));
  const anchors = new Map(sound.map(({ page, text }) => [page, anchorsOf(text.tree, references)]));
  /** `own` is the page that the links stand on. */
  const check = (source: SourceFile, own: string, links: readonly Link[]) => {
    for (const link of links) {
      const address = fill(link.url);
      checkForm(source, link, address, settings.url);
      if (!/^[/#]/.test(address)) continue;
      if (link.path) checkPage(source, link, address, madePaths);
      const page = address.startsWith("#") ? own : pathOf(address);
      checkAnchor(source, link, page, /#(.*)$/s.exec(address)?.[1] ?? "", anchors);
      checkFilter(source, link, page, address);
    }
  };
  for (const { source, text, page } of texts) {
    check(source, page, text.parts.flatMap(linksIn));
    check(source, "", linksInFields(source));
  }
  for (const { source } of [site, ...pageFiles]) check(source, "", linksInFields(source));
}
