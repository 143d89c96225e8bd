import { type PageProps, graphql } from "gatsby";
import { AdSlot } from "../components/ads/AdSlot";
import { PayoffCalculator } from "../components/calculator/PayoffCalculator";
import { Layout, type LayoutSite } from "../components/site/Layout";
import { Seo } from "../components/site/Seo";
import { PageTitle } from "../components/ui/PageTitle";
import { Section } from "../components/ui/Section";
import { TitledGrid } from "../components/ui/TitledGrid";
import type { Site } from "../domain/site";
import { breadcrumbData, calculatorData } from "../domain/structured-data";
import { ROUTES } from "../site/routes";

type Data = { site: LayoutSite & Pick<Site, "calculator"> };

const { path, label } = ROUTES.calculator;
const TITLE = "Credit Card Payoff Calculator";
const CRUMBS = [
  { name: ROUTES.home.label, path: ROUTES.home.path },
  { name: label, path },
];

export default function CalculatorPage({ data: { site } }: PageProps<Data>) {
  const { calculator } = site;
  return (
    <Layout site={site} path={path}>
      <Seo
        site={site}
        title={`${TITLE} | ${site.brand}`}
        description={calculator.description}
        path={path}
        structuredData={[calculatorData(site, TITLE, calculator.description), breadcrumbData(CRUMBS, site)]}
      />
      <PageTitle title={TITLE} intro={calculator.intro} crumbs={CRUMBS} />
      <Section>
        <PayoffCalculator />
        <AdSlot page="calculator" slot={0} turn={1} />
      </Section>
      <Section title="What the interest does">
        <TitledGrid items={calculator.explanation} />
        <AdSlot page="calculator" slot={1} turn={2} />
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query CalculatorPage {
    site: siteSettings {
      ...LayoutSite
      calculator
    }
  }
`;
