import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { MarketTool } from "../components/market/MarketTool";
import { MedianTable } from "../components/market/MedianTable";
import { Page, crumbsTo } from "../components/page/Page";
import { PageTop } from "../components/page/PageTop";
import { SurveySource } from "../components/page/MarketLink";
import { Collapsible } from "../components/ui/Collapsible";
import { Section } from "../components/ui/Section";
import { TitledGrid } from "../components/ui/TitledGrid";
import { type Card, costFields } from "../domain/cards/card";
import { movedRatesText } from "../domain/market/market-texts";
import type { TierRates } from "../domain/survey/tier-rates";
import type { PageTexts, Site } from "../domain/site/site";
import { periodText } from "../domain/text/format";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";

type Data = {
  page: {
    data: {
      site: Site;
      texts: PageTexts["market"];
      listed: { card: Card; row: number }[];
      period: string;
      plans: number;
      rates: TierRates[];
      /** The points that prime has moved by since the period. */
      moved: number;
    };
  };
};

const { path, label } = ROUTES.market;
const crumbs = crumbsTo(label, path);
const TITLE = "Credit Card APRs by Credit Score";

export default function MarketPage({ data }: PageProps<Data>) {
  const { site, texts, listed, period, plans, rates, moved } = data.page.data;
  // Without a score the highest tier comes first, as in the tool.
  const byTier = [...rates].reverse();
  return (
    <Page
      site={site}
      path={path}
      title={`${TITLE}: ${plans} Reported Plans`}
      description={texts.description}
      crumbs={crumbs}
    >
      <PageTop crumbs={crumbs} notice={texts.notice}>
        <h1>{TITLE}</h1>
      </PageTop>
      <Section>
        <Island
          name="MarketTool"
          until="load"
          tool={MarketTool}
          props={{
            count: plans,
            rates: byTier,
            period,
            listed: listed.map(({ row, card }) => ({ row, card: costFields(card) })),
            advice: texts.advice,
          }}
        />
        <AdSlot page="market" />
      </Section>
      <Section title="What these figures are" banded>
        <p className="text-width">{`${texts.intro} ${movedRatesText(moved, period)}`}</p>
        <Collapsible title={`Median rates by score and size, ${periodText(period)}`}>
          <MedianTable rates={byTier} />
        </Collapsible>
        <Collapsible title="How we rank and calculate">
          <TitledGrid items={texts.method} />
          <p className="text-width step-below">{texts.costNote}</p>
        </Collapsible>
        <SurveySource period={period} />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query MarketPage {
    page(id: { eq: "page/market" }) {
      data
    }
  }
`;
