import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, CreateSchemaCustomizationArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import type { Content } from "../content/content";
import { reportOf } from "../content/survey";
import { costFields } from "../domain/cards/card";
import { ratesThatStayed, rateHistory } from "../domain/cards/rate-history";
import { aprMonths } from "../domain/cards/statement";
import { guideTeaser } from "../domain/guides/guide";
import { indexGuides } from "../domain/guides/guide-index";
import type { Survey } from "../domain/survey/reported-plan";
import { encodeMarket } from "../domain/market/market-file";
import { movedPlan } from "../domain/cards/reported-card";
import { ratesByTier } from "../domain/survey/tier-apr";
import { PAGE_NAMES } from "../schema/page-schemas";
import { COST_CARDS, REPORTED_PLANS, SEARCH_INDEX } from "../site/routes";
import { loadedContent, refreshContent } from "./content-store";
import { PROJECT } from "./environment";

/** Content as JSON: its TypeScript types come from the schemas. The last three are what gatsby-transformer-json makes. */
const TYPES = `
  type Card implements Node @dontInfer { id: ID!, order: Int!, data: JSON! }
  type Guide implements Node @dontInfer { id: ID!, order: Int!, data: JSON! }
  type Page implements Node @dontInfer { id: ID!, order: Int!, data: JSON! }
  type DataJson implements Node @dontInfer { id: ID!, rates: JSON }
  type CardsJson implements Node @dontInfer { id: ID! }
  type PagesJson implements Node @dontInfer { id: ID! }
`;

export function defineTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(TYPES);
}

type Entry = { type: "Card" | "Guide" | "Page"; name: string; data: object };

const page = (name: string, data: object): Entry => ({ type: "Page", name, data });

/** The newest period of the survey, its variable rates as prime has moved them. Throws without any. */
function presentSurvey({ surveys: [newest], cards, history, prime }: Content): Survey {
  if (!newest) throw new Error("There is no survey in data/survey.");
  const { period, plans } = newest;
  const held = new Map(cards.map((card) => [reportOf(card, newest)?.plan, ratesThatStayed(card.id, history, prime)]));
  return { period, plans: plans.map((plan) => movedPlan(plan, period, prime, held.get(plan))) };
}

function entriesOf(content: Content, { period, plans }: Survey): Entry[] {
  const { site, texts, cards, guides, pages, surveys, history, prime } = content;
  const [newest = null] = surveys;
  return [
    ...cards.map((card): Entry => {
      const plan = reportOf(card, newest)?.plan ?? null;
      const rates = rateHistory(card, history, prime);
      return { type: "Card", name: card.id, data: { card, plan, history: rates } };
    }),
    ...guides.map((guide): Entry => {
      const relatedGuides = guides.filter(({ name }) => guide.related.includes(name)).map(guideTeaser);
      const cardTerms = aprMonths(cards).join("–");
      return { type: "Guide", name: guide.name, data: { ...guide, relatedGuides, cardTerms } };
    }),
    ...pages.map((text) => page(text.name, text)),
    ...PAGE_NAMES.map((name) => page(name, texts[name])),
    page("site", site),
    // Statistics count what was reported, as guides do; costs count the rates of today.
    page("survey", { period, plans: plans.length, rates: ratesByTier(newest?.plans ?? []) }),
  ];
}

function isContent(node: Node): boolean {
  return node.internal.type === "File" && node["sourceInstanceName"] === "content";
}

export function sourceContent({
  actions,
  createContentDigest,
  getNodesByType,
}: CreateNodeArgs | SourceNodesArgs): void {
  const content = loadedContent();
  const survey = presentSurvey(content);
  const output = path.join(PROJECT, "public");
  mkdirSync(output, { recursive: true });
  writeFileSync(path.join(output, SEARCH_INDEX), indexGuides(content.guides));
  writeFileSync(path.join(output, COST_CARDS), JSON.stringify(content.cards.map(costFields)));
  writeFileSync(path.join(output, REPORTED_PLANS), encodeMarket(survey));

  const nodes = entriesOf(content, survey).map(({ type, name, data }, order): NodeInput => ({
    id: `${type.toLowerCase()}/${name}`,
    order,
    data,
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest([order, data]) },
  }));
  for (const node of nodes) void actions.createNode(node);
  // Those of a card or guide whose file was deleted while `develop` runs.
  const ids = new Set(nodes.map(({ id }) => id));
  for (const type of ["Card", "Guide"])
    for (const node of getNodesByType(type).filter(({ id }) => !ids.has(id))) actions.deleteNode(node);
}

/** True once Gatsby has read every file: then one that changes was saved by an editor while `develop` runs. */
let complete = false;

export function contentIsComplete(): void {
  complete = true;
}

/** Reads all content anew when a file of it was saved: order and references come from other files. */
export function renewContent(args: CreateNodeArgs): void {
  if (!complete || !isContent(args.node)) return;
  refreshContent(args.reporter);
  sourceContent(args);
}
