import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, CreateSchemaCustomizationArgs, NodeInput, SourceNodesArgs } from "gatsby";
import type { Content } from "../content/content";
import { reportOf } from "../content/survey";
import { costFields } from "../domain/cards/card";
import { ratesThatStayed, rateHistory } from "../domain/cards/rate-history";
import { cardsInstead } from "../domain/cards/eligibility";
import { aprMonths } from "../domain/cards/statement";
import { guideTeaser, namedGuides } from "../domain/guides/guide";
import { indexGuides } from "../domain/guides/guide-index";
import { primeMove } from "../domain/lending/prime";
import type { Survey } from "../domain/survey/reported-plan";
import { encodeMarket } from "../domain/market/market-file";
import { movedPlan } from "../domain/cards/reported-card";
import { ratesByTier } from "../domain/survey/tier-apr";
import { PAGE_NAMES, type PageName } from "../schema/page-schemas";
import { COST_CARDS, REPORTED_PLANS, SEARCH_INDEX } from "../site/routes";
import { loadedContent, refreshContent } from "./content-store";
import { PROJECT } from "./environment";

/** A page's content as JSON: its TypeScript types come from the schemas. The others are what gatsby-transformer-json makes. */
const TYPES = `
  type Page implements Node @dontInfer { id: ID!, data: JSON! }
  type DataJson implements Node @dontInfer { id: ID! }
  type CardsJson implements Node @dontInfer { id: ID! }
  type PagesJson implements Node @dontInfer { id: ID! }
`;

export function defineTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(TYPES);
}

/** The newest period of the survey, its variable rates as prime has moved them. Throws without any. */
function presentSurvey({ surveys: [newest], cards, history, prime }: Content): Survey {
  if (!newest) throw new Error("There is no survey in data/survey.");
  const { period, plans } = newest;
  const held = new Map(cards.map((card) => [reportOf(card, newest)?.plan, ratesThatStayed(card.id, history, prime)]));
  return { period, plans: plans.map((plan) => movedPlan(plan, period, prime, held.get(plan))) };
}

/** All that each page shows, by the id of its node: the site's settings, its texts and what it names beside them. */
function pagesOf(content: Content): Record<string, object> {
  const { period, plans } = presentSurvey(content);
  const { site, texts, cards, guides, pages, surveys, history, prime } = content;
  const [newest = null] = surveys;
  // Statistics count what was reported, as guides do; costs count the rates of today.
  const rates = ratesByTier(newest?.plans ?? []);
  const reported = cards.map((card) => ({ card, plan: reportOf(card, newest)?.plan ?? null }));
  const shown: Partial<Record<PageName, object>> = {
    home: { cards, guides: namedGuides(guides, texts.home.teasers).map(guideTeaser) },
    offers: { cards },
    compare: { cards },
    debts: { cards },
    calculator: { cards, rates },
    market: {
      listed: reported.flatMap(({ card, plan }) => (plan ? [{ card, row: plan.row }] : [])),
      period,
      plans: plans.length,
      rates,
      moved: primeMove(prime, period),
    },
    guides: { guides: guides.map(guideTeaser) },
    about: { cards: cards.length, plans: plans.length },
  };
  const cardTerms = aprMonths(cards).join("–");
  const entry = (id: string, data: object) => [id, { site, ...data }] as const;
  return Object.fromEntries<object>([
    ...PAGE_NAMES.map((name) => entry(`page/${name}`, { texts: texts[name], ...shown[name] })),
    ...pages.map((text) => entry(`page/${text.name}`, { text })),
    ...guides.map((guide) => {
      const relatedGuides = guides.filter(({ name }) => guide.related.includes(name)).map(guideTeaser);
      return entry(`guide/${guide.name}`, { guide: { ...guide, relatedGuides, cardTerms } });
    }),
    ...reported.map(({ card, plan }) =>
      entry(`card/${card.id}`, {
        texts: texts.card,
        card,
        plan,
        history: rateHistory(card, history, prime),
        others: cardsInstead(card, cards),
        period,
      }),
    ),
  ]);
}

export function dataFiles(content: Content): Record<string, string> {
  return {
    [SEARCH_INDEX]: indexGuides(content.guides),
    [COST_CARDS]: JSON.stringify(content.cards.map(costFields)),
    [REPORTED_PLANS]: encodeMarket(presentSurvey(content)),
  };
}

export function sourceContent({
  actions,
  createContentDigest,
  getNodesByType,
}: CreateNodeArgs | SourceNodesArgs): void {
  const content = loadedContent();
  const output = path.join(PROJECT, "public");
  mkdirSync(output, { recursive: true });
  for (const [address, text] of Object.entries(dataFiles(content))) writeFileSync(path.join(output, address), text);

  const pages = pagesOf(content);
  for (const [id, data] of Object.entries(pages)) {
    const node: NodeInput = {
      id,
      data,
      parent: null,
      children: [],
      internal: { type: "Page", contentDigest: createContentDigest(data) },
    };
    void actions.createNode(node);
  }
  // Those of a card or guide whose file was deleted while `develop` runs.
  for (const node of getNodesByType("Page").filter(({ id }) => !(id in pages))) actions.deleteNode(node);
}

/** True once Gatsby has read every file: then one that changes was saved by an editor while `develop` runs. */
let complete = false;

export function markContentComplete(): void {
  complete = true;
}

/** Reads all content anew when a file of it was saved: order and references come from other files. */
export function renewContent(args: CreateNodeArgs): void {
  if (!complete || args.node.internal.type !== "File") return;
  refreshContent(args.reporter);
  sourceContent(args);
}
