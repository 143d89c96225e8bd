import { z } from "zod";
import { cardSchema, inForceSchema } from "./card-schema";
import { date, field, httpsAddress, line, optional, text } from "./field";
import { guideSchema } from "./guide-schema";
import { historySchema, medianSchema } from "./history-schema";
import { doubtSchema, surveyPlanSchema } from "./survey-schema";

/** What the site publishes at `/data/`: documented in docs/open-data.md, with a version that others can rely on. */

/** Fields may be added under the same first number; a field that goes or changes its meaning raises it. */
export const OPEN_DATA_VERSION = "3.0";

const about = {
  $schema: field(z.url(), "The JSON Schema of this file"),
  version: field(z.literal(OPEN_DATA_VERSION), "The version of this form"),
  brand: line("The site"),
  url: field(z.url(), "The site's address"),
  asOf: date("The last day that the figures of this file describe"),
  license: field(z.url(), "The license under which this file may be used"),
  sampleData: field(z.boolean(), "Whether the figures are samples and must not be relied on"),
  notice: text("What the data is not"),
};

export const openCardSchema = z.strictObject({
  ...z.object(cardSchema.shape).omit({ featured: true, draft: true, statements: true, confirmed: true }).shape,
  ...inForceSchema.shape,
  aprLow: field(z.number(), "The low end of the regular APR, in percent a year"),
  aprHigh: field(z.number(), "The high end of the regular APR, in percent a year"),
  featured: field(z.boolean(), "Whether it is one of the editors' featured cards"),
  page: field(z.url(), "The card on this site"),
});

export const openGuideSchema = z.strictObject({
  ...guideSchema.pick({ title: true, description: true, excerpt: true, category: true, readTime: true }).shape,
  ...guideSchema.pick({ author: true, publishDate: true }).shape,
  name: line("The guide's name in its address"),
  page: field(z.url(), "The guide on this site"),
  modifiedDate: optional(date("The day of the last change; null if there was none")),
  featured: field(z.boolean(), "Whether it stands under Featured Articles"),
  related: field(z.array(line("A guide's name")), "Three related guides"),
  sources: field(
    z.array(
      z.strictObject({ label: line("What a reader can look up", 160), url: optional(httpsAddress("Its address")) }),
    ),
    "Primary sources",
  ),
});

export const openCardsSchema = z.strictObject({
  ...about,
  cards: field(z.array(openCardSchema), "All cards, in the site's order"),
});
export const openGuidesSchema = z.strictObject({
  ...about,
  guides: field(z.array(openGuideSchema), "All guides, in the site's order"),
});

const doubts = field(
  z.array(doubtSchema),
  "The values that look like reporting errors, which statistics should leave out",
);

export const openSurveySchema = z.strictObject({
  ...about,
  period: date("The last day of the half-year that was reported"),
  source: text("Who collected the terms, and how they came here"),
  plans: field(
    z.array(
      z.strictObject({
        row: field(z.int().min(1), "The plan's place in the survey: institution and product are no key"),
        ...surveyPlanSchema.shape,
        doubts,
      }),
    ),
    "All plans, as they were reported",
  ),
  history: field(
    z.array(historySchema.extend({ doubts })),
    "What was reported of our cards in each period, one row a card and period",
  ),
  medians: field(z.array(medianSchema), "The medians of each score's own rate in each period"),
});

export type OpenSurvey = z.output<typeof openSurveySchema>;
export type OpenCards = z.output<typeof openCardsSchema>;
export type OpenGuides = z.output<typeof openGuidesSchema>;
export type OpenCard = OpenCards["cards"][number];
