import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import type { Content, Guide } from "../content/gate";
import type { Card } from "../content/schema/card-schema";
import { CONTENT_FOLDERS } from "./content-folders";
import { loadContent, loadedContent } from "./content-store";
import { PROJECT } from "./gatsby-tools";
import { guideIndexFile } from "./guide-index-file";
import { packed } from "./type-definitions";

type NodeTools = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest" | "getNode">;
type NodeFields = Record<string, unknown>;

/** The content file behind a node: the node itself if it is a file, else the file that it was made of. */
function fileOf(node: Node, { getNode }: Pick<NodeTools, "getNode">): Node | undefined {
  const file = node.internal.type === "File" ? node : node.parent ? getNode(node.parent) : undefined;
  return file && Object.hasOwn(CONTENT_FOLDERS, String(file["sourceInstanceName"])) ? file : undefined;
}

/** What of the whole content the nodes need, found once for all of them. */
type Whole = {
  content: Content;
  /** Where each card and each guide stands in the editors' order, by its file's name. */
  cards: ReadonlyMap<string, number>;
  guides: ReadonlyMap<string, number>;
  /** Each guide's file and place by its address, by which guides name one another. */
  addresses: ReadonlyMap<string, { fileName: string; order: number }>;
};

function wholeOf(content: Content): Whole {
  const places = (names: string[]) => new Map(names.map((name, index) => [name, index]));
  return {
    content,
    cards: places(content.cards.map(({ id }) => id)),
    guides: places(content.guides.map(({ fileName }) => fileName)),
    addresses: new Map(content.guides.map(({ name, fileName }, order) => [name, { fileName, order }])),
  };
}

const wholes = new WeakMap<Content, Whole>();

/** The present content; null while none has passed the gate. */
function loadedWhole(): Whole | null {
  const content = loadedContent();
  if (!content) return null;
  const whole = wholes.get(content) ?? wholeOf(content);
  wholes.set(content, whole);
  return whole;
}

/** The address that a build is given; every page's own address is put together from it. Throws if that can't be. */
function givenUrl(): string | undefined {
  const given = process.env["SITE_URL"];
  if (!given || /^https:\/\/[^\s/?#]+(\/[^\s?#]*[^\s/?#])?$/.test(given)) return given;
  throw new Error(
    `SITE_URL must start with https:// and end without a slash, such as https://example.com, found "${given}".`,
  );
}

function siteFields({ site }: Content): NodeFields {
  return { ...site, url: givenUrl() || site.url };
}

function cardFields({ id, ...card }: Card, order: number): NodeFields {
  return { ...card, cardId: id, order };
}

type NodeId = (type: string, name: string) => string;

/**
 * The related guides are named by the ids of their nodes, in the editors' order: Gatsby finds a node by its id at once,
 * and draws the page anew only when one of these changes. A query for them would go through all guides for each page.
 */
function guideFields({ fileName, ...guide }: Guide, order: number, whole: Whole, idOf: NodeId): NodeFields {
  const relatedGuides = guide.related
    .flatMap((name) => whole.addresses.get(name) ?? [])
    .sort((one, other) => one.order - other.order)
    .map((other) => idOf("Guide", other.fileName));
  return { ...guide, text: packed(guide.text), relatedGuides, order };
}

type Entry = { type: string; fields: NodeFields };

/** What a file's content becomes: the explicit nodes that pages query. None for a file that no content came of. */
function entriesOf(folder: string, name: string, whole: Whole, idOf: NodeId): Entry[] {
  const { cards, guides, pages } = whole.content;
  switch (folder) {
    case "settings":
      if (name !== "site") return [];
      // The index is a node of its own, because it changes with every text; the settings stand on every page.
      return [
        { type: "SiteSettings", fields: siteFields(whole.content) },
        { type: "GuideIndex", fields: { path: guideIndexFile(guides).path } },
      ];
    case "cards": {
      const order = whole.cards.get(name) ?? -1;
      const card = cards[order];
      return card ? [{ type: "Card", fields: cardFields(card, order) }] : [];
    }
    case "guides": {
      const order = whole.guides.get(name) ?? -1;
      const guide = guides[order];
      return guide ? [{ type: "Guide", fields: guideFields(guide, order, whole, idOf) }] : [];
    }
    default: {
      const page = pages.find((other) => other.name === name);
      return page ? [{ type: "LegalPage", fields: { ...page, text: packed(page.text) } }] : [];
    }
  }
}

/** JSON files reach us through gatsby-transformer-json's nodes, Markdown files as they are. */
function isIngested(node: Node, file: Node): boolean {
  return file["extension"] === "json" ? node.internal.type !== "File" : node.internal.type === "File";
}

function ingest(node: Node, tools: NodeTools): void {
  const file = fileOf(node, tools);
  const whole = loadedWhole();
  if (!file || !whole || !isIngested(node, file)) return;
  const name = String(file["name"]);
  const folder = String(file["sourceInstanceName"]);
  const idOf: NodeId = (type, of) => tools.createNodeId(`${type} ${of}`);
  for (const { type, fields } of entriesOf(folder, name, whole, idOf)) {
    const input: NodeInput = {
      ...fields,
      id: idOf(type, name),
      parent: node.id,
      internal: {
        type,
        contentDigest: tools.createContentDigest(fields),
      },
    };
    void tools.actions.createNode(input);
    const child = tools.getNode(input.id);
    if (child) tools.actions.createParentChildLink({ parent: node, child });
  }
}

/** Whether all content is in: then a node that changes means that an editor saved a file while `develop` runs. */
let complete = false;

/** To be told once Gatsby has read every file. */
export function contentIsComplete(): void {
  complete = true;
}

/** Makes the nodes of all content anew: their order and what their references stand for come from other files. */
function ingestAll(args: CreateNodeArgs | SourceNodesArgs): void {
  for (const node of args.getNodes()) ingest(node, args);
}

/** Makes the explicit node of a content file as soon as Gatsby knows the file. */
export function createContentNode(args: CreateNodeArgs): void {
  const { node, reporter } = args;
  if (complete && node.internal.type === "File" && fileOf(node, args)) {
    loadContent(PROJECT, reporter);
    ingestAll(args);
  } else {
    ingest(node, args);
  }
}

/** Renews the nodes of an earlier build. */
export function renewContentNodes(args: SourceNodesArgs): void {
  ingestAll(args);
}
