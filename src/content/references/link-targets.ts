import GithubSlugger from "github-slugger";
import type { RootContent, Root } from "mdast";
import { CATEGORIES } from "../../domain/cards/card";
import { ROUTES, guidePath, pathOf } from "../../site/routes";
import { didYouMean } from "./did-you-mean";
import { type Fault, fieldName, quote } from "../fault";
import { type MarkdownPart, plainText, treeOf } from "../rules/markdown-rules";
import { type Place, extentOf } from "../read/place";
import { type Sources, fillReferences } from "./references";
import type { SourceFile } from "../read/source-file";
import { addressesIn } from "../rules/texts";

/** Checks where links lead within a page: to a heading that exists (`#anchor`), to a filter that exists (`?filter=`). */

/** An address that leads somewhere, with its place in the file; `field` is empty within Markdown. */
type Link = Place & { url: string; field: string };

/** A text of the site and the address of its page, with the links in its Markdown and those in its front matter. */
export type LinkedText = {
  path: string;
  file: string;
  anchors: readonly string[];
  links: readonly Link[];
  fields: readonly Link[];
};

/** Pages whose fragment holds a person's own amounts (`/calculator#balance=5000`). */
const PAGES_WITH_AMOUNTS: readonly string[] = [ROUTES.calculator.path, ROUTES.offers.path, ROUTES.compare.path];

type Anchors = ReadonlyMap<string, readonly string[]>;

/** The anchors of a text's sections, made as the page makes them. */
function anchorsOf(source: SourceFile, sources: Sources): string[] {
  const slugger = new GithubSlugger();
  return treeOf(source.body)
    .children.filter((node) => node.type === "heading" && node.depth === 2)
    .map((node) => slugger.slug(fillReferences(plainText(node), sources)));
}

type Complaint = Pick<Fault, "expected" | "found"> & { hint?: string | undefined };

function anchorComplaint(path: string, anchor: string, anchors: Anchors): Complaint | null {
  if (anchor === "" || anchor === "main") return null;
  if (PAGES_WITH_AMOUNTS.includes(path) && /^[a-z]+=/.test(anchor)) return null;
  const isPage = anchors.has(path) || Object.values(ROUTES).some((route) => route.path === path);
  const known = anchors.get(path) ?? [];
  if (!isPage || known.includes(anchor)) return null;
  return {
    expected: known.length > 0 ? "the anchor of a section of that page" : "no anchor, as that page has no sections",
    found: quote(`#${anchor}`),
    hint: didYouMean(anchor, known) ?? (known.length > 0 ? `its sections are ${known.join(", ")}` : undefined),
  };
}

function filterComplaint(path: string, address: string): Complaint | null {
  const filter = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get("filter");
  if (path !== ROUTES.offers.path || filter === null) return null;
  if (CATEGORIES.some((category) => category === filter)) return null;
  return {
    expected: `a filter that the page knows: ${CATEGORIES.join(", ")}`,
    found: quote(filter),
    hint: didYouMean(filter, CATEGORIES),
  };
}

/** What is wrong with an address on this site, beyond the page that it leads to. `own` is the page that it stands on. */
function targetComplaints(address: string, own: string, anchors: Anchors): Complaint[] {
  if (!/^[/#]/.test(address)) return [];
  const path = address.startsWith("#") ? own : pathOf(address);
  const anchor = /#(.*)$/s.exec(address)?.[1] ?? "";
  return [anchorComplaint(path, anchor, anchors), filterComplaint(path, address)].filter((found) => found !== null);
}

function linksIn(node: Root | RootContent, where: MarkdownPart["where"]): Link[] {
  const { line, column } = extentOf(node).start;
  const own =
    node.type === "link" || node.type === "definition" ? [{ url: node.url, ...where(line, column), field: "" }] : [];
  return "children" in node ? [...own, ...node.children.flatMap((child: RootContent) => linksIn(child, where))] : own;
}

/**
 * Reads a text's links and anchors. `parts` are all its Markdown, that of its blocks too. To be called where the text is
 * read, while its Markdown's trees are at hand.
 */
export function linkedText(
  path: string,
  source: SourceFile,
  parts: readonly MarkdownPart[],
  sources: Sources,
): LinkedText {
  return {
    path,
    file: source.file,
    anchors: anchorsOf(source, sources),
    links: parts.flatMap(({ markdown, where }) => linksIn(treeOf(markdown), where)),
    fields: linksInFields(source),
  };
}

function linksInFields(source: SourceFile): Link[] {
  return addressesIn(source.readable ? source.data : undefined).map(({ text, path }) => ({
    url: text,
    ...source.placeOf(path),
    field: fieldName(path),
  }));
}

/** Every link of the texts and of the settings that leads to no section or to no filter. */
export function linkTargetFaults(
  texts: readonly LinkedText[],
  settings: SourceFile | undefined,
  sources: Sources,
): Fault[] {
  const fill = (text: string) => fillReferences(text, sources);
  const anchors = new Map(texts.map((text) => [fill(text.path), text.anchors]));
  const faultsOf = (file: string, own: string, links: readonly Link[]) =>
    links.flatMap(({ url, ...place }) =>
      targetComplaints(fill(url), own, anchors).map(({ hint, ...complaint }) => ({
        file,
        ...place,
        ...complaint,
        ...(hint === undefined ? {} : { hint }),
      })),
    );
  return [
    ...texts.flatMap(({ path, file, links }) => faultsOf(file, fill(path), links)),
    ...texts.flatMap(({ file, fields }) => faultsOf(file, "", fields)),
    ...(settings ? faultsOf(settings.file, "", linksInFields(settings)) : []),
  ];
}

/** The address of a guide's or a legal page's text. */
export function pathOfText(folder: "guides" | "pages", name: string): string {
  return folder === "guides" ? guidePath(name) : `/${name}`;
}
