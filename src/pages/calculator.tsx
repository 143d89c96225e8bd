import { type PageProps, graphql } from "gatsby";
import { BesideAd } from "../components/ads/AdSlot";
import { CalculatorTool } from "../components/calculator/CalculatorTool";
import { DebtsLink, HelpLink } from "../components/page/HelpLink";
import { ScriptNote } from "../components/visitor/ScriptNote";
import { Page, crumbsTo } from "../components/page/Page";
import { Collapsible } from "../components/ui/Collapsible";
import { Section } from "../components/ui/Section";
import { TitledGrid } from "../components/ui/TitledGrid";
import { type Card, costFields } from "../domain/cards/card";
import type { TierRates } from "../domain/survey/tier-rates";
import type { PageTexts, Site } from "../domain/site/site";
import { calculatorData } from "../domain/site/structured-data";
import { CardFaces } from "../components/cards/CardFace";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";

type Data = { page: { data: { site: Site; texts: PageTexts["calculator"]; cards: Card[]; rates: TierRates[] } } };

const { path, label } = ROUTES.calculator;
const TITLE = "Credit Card Payoff Calculator";

export default function CalculatorPage({ data }: PageProps<Data>) {
  const { site, texts, cards, rates } = data.page.data;
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={texts.description}
      intro={texts.intro}
      crumbs={crumbsTo(label, path)}
      data={[calculatorData(site, TITLE, texts.intro)]}
    >
      <CardFaces cards={cards} />
      <div className="follows-query">
        <Section>
          <ScriptNote />
          <Island
            name="CalculatorTool"
            until="load"
            tool={CalculatorTool}
            props={{ cards: cards.map(costFields), rates, help: site.help, brand: site.brand }}
          />
        </Section>
      </div>
      <div className="not-printed">
        <Section title="What interest does to your debt">
          <BesideAd page="calculator" slot={0} turn={1}>
            <TitledGrid items={texts.explanation} />
          </BesideAd>
          <BesideAd page="calculator" slot={1} turn={2}>
            <Collapsible title="How we calculate">
              <TitledGrid items={texts.method} />
            </Collapsible>
            <DebtsLink />
            <HelpLink help={site.help} />
          </BesideAd>
        </Section>
      </div>
    </Page>
  );
}

export const query = graphql`
  query CalculatorPage {
    page(id: { eq: "page/calculator" }) {
      data
    }
  }
`;
