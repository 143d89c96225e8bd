import { z } from "zod";
import type { Content } from "../../content/gate";
import {
  OPEN_DATA_VERSION,
  type OpenCard,
  type OpenCards,
  type OpenGuides,
  type OpenSurvey,
  openCardSchema,
  openCardsSchema,
  openGuideSchema,
  openGuidesSchema,
  openSurveySchema,
} from "../../schema/open-data-schema";
import type { IntroScope } from "../../schema/vocabulary";
import type { StatedCard } from "../../domain/cards/card";
import { aprAsOf, statementOf } from "../../domain/cards/card-facts";
import { termText } from "../../domain/cards/card-terms";
import { aprEnds } from "../../domain/lending/apr";
import { offerFor } from "../../domain/lending/offer";
import type { Plan, Survey } from "../../domain/market/plan";
import { SURVEY_COLUMNS, SURVEY_FIELDS, columnOf } from "../../schema/survey-schema";
import { csvPlainText, csvText } from "../../domain/text/csv";
import type { Site } from "../../domain/site/site";
import { OPEN_DATA, OPEN_DATA_SCHEMAS, cardPath, guidePath } from "../../site/routes";

/** The catalog and the guides as data for others, made from the nodes that the pages are made from. */

/** Under which license others may use our own files; the survey is in the public domain, and so are our marks on it. */
const OUR_LICENSE = "https://creativecommons.org/licenses/by/4.0/";
const PUBLIC_DOMAIN = "https://creativecommons.org/publicdomain/zero/1.0/";

function about({ brand, url, sampleData, disclaimer }: Site, schema: string, asOf: string, license: string) {
  const $schema = url + schema;
  return { $schema, version: OPEN_DATA_VERSION, brand, url, asOf, license, sampleData, notice: disclaimer } as const;
}

/** "2026-02" as its last day, "2026-02-28"; a day stays as it is. */
function endOf(monthOrDay: string): string {
  const [year = "", month = "", day] = monthOrDay.split("-");
  return day
    ? monthOrDay
    : new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, monthOrDay.length + 3);
}

/** The last day that any of some days and months names; the site's own day where there are none. */
function newestOf(days: readonly string[], site: Site): string {
  return days.map(endOf).sort().at(-1) ?? site.asOf;
}

/** A card without what only the pages need. */
function openCard(card: StatedCard, { url }: Site): OpenCard {
  const { low: aprLow, high: aprHigh } = aprEnds(card.terms.purchaseApr);
  return openCardSchema.strip().parse({ ...card, aprLow, aprHigh, page: url + cardPath(card.id) });
}

const SURVEY_SOURCE =
  "Terms of Credit Card Plans survey of the Consumer Financial Protection Bureau, a work of the US Government in the public domain; the period 2025-12-31 was copied from a derived table, not from the official workbook.";

