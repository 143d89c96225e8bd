import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { LowestPlans } from "../components/market/LowestPlans";
import { MarketTool } from "../components/market/MarketTool";
import { MedianHistory } from "../components/market/MedianHistory";
import { MedianTable } from "../components/market/MedianTable";
import { RateChart } from "../components/survey/RateChart";
import { SurveySource } from "../components/survey/SurveySource";
import type { LayoutSite } from "../components/page/Layout";
import { Page, crumbsTo } from "../components/page/Page";
import { Fold } from "../components/ui/Fold";
import { Notice } from "../components/ui/Notice";
import { PointList } from "../components/ui/PointList";
import { Section } from "../components/ui/Section";
import { TitledGrid } from "../components/ui/TitledGrid";
import { doubtCounts, movedRatesText, notAskedText } from "../domain/market/market-texts";
import type { MedianRow } from "../domain/market/medians";
import type { Plan } from "../domain/market/plan";
import { TIER_WORDS } from "../domain/market/tier";
import { type TierRates, allRates, gapText } from "../domain/market/tier-rates";
import type { PageTexts } from "../domain/site/site";
import { surveyData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";
import * as styles from "./market.module.css";

type Data = {
  site: LayoutSite;
  page: { texts: PageTexts["market"] };
  file: { period: string; primeMove: number; path: string; rates: TierRates[]; plans: Plan[]; medians: MedianRow[] };
};

const { path, label } = ROUTES.market;
const TITLE = "Credit Card Rates That Issuers Reported";

export default function MarketPage({ data: { site, page, file } }: PageProps<Data>) {
  const { texts } = page;
  const { period, rates, plans } = file;
  // Without a score the highest tier comes first, as in the tool.
  const byTier = [...rates].reverse();
  const [highest] = byTier;
  const doubted = plans.reduce((sum, { doubts }) => sum + doubts.length, 0);
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={texts.description}
      intro={texts.intro}
      lead={<Notice>{texts.notice}</Notice>}
      crumbs={crumbsTo(label, path)}
      data={[surveyData(site, TITLE, texts.intro)]}
    >
      <Section title="Find a plan">
        {highest && <p className="text-width">{`${gapText(highest)} ${texts.advice}`}</p>}
        <p className="text-width small-note">{movedRatesText(file.primeMove, period)}</p>
        <Island
          name="MarketTool"
          until="load"
          tool={MarketTool}
          props={{ file: file.path, count: plans.length, costNote: texts.costNote }}
        />
      </Section>
      <Section title="Median rates by score and size">
        <MedianTable rates={byTier} />
        <AdSlot page="market" />
      </Section>
      <MedianHistory medians={file.medians} rule={texts.medians} lacks={notAskedText(plans, period)} />
      <Section title="How the rates are spread">
        {highest && (
          <>
            <p>{`How many of the ${allRates(highest).length} plans for ${TIER_WORDS[highest.tier].among} have which APR.`}</p>
            <RateChart rates={highest} />
          </>
        )}
      </Section>
      <Section title="The 25 lowest rates of plans sold nationwide">
        {byTier.map(({ tier }) => (
          <LowestPlans key={tier} plans={plans} tier={tier} />
        ))}
      </Section>
      <Section title="What these figures are" banded>
        <TitledGrid items={texts.method} />
        <Fold title={`${doubted} reported values are left out: they look like reporting errors`}>
          <PointList points={doubtCounts(plans)} />
        </Fold>
        <div className={styles.source}>
          <SurveySource period={period} />
        </div>
      </Section>
    </Page>
  );
}

export const query = graphql`
  query MarketPage {
    site: siteSettings {
      ...LayoutSite
    }
    page: pageTexts(name: { eq: "market" }) {
      texts
    }
    file: marketFile {
      period
      primeMove
      path
      rates
      plans
      medians
    }
  }
`;
