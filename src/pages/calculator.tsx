import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { CalculationChecks } from "../components/calculator/CalculationChecks";
import { CalculatorTool } from "../components/calculator/CalculatorTool";
import type { RankedCardFields } from "../components/planner/CostRanking";
import { PlannerTool } from "../components/planner/PlannerTool";
import { ScreenOnly } from "../components/calculator/ScreenOnly";
import type { LayoutSite } from "../components/page/Layout";
import { Page, crumbsTo } from "../components/page/Page";
import { Section } from "../components/ui/Section";
import { TitledGrid } from "../components/ui/TitledGrid";
import type { Site } from "../domain/site/site";
import { calculatorData } from "../domain/site/structured-data";
import { Island } from "../islands/Island";
import { ROUTES } from "../site/routes";
import * as styles from "./calculator.module.css";

type Data = { site: LayoutSite & Pick<Site, "calculator">; cards: { nodes: RankedCardFields[] } };

const { path, label } = ROUTES.calculator;
const TITLE = "Credit Card Payoff Calculator";

export default function CalculatorPage({ data: { site, cards } }: PageProps<Data>) {
  const { calculator } = site;
  return (
    <Page
      site={site}
      path={path}
      title={TITLE}
      description={calculator.description}
      intro={calculator.intro}
      crumbs={crumbsTo(label, path)}
      data={[calculatorData(site, TITLE, calculator.intro)]}
    >
      <div className={`${styles.tool ?? ""} follows-query`}>
        <ScreenOnly>
          <Section>
            <Island name="CalculatorTool" until="load" tool={CalculatorTool} props={{}} />
            <AdSlot page="calculator" slot={0} turn={1} />
          </Section>
        </ScreenOnly>
        <div id="planner" className={styles.planner}>
          <Island
            name="PlannerTool"
            until="use"
            tool={PlannerTool}
            props={{
              cards: cards.nodes,
              texts: { planner: calculator.planner, ranking: calculator.ranking, reminder: calculator.reminder },
              url: site.url,
            }}
          />
        </div>
      </div>
      <ScreenOnly>
        <Section title="What the interest does">
          <TitledGrid items={calculator.explanation} />
          <AdSlot page="calculator" slot={1} turn={2} />
        </Section>
        <Section title="How we calculate, and how we check" banded>
          <TitledGrid items={calculator.method} />
          <CalculationChecks intro={calculator.checks} />
        </Section>
      </ScreenOnly>
    </Page>
  );
}

export const query = graphql`
  query CalculatorPage {
    site: siteSettings {
      ...LayoutSite
      calculator
    }
    cards: allCard(sort: { order: ASC }) {
      nodes {
        id: cardId
        name
        regularApr
        introLine
        terms
      }
    }
  }
`;
