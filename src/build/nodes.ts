import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import type { Content, Guide } from "../content/gate";
import { PUBLISHED_RESULTS_FILE } from "../schema/published-results-schema";
import { PAGE_NAMES, pageFile } from "../schema/page-schemas";
import { SITE_FILE } from "../schema/site-schema";
import { reportOf } from "../content/read/survey";
import { indexGuides } from "../domain/guides/guide-index";
import { rateHistory } from "../domain/cards/rate-history";
import { primeMove } from "../domain/lending/prime";
import type { Plan, Survey } from "../domain/market/plan";
import { movedPlan } from "../domain/market/reported-card";
import { encodeMarket } from "../domain/market/market-file";
import { ratesByTier } from "../domain/market/tier-rates";
import { loadContent, loadedContent } from "./content-store";
import { REPORTED_PLANS, SEARCH_INDEX } from "../site/routes";
import { PROJECT } from "./project";

type NodeFields = Record<string, unknown>;
type NodeId = (type: string, name: string) => string;

/** One node to be: its type, the name that its id is made of, the file that it comes from and goes with, and what it holds. */
const entry = (type: string, name: string, file: string | null, fields: NodeFields) => ({ type, name, file, fields });

/**
 * The related guides are named by the ids of their nodes, in the editors' order: Gatsby finds a node by its id at once,
 * and draws the page anew only when one of these changes. A query for them would go through all guides for each page.
 */
function guideFields({ fileName, ...guide }: Guide, order: number, guides: readonly Guide[], idOf: NodeId): NodeFields {
  const relatedGuides = guides
    .filter(({ name }) => guide.related.includes(name))
    .map((other) => idOf("Guide", other.fileName));
  return { ...guide, relatedGuides, order };
}

/** The newest period's plans, their variable rates as prime has moved them. */
function movedPlans({ period, plans }: Survey, { prime }: Pick<Content, "prime">): Plan[] {
  return plans.map((plan) => movedPlan(plan, period, prime));
}

/** Writes the files that pages load on use. */
function writeLoadedFiles({ guides, surveys: [survey], prime }: Content): void {
  const output = path.join(PROJECT, "public");
  mkdirSync(output, { recursive: true });
  writeFileSync(path.join(output, SEARCH_INDEX), indexGuides(guides));
  if (!survey) return;
  const { period } = survey;
  writeFileSync(path.join(output, REPORTED_PLANS), encodeMarket({ period, plans: movedPlans(survey, { prime }) }));
}

function marketFields(survey: Survey, { prime, medians }: Pick<Content, "prime" | "medians">): NodeFields {
  const { period } = survey;
  const plans = movedPlans(survey, { prime });
  return { period, primeMove: primeMove(prime, period), rates: ratesByTier(plans), plans, medians };
}

/** What pages query, made of the content that passed the gate. */
function entriesOf(
  { site, texts, cards, guides, pages, surveys, history, medians, prime, results }: Content,
  idOf: NodeId,
) {
  const [newest] = surveys;
  return [
    entry("SiteSettings", "site", SITE_FILE, { ...site }),
    ...PAGE_NAMES.map((name) => entry("PageTexts", name, pageFile(name), { name, texts: texts[name] })),
    entry("PublishedResults", "site", PUBLISHED_RESULTS_FILE, { ...results }),
    ...cards.map(({ id, ...card }, order) =>
      entry("Card", id, `data/cards/${id}.json`, {
        ...card,
        cardId: id,
        order,
        plan: reportOf(card, newest)?.plan ?? null,
        history: rateHistory(id, history, prime),
      }),
    ),
    ...guides.map((guide, order) =>
      entry("Guide", guide.fileName, `data/guides/${guide.fileName}.md`, guideFields(guide, order, guides, idOf)),
    ),
    ...pages.map((page) => entry("LegalPage", page.name, `data/pages/${page.name}.md`, { ...page })),
    ...(newest ? [entry("MarketFile", "site", null, marketFields(newest, { prime, medians }))] : []),
  ];
}

/** The content file behind a File node, as the gate names it: "data/cards/citi-simplicity.json". Null for other nodes. */
function contentFile(node: Node): string | null {
  const isContent = node.internal.type === "File" && node["sourceInstanceName"] === "content";
  return isContent ? `data/${String(node["relativePath"])}` : null;
}

/**
 * Makes the nodes that pages query, and the files that their scripts load. A node that comes of one file hangs on the File node
 * that Gatsby has read, and goes with it.
 */
export function sourceContent({
  actions,
  createNodeId,
  createContentDigest,
  getNodes,
}: CreateNodeArgs | SourceNodesArgs): void {
  const present = getNodes();
  const files = new Map(present.map((node) => [contentFile(node), node]));
  const idOf: NodeId = (type, name) => createNodeId(`${type} ${name}`);
  const content = loadedContent();
  writeLoadedFiles(content);
  const entries = entriesOf(content, idOf);
  for (const { type, name, file, fields } of entries) {
    const parent = file === null ? undefined : files.get(file);
    const node: NodeInput = {
      ...fields,
      id: idOf(type, name),
      parent: parent?.id ?? null,
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    void actions.createNode(node);
    if (parent) actions.createParentChildLink({ parent, child: node });
  }
  // Gatsby keeps a node as long as its file is there: also that of a draft, which an earlier build may have shown.
  const types = new Set(entries.map(({ type }) => type));
  const ids = new Set(entries.map(({ type, name }) => idOf(type, name)));
  const left = present.filter(({ id, internal }) => types.has(internal.type) && !ids.has(id));
  for (const node of left) actions.deleteNode(node);
}

/** Whether all content is in: then a file that changes means that an editor saved it while `develop` runs. */
let complete = false;

/** To be told once Gatsby has read every file. */
export function contentIsComplete(): void {
  complete = true;
}

/** Reads all content anew when a file of it was saved: order and references come from other files. */
export function renewContent(args: CreateNodeArgs): void {
  if (!complete || contentFile(args.node) === null) return;
  loadContent(args.reporter);
  sourceContent(args);
}