/** A plan's value as a cell. What was not reported is empty. */
function cellOf(value: Plan[(typeof SURVEY_FIELDS)[number]]): string {
  if (typeof value === "string") return csvPlainText(value);
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

/** The plans as a table with the columns of data/survey, and last the columns of each row that are doubted. */
function surveyCsv({ plans }: Survey): string {
  const rows = plans.map((plan) => [
    ...SURVEY_FIELDS.map((field) => cellOf(plan[field])),
    plan.doubts.map(({ field }) => columnOf(field)).join(" "),
  ]);
  return csvText([[...SURVEY_COLUMNS, "doubted_columns"], ...rows]);
}

/** What one card has in each column. What is not known, and what does not apply, is empty. */
const COLUMNS: Record<string, (card: OpenCard) => string | number | boolean | null> = {
  id: (card) => card.id,
  name: (card) => card.name,
  issuer: (card) => card.issuer,
  apr_low_percent: (card) => card.aprLow,
  apr_high_percent: (card) => card.aprHigh,
  intro_apr_percent: (card) => card.terms.introOffers[0]?.apr ?? null,
  intro_months_transfers: (card) => introMonths(card, "transfers"),
  intro_months_purchases: (card) => introMonths(card, "purchases"),
  annual_fee_dollars: (card) => card.terms.annualFee,
  rewards: (card) => card.rewards,
  rating_of_5: (card) => card.rating,
  category: (card) => card.category,
  credit_required: ({ terms }) => termText("creditLevels", terms),
  credit_range: ({ terms }) => termText("creditScores", terms),
  transfer_fee: ({ terms: { transferFee: fee } }) => (fee === null ? "unknown" : fee === "none" ? "none" : "charged"),
  transfer_fee_percent: ({ terms: { transferFee: fee } }) => (fee === null || fee === "none" ? null : fee.percent),
  transfer_fee_minimum_dollars: ({ terms: { transferFee: fee } }) =>
    fee === null || fee === "none" ? null : fee.minimum,
  foreign_transaction_fee: ({ terms }) => termText("foreignFee", terms) || "Unknown",
  best_for: (card) => card.bestFor,
  featured: (card) => card.featured,
  recommended: (card) => card.recommended,
  terms_as_of: (card) => aprAsOf(card),
  terms_stated_by: (card) => statementOf(card, "purchaseApr")?.by ?? null,
  page: (card) => card.page,
};

function introMonths({ terms: { introOffers } }: OpenCard, scope: IntroScope): number | null {
  return offerFor(introOffers, scope)?.months ?? null;
}

function csvOf(cards: readonly OpenCard[]): string {
  const rows = cards.map((card) =>
    Object.values(COLUMNS).map((read) => {
      const value = read(card);
      return typeof value === "string" ? csvPlainText(value) : String(value ?? "");
    }),
  );
  return csvText([Object.keys(COLUMNS), ...rows]);
}

const json = (data: object) => `${JSON.stringify(data, null, 2)}\n`;

/** The files below `/data/`, by their address. */
export function openDataFiles(
  content: Pick<Content, "site" | "cards" | "guides" | "surveys" | "history" | "medians">,
): Record<string, string> {
  const { site, cards, guides, history, medians } = content;
  const [survey] = content.surveys;
  const openCards = cards.map((card) => openCard(card, site));
  const openGuides = guides.map((guide) =>
    openGuideSchema.strip().parse({ ...guide, page: site.url + guidePath(guide.name) }),
  );
  const cardsAsOf = newestOf(cards.map(aprAsOf), site);
  const guidesAsOf = newestOf(
    guides.map(({ factsOf, reviewed }) => factsOf ?? reviewed),
    site,
  );
  const cardsFile: OpenCards = {
    ...about(site, OPEN_DATA_SCHEMAS.cards, cardsAsOf, OUR_LICENSE),
    cards: openCards,
  };
  const guidesFile: OpenGuides = {
    ...about(site, OPEN_DATA_SCHEMAS.guides, guidesAsOf, OUR_LICENSE),
    guides: openGuides,
  };
  const surveyFile: OpenSurvey | undefined = survey && {
    ...about(site, OPEN_DATA_SCHEMAS.survey, survey.period, PUBLIC_DOMAIN),
    period: survey.period,
    source: SURVEY_SOURCE,
    plans: survey.plans.map(({ changes, ...plan }) => plan),
    history,
    medians,
  };
  return {
    [OPEN_DATA.cardsJson.path]: json(cardsFile),
    [OPEN_DATA.cardsCsv.path]: csvOf(openCards),
    [OPEN_DATA.guidesJson.path]: json(guidesFile),
    [OPEN_DATA_SCHEMAS.cards]: json(z.toJSONSchema(openCardsSchema, { io: "input" })),
    [OPEN_DATA_SCHEMAS.guides]: json(z.toJSONSchema(openGuidesSchema, { io: "input" })),
    ...(survey &&
      surveyFile && {
        [OPEN_DATA.surveyJson.path]: json(surveyFile),
        [OPEN_DATA.surveyCsv.path]: surveyCsv(survey),
        [OPEN_DATA_SCHEMAS.survey]: json(z.toJSONSchema(openSurveySchema, { io: "input" })),
      }),
  };
}
