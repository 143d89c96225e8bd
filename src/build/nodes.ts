import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import type { Content, Guide, LegalPage } from "../content/gate";
import type { Card } from "../content/card-schema";
import { CONTENT_FOLDERS } from "./content-folders";
import { loadContent, loadedContent } from "./content-store";
import { PROJECT } from "./gatsby-tools";

type NodeTools = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest" | "getNode">;
type NodeFields = Record<string, unknown>;

/** The content file behind a node: the node itself if it is a file, else the file that it was made of. */
function fileOf(node: Node, { getNode }: Pick<NodeTools, "getNode">): Node | undefined {
  const file = node.internal.type === "File" ? node : node.parent ? getNode(node.parent) : undefined;
  return file && Object.hasOwn(CONTENT_FOLDERS, String(file["sourceInstanceName"])) ? file : undefined;
}

function cardFields({ id, ...card }: Card, order: number): NodeFields {
  return { ...card, cardId: id, order };
}

function guideFields({ body, fileName, ...guide }: Guide, order: number): NodeFields {
  return { ...guide, order };
}

function pageFields({ body, ...page }: LegalPage): NodeFields {
  return page;
}

type Entry = { type: string; fields: NodeFields; markdown?: string };

/** What a file's content becomes: the explicit node that pages query. Undefined for a file that no content came of. */
function entryOf(folder: string, name: string, { site, cards, guides, pages }: Content): Entry | undefined {
  switch (folder) {
    case "settings":
      return { type: "SiteSettings", fields: { ...site, url: process.env["SITE_URL"] || site.url } };
    case "cards": {
      const order = cards.findIndex((card) => card.id === name);
      const card = cards[order];
      return card && { type: "Card", fields: cardFields(card, order) };
    }
    case "guides": {
      const order = guides.findIndex((guide) => guide.fileName === name);
      const guide = guides[order];
      return guide && { type: "Guide", fields: guideFields(guide, order), markdown: guide.body };
    }
    default: {
      const page = pages.find((other) => other.name === name);
      return page && { type: "LegalPage", fields: pageFields(page), markdown: page.body };
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
  const { type, fields, markdown } = entry;
  const input: NodeInput = {
    ...fields,
    id: tools.createNodeId(`${type} ${name}`),
    parent: node.id,
    internal: {
      type,
      contentDigest: tools.createContentDigest([fields, markdown]),
      ...(markdown === undefined ? {} : { mediaType: "text/markdown", content: markdown }),
    },
  };
  void tools.actions.createNode(input);
  const child = tools.getNode(input.id);
  if (child) tools.actions.createParentChildLink({ parent: node, child });
}

/** Once the first content is in, a node that changes means that an editor saved a file while `develop` runs. */
let started = false;

/** Makes the explicit node of a content file as soon as Gatsby knows the file. */
export function createContentNode(args: CreateNodeArgs): void {
  const { node, reporter } = args;
  if (started && node.internal.type === "File" && fileOf(node, args)) {
    loadContent(PROJECT, reporter);
  }
  ingest(node, args);
}

/** Draws the nodes of an earlier build anew: their order and the references in them stand in another file. */
export function renewContentNodes(args: SourceNodesArgs): void {
  for (const node of args.getNodes()) ingest(node, args);
  started = true;
}
