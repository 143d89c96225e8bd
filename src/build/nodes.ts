import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import type { Content, Guide } from "../content/gate";
import type { Card } from "../content/card-schema";
import { CONTENT_FOLDERS } from "./content-folders";
import { loadContent, loadedContent } from "./content-store";
import { PROJECT } from "./gatsby-tools";
import { guideIndexFile } from "./guide-index-file";

type NodeTools = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest" | "getNode">;
type NodeFields = Record<string, unknown>;

/** The content file behind a node: the node itself if it is a file, else the file that it was made of. */
function fileOf(node: Node, { getNode }: Pick<NodeTools, "getNode">): Node | undefined {
  const file = node.internal.type === "File" ? node : node.parent ? getNode(node.parent) : undefined;
  return file && Object.hasOwn(CONTENT_FOLDERS, String(file["sourceInstanceName"])) ? file : undefined;
}

function siteFields({ site, guides }: Content): NodeFields {
  return { ...site, url: process.env["SITE_URL"] || site.url, guideIndex: guideIndexFile(guides).path };
}

function cardFields({ id, ...card }: Card, order: number): NodeFields {
  return { ...card, cardId: id, order };
}

function guideFields({ fileName, ...guide }: Guide, order: number): NodeFields {
  return { ...guide, order };
}

type Entry = { type: string; fields: NodeFields };

/** What a file's content becomes: the explicit node that pages query. Undefined for a file that no content came of. */
function entryOf(folder: string, name: string, content: Content): Entry | undefined {
  const { cards, guides, pages } = content;
  switch (folder) {
    case "settings":
      return name === "site" ? { type: "SiteSettings", fields: siteFields(content) } : undefined;
    case "cards": {
      const order = cards.findIndex((card) => card.id === name);
      const card = cards[order];
      return card && { type: "Card", fields: cardFields(card, order) };
    }
    case "guides": {
      const order = guides.findIndex((guide) => guide.fileName === name);
      const guide = guides[order];
      return guide && { type: "Guide", fields: guideFields(guide, order) };
    }
    default: {
      const page = pages.find((other) => other.name === name);
      return page && { type: "LegalPage", fields: page };
    }
  }
}

/** JSON files reach us through gatsby-transformer-json's nodes, Markdown files as they are. */
function isIngested(node: Node, file: Node): boolean {
  return file["extension"] === "json" ? node.internal.type !== "File" : node.internal.type === "File";
}

function ingest(node: Node, tools: NodeTools): void {
  const file = fileOf(node, tools);
  const content = loadedContent();
  if (!file || !content || !isIngested(node, file)) return;
  const name = String(file["name"]);
  const folder = String(file["sourceInstanceName"]);
  const entry = entryOf(folder, name, content);
  if (!entry) return;
  const { type, fields } = entry;
  const input: NodeInput = {
    ...fields,
    id: tools.createNodeId(`${type} ${name}`),
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
