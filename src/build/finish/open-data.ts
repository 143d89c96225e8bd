import type { Content } from "../../content/content";
import { OPEN_DATA, cardPath } from "../../site/routes";

/** Data that others may use: the cards and the issuers' reports as the pages have them; docs/open-data.md names the words. */

/** For our own words; the survey is in the public domain, and so are our marks on it. */
const OUR_LICENSE = "https://creativecommons.org/licenses/by/4.0/";
const PUBLIC_DOMAIN = "https://creativecommons.org/publicdomain/zero/1.0/";

const SURVEY_SOURCE =
  "Terms of Credit Card Plans survey of the Consumer Financial Protection Bureau, a work of the US Government in the public domain; the period 2025-12-31 was copied from a derived table, not from the official workbook.";

const json = (data: object) => `${JSON.stringify(data, null, 2)}\n`;

export function openDataFiles({
  site,
  cards,
  surveys: [survey],
  history,
}: Pick<Content, "site" | "cards" | "surveys" | "history">): Record<string, string> {
  const { brand, url, asOf, sampleData, disclaimer: notice } = site;
  const about = { brand, url, asOf, sampleData, notice };
  return {
    [OPEN_DATA.cardsJson.path]: json({
      ...about,
      license: OUR_LICENSE,
      // How long ago terms were checked is the build's, not the card's.
      cards: cards.map(({ overdueAfter, ...card }) => ({ ...card, page: url + cardPath(card.id) })),
    }),
    ...(survey && {
      [OPEN_DATA.surveyJson.path]: json({
        ...about,
        license: PUBLIC_DOMAIN,
        source: SURVEY_SOURCE,
        period: survey.period,
        plans: survey.plans,
        history,
      }),
    }),
  };
}
